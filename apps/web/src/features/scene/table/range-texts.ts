import type { ProjectState } from '@ddak/domain';
import type { CellRange, RowTexts } from '@ddak/ui';
import { sceneRow } from '../scene-row.ts';
import { isEditable, type SceneColumn, type Shown } from './scene-columns.ts';

/** What the cells of a range show. */
export function rangeTexts(state: ProjectState, { rowIds, columns }: Shown, range: CellRange): string[][] {
  const picked = columns.slice(range.left, range.right + 1);
  return rowIds.slice(range.top, range.bottom + 1).flatMap((rowId) => {
    const scene = state.scene.get(rowId);
    if (!scene) return [];
    const { cells } = sceneRow(state, scene);
    return [picked.map((column) => cells[column])];
  });
}

/** Nothing, for every cell of a range that can be empty: a scene always has its number. */
export function emptyTexts({ rowIds, columns }: Shown, range: CellRange): RowTexts<SceneColumn>[] {
  const picked = columns
    .slice(range.left, range.right + 1)
    .filter((column) => column !== 'number' && isEditable(column));
  return rowIds
    .slice(range.top, range.bottom + 1)
    .map((rowId) => ({ rowId, cells: picked.map((column) => [column, ''] as const) }));
}
