import { type ArgsOf, type Character, charactersInOrder, type ProjectState } from '@ddak/domain';

/** SC14: exchanges the numbers of a character and of the one above or below it; null: there is none. */
export function exchangeNumbers(
  state: ProjectState,
  character: Character,
  by: 1 | -1,
): ArgsOf<'fillCharacters'> | null {
  const order = charactersInOrder(state.character.values());
  const other = order[order.findIndex(({ _id }) => _id === character._id) + by];
  if (!other) return null;
  return {
    fills: [
      { characterId: character._id, patch: { characterNumber: other.characterNumber } },
      { characterId: other._id, patch: { characterNumber: character.characterNumber } },
    ],
  };
}
