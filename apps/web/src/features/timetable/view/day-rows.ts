import { STRIP_HEIGHTS, USUAL_LOOK } from '../strip-look/strip-look.ts';
import type { RowView } from './day-view.ts';

/** Pixels, as the looks of the board have them. */
const HEIGHT = {
  desk: { phase: 26, gap: 23 },
  phone: { phase: 44, gap: 24 },
};

/** How high a row of a day is drawn, with the free time before it. */
export function heightOf(row: RowView, phone: boolean): number {
  const height = phone ? HEIGHT.phone : HEIGHT.desk;
  return heightAlone(row, phone) + (row.gapBefore > 0 ? height.gap : 0);
}

function heightAlone(row: RowView, phone: boolean): number {
  if (row.kind === 'phase') return (phone ? HEIGHT.phone : HEIGHT.desk).phase;
  return STRIP_HEIGHTS[phone ? 'phone' : 'desk'][row.strip.words?.lines ?? USUAL_LOOK.lines];
}
