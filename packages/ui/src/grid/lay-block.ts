import { type CellRange, rangeHeight, rangeWidth } from './cell-range.ts';
import type { GridShown } from './grid-cell.ts';
import { readTsv } from './read-tsv.ts';

/** The texts that are put into the cells of one row. */
export interface RowTexts<C extends string = string> {
  readonly rowId: string;
  readonly cells: readonly (readonly [C, string])[];
}

export interface LaidBlock<C extends string> {
  readonly rows: readonly RowTexts<C>[];
  /** So many rows of the block stand below the last row of the grid. */
  readonly rowsLeft: number;
  /** So many columns of it stand beyond the last column. */
  readonly columnsLeft: number;
}

/**
 * GR7, GR8: a block of cells that is put into a grid with its first cell at the range's first. A range that is the block
 * several times over is filled with it, so that one cell fills any range.
 */
export function layBlock<C extends string>(
  { rowIds, columns }: GridShown<C>,
  range: CellRange,
  text: string,
): LaidBlock<C> {
  const block = readTsv(text);
  const wide = Math.max(...block.map((cells) => cells.length));
  const fits = rangeHeight(range) % block.length === 0 && rangeWidth(range) % wide === 0;
  const [height, width] = fits ? [rangeHeight(range), rangeWidth(range)] : [block.length, wide];
  const rows = rowIds.slice(range.top, range.top + height).map((rowId, i) => {
    const cells = block[i % block.length]!;
    return {
      rowId,
      cells: columns.slice(range.left, range.left + width).flatMap((column, j) => {
        const typed = cells[j % wide];
        return typed === undefined ? [] : [[column, unmarked(typed)] as const];
      }),
    };
  });
  return {
    rows,
    rowsLeft: Math.max(0, range.top + height - rowIds.length),
    columnsLeft: Math.max(0, range.left + width - columns.length),
  };
}

/** Without the mark that keeps a text from being run as a formula (TI3). */
const unmarked = (typed: string): string => typed.replace(/^'(?=[=+\-@])/, '');
