import type { PackingModel } from './packing-model.ts';

/**
 * Of each kind, as many scenes as may be offered to one day, so that no light has more of them than there is of it, and
 * none is offered with another light that comes too late after it: those that are worth most a unit first, mixed by chance
 * a little.
 */
export function withinLight(
  { kinds, lights, stretchUnits }: PackingModel,
  prices: ArrayLike<number>,
  counts: readonly number[],
  random: () => number,
): readonly number[] {
  if (lights.length === 0) return counts;
  const offered = [...counts];
  const used = lights.map(() => 0);
  const leftOf = (light: number) => {
    const { units, gaps } = lights[light]!;
    const between = gaps.map((gap, other) =>
      gap > 0 && used[other]! > 0 ? stretchUnits - gap - used[other]! : Number.POSITIVE_INFINITY,
    );
    return Math.max(0, Math.min(units, ...between) - used[light]!);
  };
  const bound = [...kinds.keys()]
    .filter((kind) => kinds[kind]!.light >= 0 && counts[kind]! > 0)
    .map((kind) => ({
      kind,
      key: (prices[kind]! / Math.max(1, kinds[kind]!.units)) * (0.6 + 0.4 * random()),
    }))
    .sort((a, b) => b.key - a.key);
  for (const { kind } of bound) {
    const { units, light } = kinds[kind]!;
    const room = units > 0 ? Math.floor(leftOf(light) / units) : counts[kind]!;
    offered[kind] = Math.min(counts[kind]!, room);
    used[light]! += offered[kind]! * units;
  }
  return offered;
}
