/** The pairs of neighbouring words in a text, each once. */
export type WordPairs = ReadonlySet<string>;

/** What is compared of a text: its words in pairs, without signs and case, the first of a line with the end before it. */
export function wordPairsOf(lines: readonly string[]): WordPairs {
  const words = lines.flatMap((line) => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Set(words.map((word, i) => `${words[i - 1] ?? ''} ${word}`));
}

/** How much each pair says: the more texts of a side have it, the less. */
export function pairWeights(sides: readonly (readonly WordPairs[])[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const side of sides) {
    const counts = new Map<string, number>();
    for (const pairs of side) for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    for (const [pair, count] of counts) most.set(pair, Math.max(most.get(pair) ?? 0, count));
  }
  return new Map([...most].map(([pair, count]) => [pair, 1 / count]));
}

/**
 * From 0 (nothing in common) to 1 (the same pairs), for every text of one side against those of the other that share a
 * pair with it: by place, only those above 0.
 */
export function likenesses(
  texts: readonly WordPairs[],
  others: readonly WordPairs[],
): readonly ReadonlyMap<number, number>[] {
  const weights = pairWeights([texts, others]);
  const weightOf = (pair: string) => weights.get(pair) ?? 0;
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
