/** A key that stands more often is no help in finding what goes together, and would cost the square of its number. */
const MOST_OF_A_KEY = 100;

interface Link {
  readonly a: number;
  readonly b: number;
  readonly before: Link | null;
}

/** The longest run of keys that both lists have in the same order: their places in either. */
export function longestCommon(
  as: readonly string[],
  bs: readonly string[],
): readonly (readonly [a: number, b: number])[] {
  const places = new Map<string, number[]>();
  bs.forEach((key, b) => {
    const known = places.get(key);
    if (known) known.push(b);
    else places.set(key, [b]);
  });
  // At each length the run that ends first in `bs`.
  const ends: Link[] = [];
  as.forEach((key, a) => {
    const found = places.get(key);
    if (!found || found.length > MOST_OF_A_KEY) return;
    for (let i = found.length - 1; i >= 0; i--) {
      const b = found[i]!;
      const at = firstEndFrom(ends, b);
      ends[at] = { a, b, before: at > 0 ? ends[at - 1]! : null };
    }
  });
  const pairs: [number, number][] = [];
  for (let link = ends.at(-1) ?? null; link; link = link.before) pairs.push([link.a, link.b]);
  return pairs.reverse();
}

function firstEndFrom(ends: readonly Link[], b: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]!.b < b) low = middle + 1;
    else high = middle;
  }
  return low;
}
