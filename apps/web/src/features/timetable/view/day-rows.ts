import type { RowView } from './day-view.ts';

/** An entry of a day's list: a row and its number, or (`row` null) where a drop would land. */
export interface DayRow {
  readonly key: string;
  readonly row: RowView | null;
  readonly at: number;
}

const GHOST: DayRow = { key: 'ghost', row: null, at: 0 };
/** Pixels, as the looks of the board have them. */
const HEIGHT = {
  desk: { scene: 48, phase: 26, gap: 23, ghost: 48 },
  phone: { scene: 51, phase: 44, gap: 24, ghost: 48 },
};

/** The rows of a day with the place of a drop among them: after a row, first (null), or nowhere (undefined). */
export function rowsWithGhost(rows: readonly RowView[], ghostAfter: string | null | undefined): DayRow[] {
  const entries = rows.map((row, i): DayRow => ({ key: row.rowId, row, at: i + 1 }));
  if (ghostAfter === undefined) return entries;
  const after = ghostAfter === null ? -1 : rows.findIndex((row) => row.rowId === ghostAfter);
  return entries.toSpliced(after + 1, 0, GHOST);
}

/** How high it is drawn, with the free time before it. */
export function heightOf({ row }: DayRow, phone: boolean): number {
  const height = phone ? HEIGHT.phone : HEIGHT.desk;
  if (!row) return height.ghost;
  return height[row.kind] + (row.gapBefore > 0 ? height.gap : 0);
}
