import type { SheetRow, TableSheet } from '../../table/table.ts';
import { readSheetCells, type SheetCell } from '../xlsx/sheet-cells.ts';
import { openXlsx } from '../xlsx/xlsx.ts';
import { plainCell } from './plain-cell.ts';
import { holdLimits, MOST_CELLS } from './sheet-limits.ts';

/** The sheets of a workbook in the order of their tabs; formulas as what they came to when it was saved. */
export function xlsxSheets(bytes: Uint8Array): TableSheet[] {
  const { sheets, textOfPart, shared } = openXlsx(bytes);
  let left = MOST_CELLS + 1;
  return sheets.map(({ name, part: path, isHidden }) => {
    const cells = readSheetCells(textOfPart(path), shared, left);
    left -= cells.length;
    const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
    holdLimits(new Set(cells.map(({ row }) => row)).size, MOST_CELLS + 1 - left, columns);
    return { name, isHidden, rows: rowsOf(cells) };
  });
}

interface OpenRow {
  cells: string[];
  goesOn: number[];
  wide: [number, number][];
}

/** More empty rows between two that have text are told as so many. */
const MOST_EMPTY = 50;

/** Rows from the first to the last that has text, with the empty ones between them. */
function rowsOf(cells: readonly SheetCell[]): SheetRow[] {
  const rows = new Map<number, OpenRow>();
  for (const { row, column, span, text } of cells) {
    const open: OpenRow = rows.get(row) ?? { cells: [], goesOn: [], wide: [] };
    rows.set(row, open);
    open.cells[column] = plainCell(text);
    if (span > 1) open.wide.push([column, span]);
  }
  const filled = [...rows.keys()].sort((a, b) => a - b);
  const places = new Map(filled.map((row, i) => [row, i]));
  for (const cell of cells) if (cell.rowSpan > 1) goOn(cell, rows, filled, (places.get(cell.row) ?? 0) + 1);
  return filled.flatMap((row, i) => {
    const gap = Math.min(MOST_EMPTY, row - (filled[i - 1] ?? row - 1) - 1);
    const { cells: own = [], goesOn = [], wide = [] } = rows.get(row) ?? {};
    return [
      ...Array.from({ length: gap }, (_, n) => ({ row: row - gap + n + 1, ...EMPTY })),
      { row: row + 1, cells: Array.from(own, (cell) => cell ?? ''), goesOn, wide },
    ];
  });
}

const EMPTY = { cells: [], goesOn: [], wide: [] };

/** What a merged cell says is said in every row that it lies over. */
function goOn(
  { row, column, span, rowSpan, text }: SheetCell,
  rows: ReadonlyMap<number, OpenRow>,
  filled: readonly number[],
  from: number,
): void {
  for (let i = from; i < filled.length; i++) {
    const below = filled[i] as number;
    const open = rows.get(below) as OpenRow;
    // Merges that lie over each other would be told again and again.
    if (below >= row + rowSpan || open.goesOn.includes(column)) return;
    open.cells[column] ||= plainCell(text);
    open.goesOn.push(column);
    if (span > 1) open.wide.push([column, span]);
  }
}
