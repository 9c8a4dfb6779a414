import type { RowView } from './day-view.ts';

/** Pixels, as the looks of the board have them. */
const HEIGHT = {
  desk: { scene: 48, phase: 26, gap: 23 },
  phone: { scene: 51, phase: 44, gap: 24 },
};

/** How high a row of a day is drawn, with the free time before it. */
export function heightOf(row: RowView, phone: boolean): number {
  const height = phone ? HEIGHT.phone : HEIGHT.desk;
  return height[row.kind] + (row.gapBefore > 0 ? height.gap : 0);
}
