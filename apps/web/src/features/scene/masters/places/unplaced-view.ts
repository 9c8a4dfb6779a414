import {
  groupBy,
  type Id,
  matchesSearch,
  type PlaceOffer,
  type ProjectState,
  sceneLabel,
  unplacedSets,
} from '@ddak/domain';

/** A set without a real place, with how much is shot there. */
export interface UnplacedRow {
  readonly setName: string;
  readonly sceneIds: readonly Id[];
  /** `1, 3, 12A`. */
  readonly scenes: string;
}

/** SL7: the sets that want a real place, those with the most scenes first. */
export const unplacedRows = (state: ProjectState, search: string): UnplacedRow[] =>
  unplacedSets(state)
    .filter(({ setName }) => matchesSearch([setName], search))
    .map(({ setName, sceneIds }) => ({
      setName,
      sceneIds,
      scenes: sceneIds.map((id) => sceneLabel(state, state.scene.get(id)!)).join(', '),
    }));

/** Why sets are offered together. */
export const whyOffered = ({ reason, location }: PlaceOffer): string =>
  location
    ? `‘${location.realName}’에서 찍는 극중 장소와 같은 곳으로 보여요`
    : reason === 'spelling'
      ? '표기만 달라요'
      : '같은 건물로 보여요';

/** The scenes of sets that want a place; those that have one keep it. */
export const scenesOfSets = (state: ProjectState, sets: readonly string[]): Id[] => {
  const scenes = groupBy(state.scene, 'setName');
  return sets.flatMap((set) =>
    (scenes.get(set) ?? []).flatMap(({ _id, location, status }) =>
      location === null && status !== 'omitted' ? [_id] : [],
    ),
  );
};
