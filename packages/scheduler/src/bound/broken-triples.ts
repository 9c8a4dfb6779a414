/** Three scenes. */
export type Triple = readonly [number, number, number];

/** Broken by less than that, a limit is not worth a row. */
const LEAST = 0.02;
/** Of the limits of a round a scene is in no more than so many. */
const MOST_OF_SCENE = 3;

/**
 * Of any three scenes, whole days hold two or all at most once: one day that has two leaves one alone. Shares of days can have
 * more than that (subset-row cuts; Jepsen, Petersen, Spoorendonk and Pisinger, 2008). Those that are broken most, first.
 */
export function brokenTriples(
  days: readonly { readonly scenes: readonly number[]; readonly share: number }[],
  scenes: number,
): Triple[] {
  const pairs = new Float64Array(scenes * scenes);
  const triples = new Map<number, number>();
  const ordered = days.map(({ scenes: own, share }) => ({ own: own.toSorted((a, b) => a - b), share }));
  const idOf = (a: number, b: number, c: number) => (a * scenes + b) * scenes + c;
  for (const { own, share } of ordered)
    for (let i = 0; i < own.length; i++)
      for (let j = i + 1; j < own.length; j++) {
        pairs[own[i]! * scenes + own[j]!]! += share;
        for (let k = j + 1; k < own.length; k++) {
          const id = idOf(own[i]!, own[j]!, own[k]!);
          triples.set(id, (triples.get(id) ?? 0) + share);
        }
      }
  const found: { triple: Triple; by: number }[] = [];
  for (let a = 0; a < scenes; a++)
    for (let b = a + 1; b < scenes; b++)
      for (let c = b + 1; c < scenes; c++) {
        const two = pairs[a * scenes + b]! + pairs[a * scenes + c]! + pairs[b * scenes + c]!;
        if (two <= 1 + LEAST) continue;
        const by = two - 2 * (triples.get(idOf(a, b, c)) ?? 0) - 1;
        if (by > LEAST) found.push({ triple: [a, b, c], by });
      }
  found.sort((one, other) => other.by - one.by);
  return spread(
    found.map(({ triple }) => triple),
    scenes,
  );
}

/** Those in whose scenes not too many of the ones before are. */
function spread(triples: readonly Triple[], scenes: number): Triple[] {
  const used = new Uint8Array(scenes);
  const chosen: Triple[] = [];
  for (const triple of triples) {
    if (triple.some((scene) => used[scene] === MOST_OF_SCENE)) continue;
    for (const scene of triple) used[scene]!++;
    chosen.push(triple);
  }
  return chosen;
}
