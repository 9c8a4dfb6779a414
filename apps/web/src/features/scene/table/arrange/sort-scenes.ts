import {
  type ProjectState,
  plannedMinutes,
  type Scene,
  type TimeOfDay,
  timetableAllocation,
} from '@ddak/domain';
import { sceneRow } from '../../scene-row.ts';
import type { SceneColumn } from '../scene-columns.ts';
import type { Sorting } from './arrangement.ts';

/** What a scene is sorted by; null: its cell is empty, and it comes last in both directions. */
type SortKey = string | number | null;

/** As a day goes by. */
const TIMES: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'night'];

const collator = new Intl.Collator('ko', { numeric: true });

/** GR14: scenes by what a column shows, numbers as numbers; what is equal keeps the order that it has. */
export function sortScenes(
  state: ProjectState,
  scenes: readonly Scene[],
  { column, descending }: Sorting,
): readonly Scene[] {
  // They come in the order of their numbers.
  if (column === 'number') return descending ? scenes.toReversed() : scenes;
  const keyed = scenes.map((scene) => ({ scene, key: sortKey(state, scene, column) }));
  const sign = descending ? -1 : 1;
  return keyed.sort((a, b) => compareKeys(a.key, b.key, sign)).map(({ scene }) => scene);
}

function compareKeys(a: SortKey, b: SortKey, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}

function sortKey(state: ProjectState, scene: Scene, column: SceneColumn): SortKey {
  switch (column) {
    case 'time':
      return scene.timeOfDay === null ? null : TIMES.indexOf(scene.timeOfDay);
    case 'cuts':
      return scene.cutCount;
    case 'length':
      return lengthKey(state, scene);
    case 'planned': {
      const project = state.project.get(scene.projectId);
      return project && scene.status !== 'omitted' ? plannedMinutes(scene, project) : null;
    }
    case 'days':
      return timetableAllocation(state, scene._id)[0]?.tableDate ?? null;
    default:
      return sceneRow(state, scene).cells[column] || null;
  }
}

/** SL6 */
function lengthKey(state: ProjectState, { projectId, pages, screenMinutes }: Scene): SortKey {
  if (!state.project.get(projectId)?.showEighths && screenMinutes !== null) return screenMinutes;
  return pages === 0 ? null : pages / 8;
}
