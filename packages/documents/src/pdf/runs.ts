import { FALLBACKS, type Face, hasGlyph, type Typeface } from './fonts.ts';

/** A part of a text that one typeface has all of. */
export interface Run {
  readonly text: string;
  readonly typeface: Typeface;
}

/** What every face has, without asking: Latin, punctuation, Hangul syllables. */
const ORDINARY = /^[\u0020-\u007e\u00b7\u2013\u2026가-힣]*$/;
/** Signs that say how the one before them is to look, and are seen only by the typeface of emoji. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu;

const clusters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** What a reader takes for one character: an emoji of several parts, a syllable of several letters. */
export const charactersOf = (text: string): string[] =>
  Array.from(clusters.segment(text), ({ segment }) => segment);

const known: Record<Face, Map<string, Run>> = {
  regular: new Map(),
  medium: new Map(),
  bold: new Map(),
  logo: new Map(),
};

/**
 * CS23: a text by the typefaces that have it. A character that none has is written by its number, `[U+323AF]`: neither
 * a blank nor an empty box in its place.
 */
export function runsOf(text: string, face: Face): readonly Run[] {
  if (ORDINARY.test(text)) return [{ text, typeface: face }];
  const runs: Run[] = [];
  for (const character of charactersOf(text.normalize('NFC'))) {
    const run = runOf(character, face);
    const last = runs.at(-1);
    if (last?.typeface === run.typeface) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') runs.push(run);
  }
  return runs;
}

function runOf(character: string, face: Face): Run {
  const ofFace = known[face];
  let run = ofFace.get(character);
  if (!run) {
    run = findRun(character, face);
    ofFace.set(character, run);
  }
  return run;
}

function findRun(character: string, face: Face): Run {
  const bare = character.replaceAll(INVISIBLE, '');
  if (hasAll(face, bare)) return { text: bare, typeface: face };
  // With its invisible signs an emoji of several parts is drawn as one.
  if (hasAll('emoji', character)) return { text: character, typeface: 'emoji' };
  const typeface = FALLBACKS.find((one) => hasAll(one, bare));
  if (typeface) return { text: bare, typeface };
  const parts = [...bare];
  if (parts.length > 1) {
    const numbered = parts.map((part) => (hasAll(face, part) ? part : numberOf(part)));
    return { text: numbered.join(''), typeface: face };
  }
  return { text: numberOf(bare), typeface: face };
}

const hasAll = (typeface: Typeface, text: string): boolean =>
  [...text].every((part) => hasGlyph(typeface, part.codePointAt(0)!));

const numberOf = (character: string): string =>
  `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
