import { matchesSearch, type ProjectState } from '@ddak/domain';
import { sceneRow } from '../../scene-row.ts';
import type { Cell, Shown } from '../scene-columns.ts';

/** GR10: the cells that show the words, in the order in which they are read. No words are in no cell. */
export function findCells(state: ProjectState, { rowIds, columns }: Shown, words: string): Cell[] {
  if (words.trim() === '') return [];
  return rowIds.flatMap((rowId) => {
    const scene = state.scene.get(rowId);
    if (!scene) return [];
    const { cells } = sceneRow(state, scene);
    return columns.flatMap((column) =>
      cells[column] !== '' && matchesSearch([cells[column]], words) ? [{ rowId, column }] : [],
    );
  });
}
