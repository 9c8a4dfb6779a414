import type { Shown } from './cell-range.ts';
import { type Cell, isEditable } from './scene-columns.ts';

/** The cell that is reached from a cell by moving; Tab runs on over the end of a row and passes what cannot be edited. */
export function moveCell(
  cell: Cell,
  by: { readonly rows: number; readonly columns: number } | 'next' | 'previous',
  { sceneIds, columns }: Shown,
): Cell {
  const row = Math.max(0, sceneIds.indexOf(cell.sceneId));
  const column = columns.indexOf(cell.column);
  if (typeof by === 'object') {
    const sceneId = sceneIds[Math.min(sceneIds.length - 1, Math.max(0, row + by.rows))] ?? cell.sceneId;
    return { sceneId, column: columns[Math.min(columns.length - 1, Math.max(0, column + by.columns))]! };
  }
  const step = by === 'next' ? 1 : -1;
  let at = row * columns.length + column + step;
  while (at >= 0 && at < sceneIds.length * columns.length && !isEditable(columns[at % columns.length]!))
    at += step;
  const target = sceneIds[Math.floor(at / columns.length)];
  return target === undefined ? cell : { sceneId: target, column: columns[at % columns.length]! };
}
