import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { standingVersions } from './versions-of.ts';

/** SC14: how many issued call sheets call one of these characters by a number that is theirs no more. */
export function sheetsWithOldNumbers(state: ProjectState, characterIds: Iterable<Id>): number {
  const numbers = new Map(
    [...characterIds].map((id) => [id, state.character.get(id)?.characterNumber] as const),
  );
  return standingVersions(state).filter(
    ({ cancels, sheet }) =>
      !cancels &&
      sheet.castCalls.some(({ characterId, number }) => {
        const now = numbers.get(characterId);
        return now !== undefined && now !== number;
      }),
  ).length;
}
