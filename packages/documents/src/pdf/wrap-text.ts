import type { Face } from './fonts.ts';
import type { Measure } from './measure.ts';
import { charactersOf } from './runs.ts';

/**
 * Breaks a text into lines of at most `width` points. Korean is broken between words (keep-all), as people read it;
 * inside a word only where the word alone is too long. Line breaks of the text stay.
 */
export function wrapText(
  measure: Measure,
  text: string,
  style: { readonly face: Face; readonly size: number; readonly width: number },
): string[] {
  const lines: string[] = [];
  const fits = (candidate: string): boolean => measure(candidate, style.face, style.size) <= style.width;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(BETWEEN_WORDS).filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = fits(word) ? word : breakWord(word, fits, lines);
    }
    lines.push(line);
  }
  return lines;
}

/** A dot between two words stays with the first of them. */
const BETWEEN_WORDS = /\s+(?!·(?:\s|$))/;

/** After these a long word may be broken before it has to be broken anywhere. */
const SOFT_BREAK = /(?<=[·,/+)\]~–])/;

/** Pushes all full lines of a word that is too long, and returns its rest. */
function breakWord(word: string, fits: (text: string) => boolean, lines: string[]): string {
  let rest = '';
  const add = (piece: string): void => {
    if (rest !== '' && !fits(rest + piece)) {
      lines.push(rest);
      rest = '';
    }
    rest += piece;
  };
  for (const piece of word.split(SOFT_BREAK)) {
    if (fits(piece)) add(piece);
    else for (const character of charactersOf(piece)) add(character);
  }
  return rest;
}
