import { type CellRange, rangeHeight, rangeWidth } from './cell-range.ts';
import type { GridShown } from './grid-cell.ts';
import { type BlockHeads, type NamedColumn, readHeads } from './read-heads.ts';
import { readTsv } from './read-tsv.ts';

type Cells<C extends string> = readonly (readonly [C, string])[];

/** The texts that are put into the cells of one row. */
export interface RowTexts<C extends string = string> {
  readonly rowId: string;
  readonly cells: Cells<C>;
}

export interface LaidBlock<C extends string> {
  readonly rows: readonly RowTexts<C>[];
  /** The rows of the block for which the grid has none: below the last one, or of a name that none has. */
  readonly beyond: readonly Cells<C>[];
  /** So many columns of it stand beyond the last column. */
  readonly columnsLeft: number;
  /** GR27: what its first row names; null: it has no head. */
  readonly heads: (BlockHeads<C> & { readonly byName: boolean }) | null;
}

/** GR27: what a block with a head is laid by. */
export interface GridNames<C extends string> {
  /** Of all columns, also of those that are hidden. */
  readonly columns: readonly NamedColumn<C>[];
  /** The column by which rows are known, and the row that a text in it means; undefined: none, or more than one. */
  readonly by?: { readonly column: C; readonly rowOf: (text: string) => string | undefined } | undefined;
}

/**
 * GR7, GR8: a block of cells that is put into a grid with its first cell at the range's first. A range that is the block
 * several times over is filled with it, so that one cell fills any range. GR27: a block with a head goes by it.
 */
export function layBlock<C extends string>(
  shown: GridShown<C>,
  range: CellRange,
  text: string,
  names?: GridNames<C>,
): LaidBlock<C> {
  const block = readTsv(text).map((cells) => cells.map(unmarked));
  const heads = names && readHeads(block, names.columns, shown.columns[range.left]);
  return heads ? layByHeads(shown, range, block, heads, names.by) : layByPlace(shown, range, block);
}

type Block = readonly (readonly string[])[];

function layByPlace<C extends string>(
  { rowIds, columns }: GridShown<C>,
  range: CellRange,
  block: Block,
): LaidBlock<C> {
  const wide = Math.max(...block.map((cells) => cells.length));
  const fits = rangeHeight(range) % block.length === 0 && rangeWidth(range) % wide === 0;
  const [height, width] = fits ? [rangeHeight(range), rangeWidth(range)] : [block.length, wide];
  const into = columns.slice(range.left, range.left + width);
  const rows = Array.from({ length: height }, (_, i): Cells<C> => {
    const cells = block[i % block.length]!;
    return into.flatMap((column, j) => {
      const typed = cells[j % wide];
      return typed === undefined ? [] : [[column, typed] as const];
    });
  });
  const ids = rowIds.slice(range.top, range.top + height);
  return {
    rows: ids.map((rowId, i) => ({ rowId, cells: rows[i]! })),
    beyond: rows.slice(ids.length),
    columnsLeft: Math.max(0, range.left + width - columns.length),
    heads: null,
  };
}

function layByHeads<C extends string>(
  { rowIds }: GridShown<C>,
  { top }: CellRange,
  [, ...body]: Block,
  heads: BlockHeads<C>,
  by: GridNames<C>['by'],
): LaidBlock<C> {
  const byName = by !== undefined && heads.columns.includes(by.column);
  const rows: RowTexts<C>[] = [];
  const beyond: Cells<C>[] = [];
  // Rows of a list that are empty part it, and empty nothing here.
  for (const [i, typed] of body.filter((cells) => cells.some((text) => text.trim() !== '')).entries()) {
    const cells = cellsOf(typed, heads);
    const name = byName ? cells.find(([column]) => column === by.column)?.[1] : undefined;
    const rowId = byName ? by.rowOf(name ?? '') : rowIds[top + i];
    if (rowId === undefined) beyond.push(cells);
    else rows.push({ rowId, cells: byName ? saysOf(cells, by.column) : cells });
  }
  return { rows, beyond, columnsLeft: 0, heads: { ...heads, byName } };
}

/** What a row says of its columns; of one that several mean, a line each. */
function cellsOf<C extends string>(typed: readonly string[], { columns, texts }: BlockHeads<C>): Cells<C> {
  const said = new Map<C, string>();
  for (const [j, column] of columns.entries()) {
    if (column === null || typed[j] === undefined) continue;
    const text = texts[j]?.(typed[j]) ?? typed[j];
    said.set(column, [said.get(column), text].filter(Boolean).join('\n'));
  }
  return [...said];
}

/** What a list says of a row that it names: what it leaves empty stays as it is. */
const saysOf = <C extends string>(cells: Cells<C>, name: C): Cells<C> =>
  cells.filter(([column, text]) => column !== name && text.trim() !== '');

/** Without the mark that keeps a text from being run as a formula (TI3). */
const unmarked = (typed: string): string => typed.replace(/^'(?=[=+\-@])/, '');
