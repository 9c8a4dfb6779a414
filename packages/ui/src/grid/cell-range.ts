import type { GridCell, GridShown } from './grid-cell.ts';

/** A rectangle of cells, by their places in what is shown; both ends are within. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** GR8: the cells between two corners; null where one of them is not shown. */
export function rangeBetween(
  one: GridCell,
  other: GridCell,
  { rowIds, columns }: GridShown,
): CellRange | null {
  const rows = [rowIds.indexOf(one.rowId), rowIds.indexOf(other.rowId)];
  const across = [columns.indexOf(one.column), columns.indexOf(other.column)];
  if (Math.min(...rows, ...across) < 0) return null;
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...across),
    right: Math.max(...across),
  };
}

export const rangeHeight = ({ top, bottom }: CellRange): number => bottom - top + 1;
export const rangeWidth = ({ left, right }: CellRange): number => right - left + 1;
export const rangeSize = (range: CellRange): number => rangeHeight(range) * rangeWidth(range);

/** What is said of a range to those who do not see it. */
export const rangeWords = (range: CellRange): string =>
  `${rangeHeight(range)}줄 ${rangeWidth(range)}열, ${rangeSize(range)}칸 선택`;
