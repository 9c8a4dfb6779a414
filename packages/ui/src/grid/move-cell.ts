import type { GridCell, GridShown } from './grid-cell.ts';

/** The cell that is reached from a cell by moving; Tab runs on over the end of a row and passes what cannot be edited. */
export function moveCell<C extends string>(
  cell: GridCell<C>,
  by: { readonly rows: number; readonly columns: number } | 'next' | 'previous',
  { rowIds, columns }: GridShown<C>,
  isEditable: (column: C) => boolean,
): GridCell<C> {
  const row = Math.max(0, rowIds.indexOf(cell.rowId));
  const column = columns.indexOf(cell.column);
  if (typeof by === 'object') {
    const rowId = rowIds[Math.min(rowIds.length - 1, Math.max(0, row + by.rows))] ?? cell.rowId;
    return { rowId, column: columns[Math.min(columns.length - 1, Math.max(0, column + by.columns))]! };
  }
  const step = by === 'next' ? 1 : -1;
  let at = row * columns.length + column + step;
  while (at >= 0 && at < rowIds.length * columns.length && !isEditable(columns[at % columns.length]!))
    at += step;
  const target = rowIds[Math.floor(at / columns.length)];
  return target === undefined ? cell : { rowId: target, column: columns[at % columns.length]! };
}
