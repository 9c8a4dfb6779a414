import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import type { Location, Scene } from '../scene.ts';
import { groupSets, type SetGroup } from './group-sets.ts';
import { isNoPlace } from './set-words.ts';

/** Where a scene is shot, as far as the board and a proposal may take it. Scenes of one key need no move between. */
export interface ScenePlace {
  readonly key: string;
  readonly name: string;
  readonly location: Location | undefined;
  /** Somebody has said where it is really shot. */
  readonly isKnown: boolean;
}

/** A set whose place nobody has said, taken to be where others of its name are. */
type Assumed = Pick<ScenePlace, 'key' | 'name' | 'location'>;

/**
 * SL9: the real place of a scene. Until somebody has said one, its set is a place of its own; sets that are surely one
 * building (SL8) are one place, at the place of those that have one. Where two of them have different places, somebody
 * has said otherwise.
 */
export function scenePlace(state: ProjectState, scene: Scene): ScenePlace | null {
  const location = scene.location ? state.location.get(scene.location) : undefined;
  if (location)
    return { key: location._id, name: location.realName, location, isKnown: isSaid(scene, location) };
  if (scene.setName === '' || isNoPlace(scene.setName)) return null;
  const assumed = assumedPlaces(state).get(scene.setName);
  return {
    isKnown: false,
    ...(assumed ?? { key: `set:${scene.setName}`, name: scene.setName, location: undefined }),
  };
}

/** Accepting a script once gave each set a place of its own name: of such a one nobody has said anything yet. */
const isSaid = (scene: Scene, location: Location): boolean =>
  location.realName !== scene.setName || location.address !== '' || location.latitude !== null;

/** The groups of SL8 among the sets of all scenes that are shot. */
export const setGroups = (state: ProjectState): readonly SetGroup[] =>
  rememberGroups(state.scene, [], () => groupSets(shotSets(state)));
const rememberGroups = remembering<ProjectState['scene'], readonly SetGroup[]>();

const shotSets = (state: ProjectState): string[] =>
  [...groupBy(state.scene, 'setName')]
    .filter(([setName, scenes]) => setName !== '' && scenes.some(({ status }) => status !== 'omitted'))
    .map(([setName]) => setName)
    .sort();

const assumedPlaces = (state: ProjectState): ReadonlyMap<string, Assumed> =>
  rememberPlaces(state.scene, [state.location], () => {
    const places = new Map<string, Assumed>();
    for (const group of setGroups(state)) {
      if (group.sets.length < 2) continue;
      const at = locationsOf(state, group.sets);
      if (at.size > 1) continue;
      const location = [...at][0];
      const place = location
        ? { key: location._id, name: location.realName, location }
        : { key: `set:${group.key}`, name: group.name, location: undefined };
      for (const set of group.sets) places.set(set, place);
    }
    return places;
  });
const rememberPlaces = remembering<ProjectState['scene'], ReadonlyMap<string, Assumed>>();

function locationsOf(state: ProjectState, sets: readonly string[]): ReadonlySet<Location> {
  const scenes = groupBy(state.scene, 'setName');
  const ids = sets.flatMap((set) => (scenes.get(set) ?? []).flatMap(({ location }) => location ?? []));
  return new Set(ids.flatMap((id: Id) => state.location.get(id) ?? []));
}

/** A set of the story without a real place, with the scenes that want one. */
export interface UnplacedSet {
  readonly setName: string;
  readonly sceneIds: readonly Id[];
}

/** SL7: the sets without a real place; a montage is none. The ones with the most scenes come first. */
export function unplacedSets(state: ProjectState): UnplacedSet[] {
  return [...groupBy(state.scene, 'setName')]
    .map(([setName, scenes]) => ({
      setName,
      sceneIds: scenes
        .filter(({ location, status }) => location === null && status !== 'omitted')
        .map(({ _id }) => _id),
    }))
    .filter(({ setName, sceneIds }) => setName !== '' && sceneIds.length > 0 && !isNoPlace(setName))
    .sort((a, b) => b.sceneIds.length - a.sceneIds.length || a.setName.localeCompare(b.setName, 'ko'));
}

/** What may be said of several sets in one go: a group, with what of it has no place yet. */
export interface PlaceOffer extends SetGroup {
  /** Where the others of the group are shot already; null: at a new place. */
  readonly location: Location | null;
}

/** SL8: groups of which at least two sets, or one beside a known place, still want a place. */
export function placeOffers(state: ProjectState): PlaceOffer[] {
  const unplaced = new Set(unplacedSets(state).map(({ setName }) => setName));
  return setGroups(state).flatMap((group) => {
    const sets = group.sets.filter((set) => unplaced.has(set));
    const maybe = group.maybe.filter((set) => unplaced.has(set));
    const at = locationsOf(state, group.sets);
    if (sets.length + maybe.length === 0 || at.size > 1) return [];
    const location = [...at][0] ?? null;
    if (location === null && sets.length + maybe.length < 2) return [];
    return [{ ...group, sets, maybe, location }];
  });
}
