import type { TimeOfDay } from '@ddak/domain';
import { CHANGED_BAR, CHANGED_FILL, HEAD_FILL, PHASE_FILL, timeTint } from '../pdf/tints.ts';

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

/** As a time's tint in print, where it has one. */
export function timeFill(time: TimeOfDay | null): string | undefined {
  const tint = timeTint(time);
  return tint && argb(tint);
}
