import {
  allocatedScenes,
  dayName,
  dayNumbers,
  defaultSceneFilter,
  filterScenes,
  type ProjectState,
  plannedMinutes,
  remembering,
  type Scene,
  type SceneFilter,
  scenesInOrder,
  type TimeOfDay,
  timetableAllocation,
} from '@ddak/domain';
import { type StripLook, USUAL_LOOK } from '../strip-look/strip-look.ts';
import { type StripView, stripOf } from './strip-view.ts';

/** The scene filter, and the times of day (none: all). */
export interface PoolFilter extends SceneFilter {
  readonly times: readonly TimeOfDay[];
  /** TT21: 보류함, in the place of what waits. */
  readonly parked: boolean;
}

/** SPEC.md section 9: only what waits for a day is shown at first. */
export const startFilter: PoolFilter = { ...defaultSceneFilter, times: [], parked: false };

/** Whether anything but `allocationOnly` narrows the list. */
export const isFiltered = (filter: PoolFilter): boolean =>
  filter.search.trim() !== '' ||
  [filter.episode, filter.location, filter.character, filter.times].some((part) => part.length > 0);

export interface PoolItem {
  readonly sceneId: string;
  readonly strip: StripView;
  /** `3회차`: where it stands already; empty while it waits for a day. */
  readonly days: string;
}

export interface PoolGroup {
  readonly key: string;
  readonly place: string;
  readonly items: readonly PoolItem[];
}

export interface PoolView {
  readonly groups: readonly PoolGroup[];
  readonly count: number;
  /** Whether these are the scenes that are put aside. */
  readonly showsParked: boolean;
  /** How many are put aside, shown or not. */
  readonly parked: number;
  readonly minutes: number;
  readonly eighths: number;
}

/**
 * The scenes that pass the filter, grouped by place: the real one where it is known, else the set. A place stands where
 * its first scene of the whole script does, so that it stays there while its scenes are put on days one by one.
 */
export function poolView(
  state: ProjectState,
  boardId: string,
  filter: PoolFilter,
  look: StripLook = USUAL_LOOK,
): PoolView {
  const { project, scene, episode, location, character, timetable, board, timetableRow } = state;
  const rows = [project, scene, episode, location, character, timetable, board, boardId, look];
  // Things of the breakdown are looked at where strips say them.
  const items = look.shown.includes('items') ? state.breakdownItem : null;
  // Where scenes stand is told only where those are shown that stand somewhere.
  const days = filter.allocationOnly ? allocatedScenes(state, boardId) : timetableRow;
  return rememberView(filter, [...rows, days, items], () => newPoolView(state, boardId, filter, look));
}

const rememberView = remembering<PoolFilter, PoolView>();

function newPoolView(state: ProjectState, boardId: string, filter: PoolFilter, look: StripLook): PoolView {
  const all = scenesInOrder(state);
  const asked = filter.parked ? { ...filter, allocationOnly: false } : filter;
  const scenes = filterScenes(state, all, asked, boardId).filter(
    (scene) =>
      (filter.parked ? scene.status === 'parked' : scene.status !== 'omitted' && scene.status !== 'parked') &&
      (filter.times.length === 0 || (scene.timeOfDay !== null && filter.times.includes(scene.timeOfDay))),
  );
  const numbers = dayNumbers(state, boardId);
  const groups = new Map(
    [...placesInOrder(state)].map(([key, place]) => [key, { place, items: [] as PoolItem[] }]),
  );
  for (const scene of scenes) {
    groups.get(placeOf(state, scene).key)?.items.push({
      sceneId: scene._id,
      strip: stripOf(state, scene, look),
      days: daysOf(state, scene, boardId, numbers),
    });
  }
  const sum = (count: (scene: Scene) => number) => scenes.reduce((total, scene) => total + count(scene), 0);
  return {
    groups: [...groups].flatMap(([key, group]) => (group.items.length > 0 ? [{ key, ...group }] : [])),
    count: scenes.length,
    showsParked: filter.parked,
    parked: all.filter(({ status }) => status === 'parked').length,
    minutes: sum((scene) => {
      const project = state.project.get(scene.projectId);
      return project ? plannedMinutes(scene, project) : 0;
    }),
    eighths: sum((scene) => scene.pages),
  };
}

/** Every place that the filter can choose: real places by id, sets by name. */
export const placeOptions = (state: ProjectState): readonly { key: string; label: string }[] =>
  rememberOptions(state.scene, [state.episode, state.location], () =>
    [...placesInOrder(state)]
      .flatMap(([key, label]) => (key === '' ? [] : [{ key, label }]))
      .sort((a, b) => a.label.localeCompare(b.label, 'ko')),
  );

const rememberOptions = remembering<
  ProjectState['scene'],
  readonly { readonly key: string; readonly label: string }[]
>();
const rememberPlaces = remembering<ProjectState['scene'], ReadonlyMap<string, string>>();

/** The places by key, in the order in which the script comes to them. */
const placesInOrder = (state: ProjectState): ReadonlyMap<string, string> =>
  rememberPlaces(state.scene, [state.episode, state.location], () => {
    const places = new Map<string, string>();
    for (const scene of scenesInOrder(state)) {
      const { key, place } = placeOf(state, scene);
      if (!places.has(key)) places.set(key, place);
    }
    return places;
  });

function placeOf(state: ProjectState, scene: Scene): { key: string; place: string } {
  const location = scene.location ? state.location.get(scene.location) : undefined;
  if (location) return { key: location._id, place: location.realName };
  return { key: scene.setName, place: scene.setName || '장소 없음' };
}

const daysOf = (
  state: ProjectState,
  scene: Scene,
  boardId: string,
  numbers: ReadonlyMap<string, number>,
): string =>
  timetableAllocation(state, scene._id, boardId)
    .map((day) => dayName(day, numbers.get(day._id)))
    .join(', ');
