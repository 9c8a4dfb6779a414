import type { Character } from '../scene.ts';

/** Characters as lists and pickers show them: by number; of one number always in the same order. */
export const charactersInOrder = (characters: Iterable<Character>): Character[] =>
  [...characters].sort((a, b) => a.characterNumber - b.characterNumber || (a._id < b._id ? -1 : 1));
