import type { Id } from '../kernel/id.ts';
import { matchesSearch } from '../kernel/matches-search.ts';
import type { ProjectState } from '../state.ts';
import type { Scene } from './scene.ts';
import { sceneLabel } from './scene-label.ts';
import { flagWords } from './scene-words.ts';
import { allocatedScenes } from './timetable-allocation.ts';

/** SPEC.md's scene filter. An empty list means all. */
export interface SceneFilter {
  readonly episode: readonly Id[];
  /** Set names (극중 장소) and ids of real places alike. */
  readonly location: readonly string[];
  readonly character: readonly Id[];
  /** Sequences (시퀀스) as they are written; left out: all. */
  readonly sequence?: readonly string[];
  readonly search: string;
  /** Only scenes that still wait for a day. */
  readonly allocationOnly: boolean;
}

/** SPEC.md section 9: `allocationOnly` is on at first. */
export const defaultSceneFilter: SceneFilter = {
  episode: [],
  location: [],
  character: [],
  search: '',
  allocationOnly: true,
};

/**
 * SL2: scenes that pass every part of the filter, in the order given. An omitted scene waits for no day, nor does one
 * that was put aside (TT21). What waits is
 * asked of the current board unless another is named.
 */
export function filterScenes(
  state: ProjectState,
  scenes: readonly Scene[],
  filter: SceneFilter,
  boardId?: Id,
): readonly Scene[] {
  const episodes = new Set(filter.episode);
  const places = new Set(filter.location);
  const people = new Set(filter.character);
  const sequences = new Set(filter.sequence);
  const allocated = allocatedScenes(state, boardId);
  return scenes.filter(
    (scene) =>
      (episodes.size === 0 || episodes.has(scene.episodeId)) &&
      (places.size === 0 || places.has(scene.setName) || (scene.location && places.has(scene.location))) &&
      (sequences.size === 0 || sequences.has(scene.sequence)) &&
      (people.size === 0 || scene.characters.some(({ _id }) => people.has(_id))) &&
      (!filter.allocationOnly ||
        (scene.status !== 'omitted' && scene.status !== 'parked' && !allocated.has(scene._id))) &&
      (filter.search === '' || matchesSearch(searchTexts(state, scene), filter.search)),
  );
}

function searchTexts(state: ProjectState, scene: Scene): string[] {
  const label = sceneLabel(state, scene);
  const place = scene.location ? state.location.get(scene.location)?.realName : undefined;
  const people = scene.characters.flatMap(({ _id }) => state.character.get(_id)?.name ?? []);
  return [
    label,
    `S#${label}`,
    scene.name,
    scene.setName,
    place ?? '',
    scene.synopsis,
    scene.note,
    ...flagWords(scene),
    ...people,
  ];
}
