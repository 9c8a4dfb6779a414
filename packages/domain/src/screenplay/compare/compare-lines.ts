import type { OrganisedLine } from '../organised.ts';
import { wordsOf } from './compare-words.ts';
import { longestCommon } from './longest-common.ts';

/** A line of two versions: as it was, as it is; null: that version does not have it. */
export interface ComparedLine {
  readonly kind: 'same' | 'changed' | 'added' | 'cut';
  readonly before: OrganisedLine | null;
  readonly after: OrganisedLine | null;
}

/** From here on a line is another wording of one that is gone. */
const LIKE = 0.4;
/** A name says little of which speech is which. */
const NAME_WEIGHT = 0.3;
/** More lines than this between two that are the same are not paired: it would take their square. */
const MOST_PAIRED = 40_000;

/**
 * SP20: the lines of two versions of one text, in order. Lines that both have hold the rest together; between them those
 * that share most words are taken for one that is worded differently. Blank lines and blanks within a line are nothing.
 */
export function compareLines(
  before: readonly OrganisedLine[],
  after: readonly OrganisedLine[],
): readonly ComparedLine[] {
  const [as, bs] = [before.filter(saysSomething), after.filter(saysSomething)];
  const anchors = longestCommon(as.map(anchorKey), bs.map(anchorKey));
  const rows: ComparedLine[] = [];
  let [a, b] = [0, 0];
  for (const [toA, toB] of [...anchors, [as.length, bs.length] as const]) {
    rows.push(...compareGap(as.slice(a, toA), bs.slice(b, toB)));
    if (toA < as.length) rows.push({ kind: 'same', before: as[toA]!, after: bs[toB]! });
    [a, b] = [toA + 1, toB + 1];
  }
  return rows;
}

const saysSomething = (line: OrganisedLine): boolean => line.text.trim() !== '';

export const lineWords = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const isName = (line: OrganisedLine): boolean => line.type === 'character';

/** A name alone says little of which speech is which: it is known with what is said under it. */
const anchorKey = (line: OrganisedLine, at: number, all: readonly OrganisedLine[]): string =>
  isName(line) ? `${lineWords(line.text)}\n${lineWords(all[at + 1]?.text ?? '')}` : lineWords(line.text);

/** Pairs the lines of a stretch, in order, so that what goes together is as like as can be. */
function compareGap(as: readonly OrganisedLine[], bs: readonly OrganisedLine[]): ComparedLine[] {
  const cut = (before: OrganisedLine): ComparedLine => ({ kind: 'cut', before, after: null });
  const added = (after: OrganisedLine): ComparedLine => ({ kind: 'added', before: null, after });
  if (as.length === 0 || bs.length === 0 || as.length * bs.length > MOST_PAIRED)
    return [...as.map(cut), ...bs.map(added)];
  const [was, is] = [as.map(toldBy), bs.map(toldBy)];
  const scores = was.map((a) => is.map((b) => likeness(a, b)));
  const best = bestSums(scores, bs.length);
  const rows: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < as.length && j < bs.length) {
    const score = scores[i]![j]!;
    if (score > 0 && best[i]![j] === best[i + 1]![j + 1]! + score) {
      rows.push(paired(as[i++]!, bs[j++]!));
    } else if (best[i]![j] === best[i + 1]![j]) rows.push(cut(as[i++]!));
    else rows.push(added(bs[j++]!));
  }
  return [...rows, ...as.slice(i).map(cut), ...bs.slice(j).map(added)];
}

const paired = (before: OrganisedLine, after: OrganisedLine): ComparedLine => ({
  kind: lineWords(before.text) === lineWords(after.text) ? 'same' : 'changed',
  before,
  after,
});

/** From every place on: the most that the rest of both can be alike. */
function bestSums(scores: readonly (readonly number[])[], width: number): number[][] {
  const best = [...scores, []].map(() => new Array<number>(width + 1).fill(0));
  for (let i = scores.length - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--) {
      const score = scores[i]![j]!;
      const together = score > 0 ? best[i + 1]![j + 1]! + score : 0;
      best[i]![j] = Math.max(together, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  return best;
}

/** What two lines are compared by, made once for each. */
interface Told {
  readonly isName: boolean;
  readonly text: string;
  readonly size: number;
  readonly counts: ReadonlyMap<string, number>;
}

function toldBy(line: OrganisedLine): Told {
  const words = wordsOf(line.text).map(wordKey);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { isName: isName(line), text: lineWords(line.text), size: words.length, counts };
}

/** From 0 to 1: the words that both have, of all that they have. */
function likeness(a: Told, b: Told): number {
  if (a.isName !== b.isName) return 0;
  if (a.text === b.text) return a.isName ? NAME_WEIGHT : 1;
  if (a.isName) return 0;
  // No more can be shared than the shorter one has.
  if ((2 * Math.min(a.size, b.size)) / (a.size + b.size) < LIKE) return 0;
  let shared = 0;
  for (const [word, count] of a.counts) shared += Math.min(count, b.counts.get(word) ?? 0);
  const like = (2 * shared) / (a.size + b.size);
  return like >= LIKE ? like : 0;
}

/** A full stop more or less makes no other word. */
const wordKey = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '') || word.trim();
