import { type CharacterFill, charactersInOrder, type Id, type ProjectState } from '@ddak/domain';

/**
 * SC14: a character takes the number of another, and who stands between them goes on by one place: the numbers that there are
 * stay the same. Nothing where that is its own.
 */
export function takeNumber(state: ProjectState, characterId: Id, placeId: Id): readonly CharacterFill[] {
  const order = charactersInOrder(state.character.values());
  const [from, to] = [characterId, placeId].map((id) => order.findIndex(({ _id }) => _id === id)) as [
    number,
    number,
  ];
  if (from < 0 || to < 0) return [];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const numbers = order.slice(first, last + 1).map(({ characterNumber }) => characterNumber);
  const moved = order
    .toSpliced(from, 1)
    .toSpliced(to, 0, order[from]!)
    .slice(first, last + 1);
  return moved.flatMap(({ _id, characterNumber }, i) =>
    numbers[i] === characterNumber ? [] : [{ characterId: _id, patch: { characterNumber: numbers[i]! } }],
  );
}

/** SC14: the character above or below by number; undefined: there is none. */
export function neighbourOf(state: ProjectState, characterId: Id, by: 1 | -1): Id | undefined {
  const order = charactersInOrder(state.character.values());
  return order[order.findIndex(({ _id }) => _id === characterId) + by]?._id;
}
