import type { TimeOfDay } from '../../screenplay/organised.ts';
import type { ProjectState } from '../../state.ts';
import { castNames } from '../characters/cast-names.ts';
import { plannedMinutes } from '../planned-minutes.ts';
import type { Scene } from '../scene.ts';
import { timetableAllocation } from '../timetable-allocation.ts';
import type { SceneSorting } from './arrangement.ts';
import { itemTexts } from './item-texts.ts';
import type { SceneColumn } from './scene-columns.ts';

/** What a scene is sorted by; null: its cell is empty, and it comes last in both directions. */
type SortKey = string | number | null;

/** As a day goes by. */
const TIMES: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'night'];

const collator = new Intl.Collator('ko', { numeric: true });

/** GR14: scenes by what a column shows, numbers as numbers; what is equal keeps the order that it has. */
export function sortScenes(
  state: ProjectState,
  scenes: readonly Scene[],
  { column, descending }: SceneSorting,
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

function sortKey(state: ProjectState, scene: Scene, column: Exclude<SceneColumn, 'number'>): SortKey {
  switch (column) {
    case 'setName':
    case 'shootKind':
    case 'setting':
    case 'synopsis':
    case 'sequence':
    case 'note':
      return scene[column] || null;
    case 'location':
      return (scene.location && state.location.get(scene.location)?.realName) || null;
    case 'time':
      return scene.timeOfDay === null ? null : TIMES.indexOf(scene.timeOfDay);
    case 'cast':
      return [...castNames(state, [scene], 'main'), ...castNames(state, [scene], 'minor')].join() || null;
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
    case 'extras':
    case 'props':
    case 'costume':
    case 'makeup':
    case 'art':
    case 'effects':
    case 'vehicles':
    case 'others':
      return itemTexts(state, scene._id)[column] || null;
  }
}

/** SL6 */
function lengthKey(state: ProjectState, { projectId, pages, screenMinutes }: Scene): SortKey {
  if (!state.project.get(projectId)?.showEighths && screenMinutes !== null) return screenMinutes;
  return pages === 0 ? null : pages / 8;
}
