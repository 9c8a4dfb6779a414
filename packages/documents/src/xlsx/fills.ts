import type { TimeMark } from '@ddak/domain';
import { HEAD_FILL, PHASE_FILL, TIME_TINTS } from '../pdf/tints.ts';

const argb = (hex: string): string => `FF${hex.slice(1)}`;

/** The grounds of the printed sheet as a spreadsheet writes colours. */
export const FILLS = { head: argb(HEAD_FILL), phase: argb(PHASE_FILL), band: 'FFDFE4EB' } as const;

export const timeFill = (mark: TimeMark): string | undefined =>
  mark === '' ? undefined : argb(TIME_TINTS[mark]);
