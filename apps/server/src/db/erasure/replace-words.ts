import { LEFT_NAME } from '@ddak/domain';

/** A word of one syllable is in too many others: it is taken out only where somebody is spoken of. */
const pattern = (word: string): string => (word.length > 1 ? word : `${word} 님`);

/** A JSON value with these words of a person taken out of all its texts; longer ones first, they may hold others. */
export function replaceWords<T>(value: T, words: readonly string[], instead: string = LEFT_NAME): T {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const replaced = (text: string): string =>
    sorted.reduce(
      (rest, word) => rest.replaceAll(pattern(word), word.length > 1 ? instead : `${instead} 님`),
      text,
    );
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? replaced(part) : part,
  ) as T;
}
