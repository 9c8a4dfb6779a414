import type { Id } from '../../kernel/id.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import { type Character, MOST_NAMES } from '../scene.ts';

/**
 * SC27: a character that gets a name goes on being found by the one that it had, and by those of who turned out to be it.
 * Nothing where no name is added.
 */
export function alsoCalled(
  character: Character,
  name = character.name,
  merged: readonly Character[] = [],
): Partial<Character> {
  const names = [character, ...merged].flatMap((one) => [...one.alsoCalled, one.name]);
  const others = [...new Set(names)].filter((other) => other !== name);
  return name === character.name && merged.length === 0 ? {} : { alsoCalled: others.slice(-MOST_NAMES) };
}

/** SC27: whether somebody bears the name, or bore it. */
export const isCalled = (character: Character | undefined, name: string): boolean =>
  character?.name === name || character?.alsoCalled.includes(name) === true;

/** SC30: of the names that somebody is to be found by, the first that another bears, or bore; undefined: all are free. */
export const takenName = (
  { character: people }: Pick<ProjectState, 'character'>,
  character: Character,
  names: readonly string[],
): string | undefined =>
  names.find(
    (name) =>
      !isCalled(character, name) &&
      [...people.values()].some((one) => one !== character && isCalled(one, name)),
  );

const remember = remembering<ProjectState['character'], ReadonlyMap<string, Id>>();

/** SC27: who is called so: who bears the name, else who bore it, the first by number. */
export const characterIdsByName = (state: Pick<ProjectState, 'character'>): ReadonlyMap<string, Id> =>
  remember(state.character, [], () => {
    const all = [...state.character.values()].sort((a, b) => b.characterNumber - a.characterNumber);
    return new Map([
      ...all.flatMap((one) => one.alsoCalled.map((name) => [name, one._id] as const)),
      ...all.map((one) => [one.name, one._id] as const),
    ]);
  });
