import type { SourceLine } from '../lines/source-line.ts';

/** A cell with its lines; a cell that is empty in the file is not there. */
export interface GridCell {
  column: number;
  span: number;
  /** Indices of its source lines. */
  lines: number[];
  text: string;
}

export interface GridRow {
  row: number;
  cells: GridCell[];
}

/** A table as its cells say, in reading order. */
export interface TableGrid {
  id: number;
  rows: GridRow[];
  columns: number;
}

/** The tables of a document, by the cells that its lines stand in. */
export function findGrids(lines: readonly SourceLine[]): TableGrid[] {
  const grids = new Map<number, Map<number, Map<number, GridCell>>>();
  lines.forEach(({ cell, text }, at) => {
    if (!cell) return;
    const rows = grids.get(cell.table) ?? new Map<number, Map<number, GridCell>>();
    const cells = rows.get(cell.row) ?? new Map<number, GridCell>();
    const own = cells.get(cell.column);
    if (own) {
      own.lines.push(at);
      own.text += `\n${text}`;
    } else cells.set(cell.column, { column: cell.column, span: cell.span, lines: [at], text });
    rows.set(cell.row, cells);
    grids.set(cell.table, rows);
  });
  return [...grids].map(([id, rows]) => {
    const all = [...rows]
      .sort(([a], [b]) => a - b)
      .map(([row, cells]) => ({ row, cells: [...cells.values()].sort((a, b) => a.column - b.column) }));
    const columns = all.reduce((most, { cells }) => {
      const last = cells.at(-1);
      return last ? Math.max(most, last.column + last.span) : most;
    }, 0);
    return { id, rows: all, columns };
  });
}

/** The cell that stands in a column, be it merged over several. */
export const cellAt = (row: GridRow, column: number): GridCell | undefined =>
  row.cells.find((cell) => cell.column <= column && column < cell.column + cell.span);
