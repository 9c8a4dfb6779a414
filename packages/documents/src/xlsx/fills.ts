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

/** A script's own word for a time that is no letter (`해 질 녘`) has none. */
export const timeFill = (mark: string): string | undefined =>
  Object.hasOwn(TIME_TINTS, mark) ? argb(TIME_TINTS[mark as keyof typeof TIME_TINTS]) : undefined;
