import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { lastVersion } from './versions-of.ts';

/** SC14: how many issued call sheets call one of these characters by a number that is theirs no more. */
export function sheetsWithOldNumbers(state: ProjectState, characterIds: Iterable<Id>): number {
  const numbers = new Map(
    [...characterIds].map((id) => [id, state.character.get(id)?.characterNumber] as const),
  );
  const sheets = new Set([...state.callsheetVersion.values()].map(({ callsheet }) => callsheet));
  return [...sheets].filter((callsheetId) => {
    const last = lastVersion(state, callsheetId);
    if (!last || last.cancels) return false;
    return last.sheet.castCalls.some(({ characterId, number }) => {
      const now = numbers.get(characterId);
      return now !== undefined && now !== number;
    });
  }).length;
}
