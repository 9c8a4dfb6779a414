import type { Id, ProjectState } from '@ddak/domain';
import { sceneRow } from '../scene-row.ts';
import type { CellRange, Shown } from './cell-range.ts';
import type { RowTexts } from './fill-cells.ts';
import { isEditable } from './scene-columns.ts';

/** What the cells of a range show. */
export function rangeTexts(state: ProjectState, { sceneIds, columns }: Shown, range: CellRange): string[][] {
  const picked = columns.slice(range.left, range.right + 1);
  return sceneIds.slice(range.top, range.bottom + 1).flatMap((sceneId) => {
    const scene = state.scene.get(sceneId);
    if (!scene) return [];
    const { cells } = sceneRow(state, scene);
    return [picked.map((column) => cells[column])];
  });
}

/** Nothing, for every cell of a range that can be empty: a scene always has its number. */
export function emptyTexts({ sceneIds, columns }: Shown, range: CellRange): RowTexts[] {
  const picked = columns
    .slice(range.left, range.right + 1)
    .filter((column) => column !== 'number' && isEditable(column));
  return sceneIds
    .slice(range.top, range.bottom + 1)
    .map((sceneId: Id) => ({ sceneId, cells: picked.map((column) => [column, ''] as const) }));
}
