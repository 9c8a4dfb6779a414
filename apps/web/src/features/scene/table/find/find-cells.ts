import { matchesSearch, type ProjectState } from '@ddak/domain';
import { sceneRow } from '../../scene-row.ts';
import type { Shown } from '../cell-range.ts';
import type { Cell } from '../scene-columns.ts';

/** GR10: the cells that show the words, in the order in which they are read. No words are in no cell. */
export function findCells(state: ProjectState, { sceneIds, columns }: Shown, words: string): Cell[] {
  if (words.trim() === '') return [];
  return sceneIds.flatMap((sceneId) => {
    const scene = state.scene.get(sceneId);
    if (!scene) return [];
    const { cells } = sceneRow(state, scene);
    return columns.flatMap((column) =>
      cells[column] !== '' && matchesSearch([cells[column]], words) ? [{ sceneId, column }] : [],
    );
  });
}

/**
 * The place among the matches that is jumped to from a cell: the next one behind it or before it, round the ends; or with
 * `here` the cell itself, where it is one. -1: there is none.
 */
export function nextMatch(
  matches: readonly Cell[],
  { sceneIds, columns }: Shown,
  from: Cell | null,
  towards: 'here' | 'next' | 'previous',
): number {
  if (matches.length === 0) return -1;
  if (!from) return towards === 'previous' ? matches.length - 1 : 0;
  const rows = new Map(sceneIds.map((sceneId, row) => [sceneId, row]));
  const placeOf = (cell: Cell) =>
    (rows.get(cell.sceneId) ?? -1) * columns.length + columns.indexOf(cell.column);
  const place = placeOf(from);
  if (towards === 'previous') {
    const before = matches.findLastIndex((match) => placeOf(match) < place);
    return before < 0 ? matches.length - 1 : before;
  }
  const behind = matches.findIndex(
    (match) => placeOf(match) > place || (towards === 'here' && placeOf(match) === place),
  );
  return Math.max(0, behind);
}
