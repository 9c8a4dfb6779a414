import type { Character, Id, Scene } from '@ddak/domain';

/** In how many of some scenes somebody is. */
export type Presence = 'all' | 'some' | 'none';

/** GR11: where each of these people is among the scenes. */
export function presenceOf(scenes: readonly Scene[], people: readonly Character[]): Map<Id, Presence> {
  const counts = new Map<Id, number>();
  for (const { characters } of scenes)
    for (const { _id } of characters) counts.set(_id, (counts.get(_id) ?? 0) + 1);
  return new Map(
    people.map(({ _id }) => {
      const count = counts.get(_id) ?? 0;
      return [_id, count === 0 ? 'none' : count === scenes.length ? 'all' : 'some'];
    }),
  );
}

/** Who comes into all scenes and who goes out of them, by what was chosen; who was not touched stays where they are. */
export function castChange(
  before: ReadonlyMap<Id, Presence>,
  chosen: ReadonlyMap<Id, boolean>,
): { readonly add: Id[]; readonly remove: Id[] } {
  const changed = [...chosen].filter(([id, isIn]) => before.get(id) !== (isIn ? 'all' : 'none'));
  return {
    add: changed.flatMap(([id, isIn]) => (isIn ? [id] : [])),
    remove: changed.flatMap(([id, isIn]) => (isIn ? [] : [id])),
  };
}
