import type { Cell, SceneColumn } from './scene-columns.ts';

/** What the table shows: its rows and its columns, each in their order. */
export interface Shown {
  readonly sceneIds: readonly string[];
  readonly columns: readonly SceneColumn[];
}

/** A rectangle of cells, by their places in what is shown; both ends are within. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** GR8: the cells between two corners; null where one of them is not shown. */
export function rangeBetween(one: Cell, other: Cell, { sceneIds, columns }: Shown): CellRange | null {
  const rows = [sceneIds.indexOf(one.sceneId), sceneIds.indexOf(other.sceneId)];
  const across = [columns.indexOf(one.column), columns.indexOf(other.column)];
  if (Math.min(...rows, ...across) < 0) return null;
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...across),
    right: Math.max(...across),
  };
}

export const heightOf = ({ top, bottom }: CellRange): number => bottom - top + 1;
export const widthOf = ({ left, right }: CellRange): number => right - left + 1;
export const sizeOf = (range: CellRange): number => heightOf(range) * widthOf(range);

/** What is said of a range to those who do not see it. */
export const rangeWords = (range: CellRange): string =>
  `${heightOf(range)}줄 ${widthOf(range)}열, ${sizeOf(range)}칸 선택`;
