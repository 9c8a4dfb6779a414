import { LEFT_NAME } from '@ddak/domain';

/** A name of one syllable is in too many words: it is taken out only where somebody is spoken of. */
const pattern = (word: string): string => (word.length > 1 ? word : `${word} 님`);

/** A JSON value with these words of a person taken out of all its texts; longer ones first, they may hold others. */
export function replaceWords<T>(value: T, words: readonly string[]): T {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const replaced = (text: string): string =>
    sorted.reduce((rest, word) => {
      const instead = word.length > 1 ? LEFT_NAME : `${LEFT_NAME} 님`;
      return rest.replaceAll(pattern(word), instead);
    }, text);
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? replaced(part) : part,
  ) as T;
}
