import { type Reading, splitWord } from './split-word.ts';
import { SAYINGS } from './words/sayings.ts';

/** A word of a line with its place: `end` is behind its last letter, punctuation left out. */
export interface ScriptWord {
  raw: string;
  at: number;
  /** Where the noun begins: behind opening punctuation. */
  start: number;
  end: number;
  readings: Reading[];
  /** Punctuation behind it ends the phrase. */
  closes: boolean;
}

export function wordsOf(text: string): ScriptWord[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const raw = match[0];
    const lead = /^[^가-힣A-Za-z0-9]*/.exec(raw)?.[0].length ?? 0;
    const trail = (/\(.*$/.exec(raw.slice(lead)) ?? /[^가-힣A-Za-z0-9]*$/.exec(raw))?.[0].length ?? 0;
    return {
      raw,
      at: match.index,
      start: match.index + lead,
      end: match.index + Math.max(lead, raw.length - trail),
      readings: splitWord(raw.slice(lead, Math.max(lead, raw.length - trail))),
      closes: trail > 0 && trail < raw.length,
    };
  });
}

/** The text with what is quoted in it blanked: words on a sign or in a mouth are not things. */
export function hideQuotes(text: string): string {
  return text.replace(
    /‘[^’]*’|“[^”]*”|"[^"]*"|(?<![A-Za-z])'[^']*'(?![A-Za-z])|『[^』]*』|「[^」]*」|<[^>]*>|《[^》]*》/g,
    (quoted) => '·'.repeat(quoted.length),
  );
}

const SAYING = new RegExp(SAYINGS.join('|'), 'g');

/** The text with sayings blanked: there is no mouse in `쥐 죽은 듯`. */
export const hideSayings = (text: string): string =>
  text.replace(SAYING, (saying) => '·'.repeat(saying.length));
