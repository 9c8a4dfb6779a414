import type { PackingModel } from './packing-model.ts';

/**
 * Of each kind, as many scenes as may be offered to one day, so that no light has more of them than there is of it: those
 * that are worth most a unit first, mixed by chance a little.
 */
export function withinLight(
  { kinds, lights }: PackingModel,
  prices: ArrayLike<number>,
  counts: readonly number[],
  random: () => number,
): readonly number[] {
  if (lights.length === 0) return counts;
  const offered = [...counts];
  const left = [...lights];
  const bound = [...kinds.keys()]
    .filter((kind) => kinds[kind]!.light >= 0 && counts[kind]! > 0)
    .map((kind) => ({
      kind,
      key: (prices[kind]! / Math.max(1, kinds[kind]!.units)) * (0.6 + 0.4 * random()),
    }))
    .sort((a, b) => b.key - a.key);
  for (const { kind } of bound) {
    const { units, light } = kinds[kind]!;
    const room = units > 0 ? Math.floor(left[light]! / units) : counts[kind]!;
    offered[kind] = Math.min(counts[kind]!, room);
    left[light]! -= offered[kind]! * units;
  }
  return offered;
}
