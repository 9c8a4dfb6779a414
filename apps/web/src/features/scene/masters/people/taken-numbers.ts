import type { ArgsOf, Character, Id } from '@ddak/domain';

type Fill = ArgsOf<'fillCharacters'>['fills'][number];

/**
 * SC14: of a list, whose number somebody has afterwards who is given no other, or an earlier row of it, by whom. A list that counts
 * its own rows leaves people out, and comes in without these numbers.
 */
export function takenNumbers(
  people: Iterable<Pick<Character, '_id' | 'name' | 'characterNumber'>>,
  fills: readonly Fill[],
): ReadonlyMap<Id, string> {
  const all = [...people];
  const wanted = new Map(
    fills.flatMap(({ characterId, patch: { characterNumber } }) =>
      characterNumber === undefined ? [] : [[characterId, characterNumber] as const],
    ),
  );
  const taken = new Map<Id, string>();
  // Who keeps their number takes it from others in turn.
  for (;;) {
    const holders = new Map<number, (typeof all)[number]>();
    for (const person of all)
      if (!wanted.has(person._id) || taken.has(person._id)) holders.set(person.characterNumber, person);
    const clash = [...wanted].find(([_id, number]) => {
      if (taken.has(_id)) return false;
      const holder = holders.get(number);
      if (!holder) holders.set(number, all.find((person) => person._id === _id)!);
      else taken.set(_id, holder.name);
      return holder !== undefined;
    });
    if (!clash) return taken;
  }
}
