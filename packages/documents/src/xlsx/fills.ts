import type { TimeMark } from '@ddak/domain';
import { CHANGED_BAR, CHANGED_FILL, HEAD_FILL, PHASE_FILL, TIME_TINTS } from '../pdf/tints.ts';

const argb = (hex: string): string => `FF${hex.slice(1)}`;

/** The grounds of the printed sheet as a spreadsheet writes colours. */
export const FILLS = {
  head: argb(HEAD_FILL),
  phase: argb(PHASE_FILL),
  band: 'FFDFE4EB',
  changed: argb(CHANGED_FILL),
} as const;

/** CS22: the left edge of a changed line. */
export const BAR_COLOUR = argb(CHANGED_BAR);

export const timeFill = (mark: TimeMark): string | undefined =>
  mark === '' ? undefined : argb(TIME_TINTS[mark]);
