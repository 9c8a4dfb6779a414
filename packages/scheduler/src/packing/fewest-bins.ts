const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
/** What rounding may add to a sum of minutes. */
const HAIR = 1e-9;

/**
 * Below so many bins of one size no packing of these can be: the bound L2 of Martello and Toth (Knapsack Problems, 1990,
 * 8.3). For each threshold up to half a bin: what is larger than the rest of a bin has one alone, no two that are larger
 * than half share one, and what they leave free takes in the others that are no smaller than the threshold.
 */
export function fewestBins(sizes: readonly number[], bin: number): number {
  if (sizes.length === 0) return 0;
  if (bin === Number.POSITIVE_INFINITY) return 1;
  const large = sizes.filter((size) => size > bin / 2);
  const small = sizes.filter((size) => size <= bin / 2);
  const bounds = [...new Set([0, ...small])].map((threshold) => {
    const sharing = large.filter((size) => size <= bin - threshold);
    const free = sharing.length * bin - sum(sharing);
    const others = sum(small.filter((size) => size >= threshold));
    return large.length + Math.max(0, Math.ceil((others - free) / bin - HAIR));
  });
  return Math.max(1, ...bounds);
}
