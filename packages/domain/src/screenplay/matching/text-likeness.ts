/** The pairs of neighbouring words in a text, each once. */
export type WordPairs = ReadonlySet<string>;
/** The words of a text, each once. */
export type WordSet = ReadonlySet<string>;

const wordsOf = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** What is compared of a text: its words in pairs, without signs and case, the first of a line with the end before it. */
export function wordPairsOf(lines: readonly string[]): WordPairs {
  const words = wordsOf(lines);
  return new Set(words.map((word, i) => `${words[i - 1] ?? ''} ${word}`));
}

/** A Korean word without its end: 수진이, 수진은, 수진에게. */
const STEM = /^[가-힣]{2}(?=[가-힣]+$)/u;

/** What a text that is told anew still has of the one before: its words, in whatever order. */
export const wordSetOf = (lines: readonly string[]): WordSet =>
  new Set(wordsOf(lines).map((word) => STEM.exec(word)?.[0] ?? word));

/** How much each pair, or word, says: the more texts of a side have it, the less. */
export function weightsIn(sides: readonly (readonly ReadonlySet<string>[])[]): (key: string) => number {
  const most = new Map<string, number>();
  for (const side of sides) {
    const counts = new Map<string, number>();
    for (const pairs of side) for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    for (const [pair, count] of counts) most.set(pair, Math.max(most.get(pair) ?? 0, count));
  }
  return (key) => 1 / (most.get(key) ?? Number.POSITIVE_INFINITY);
}

/**
 * From 0 (nothing in common) to 1 (the same pairs), for every text of one side against those of the other that share a
 * pair with it: by place, only those above 0.
 */
export function likenesses(
  texts: readonly WordPairs[],
  others: readonly WordPairs[],
): readonly ReadonlyMap<number, number>[] {
  const weightOf = weightsIn([texts, others]);
  const total = (pairs: WordPairs) => [...pairs].reduce((sum, pair) => sum + weightOf(pair), 0);
  const totals = others.map(total);
  const holders = new Map<string, number[]>();
  others.forEach((pairs, at) => {
    for (const pair of pairs) {
      const known = holders.get(pair);
      if (known) known.push(at);
      else holders.set(pair, [at]);
    }
  });
  return texts.map((pairs) => {
    const shared = new Map<number, number>();
    for (const pair of pairs)
      for (const at of holders.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + weightOf(pair));
    const own = total(pairs);
    return new Map([...shared].map(([at, sum]) => [at, (2 * sum) / (own + totals[at]!)]));
  });
}
