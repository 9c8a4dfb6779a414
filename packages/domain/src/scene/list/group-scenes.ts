import { shortDate } from '../../kernel/date.ts';
import type { ProjectState } from '../../state.ts';
import { dayName } from '../../timetable/day-name.ts';
import { dayNumbers } from '../../timetable/day-no.ts';
import { currentBoard } from '../../timetable/rows-of.ts';
import type { Scene } from '../scene.ts';
import { episodeNumbers } from '../scene-label.ts';
import { scenePlace } from '../sets/scene-place.ts';
import { timetableAllocation } from '../timetable-allocation.ts';
import type { SceneGrouping } from './arrangement.ts';

/** Scenes that stand under one title. */
export interface SceneGroup {
  /** Null: they stand under none. */
  readonly title: string | null;
  readonly key: string;
  readonly scenes: readonly Scene[];
}

interface Place {
  readonly key: string;
  readonly title: string;
  /** Groups come by it, then by their title. */
  readonly rank: string;
}

const collator = new Intl.Collator('ko', { numeric: true });
/** Behind every date and every other title. */
const LAST = '\uffff';

/**
 * GR14: a scene stands in one group. Days are those of the current board, and one that is split stands on its first.
 * Places are those that a board goes by (SL9).
 */
export function groupScenes(
  state: ProjectState,
  scenes: readonly Scene[],
  groupBy: SceneGrouping,
): readonly SceneGroup[] {
  const isSeries = [...state.project.values()].some(({ projectType }) => projectType === 'series');
  if (groupBy === 'none' || (groupBy === 'number' && !isSeries)) return [{ key: 'all', title: null, scenes }];
  const placeOf = { number: byEpisode, place: byPlace, day: byDay }[groupBy](state);
  const groups = new Map<string, { readonly at: Place; readonly scenes: Scene[] }>();
  for (const scene of scenes) {
    const at = placeOf(scene);
    const group = groups.get(at.key);
    if (group) group.scenes.push(scene);
    else groups.set(at.key, { at, scenes: [scene] });
  }
  return [...groups.values()]
    .sort((a, b) => collator.compare(a.at.rank, b.at.rank) || collator.compare(a.at.title, b.at.title))
    .map(({ at, scenes: under }) => ({ key: at.key, title: at.title, scenes: under }));
}

function byEpisode(state: ProjectState) {
  const numbers = episodeNumbers(state);
  return ({ projectId, episodeId }: Scene): Place => {
    const number = String(numbers.get(episodeId) ?? '');
    return {
      key: episodeId,
      title: `${number}${state.project.get(projectId)?.episodeWord ?? ''}`,
      rank: number,
    };
  };
}

const byPlace =
  (state: ProjectState) =>
  (scene: Scene): Place => {
    const place = scenePlace(state, scene);
    if (!place) return { key: 'no-place', title: '장소 없음', rank: LAST };
    return { key: `place-${place.key}`, title: place.name, rank: '' };
  };

function byDay(state: ProjectState) {
  const board = currentBoard(state);
  const numbers = board ? dayNumbers(state, board._id) : new Map<string, number>();
  return (scene: Scene): Place => {
    const [day] = timetableAllocation(state, scene._id);
    if (!day) return { key: 'no-day', title: '미배정', rank: LAST };
    return {
      key: `day-${day._id}`,
      title: `${dayName(day, numbers.get(day._id))} · ${shortDate(day.tableDate)}`,
      rank: `${day.tableDate} ${day.unit}`,
    };
  };
}
