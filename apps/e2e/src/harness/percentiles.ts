const round = (value: number): number => Math.round(value * 100) / 100;

/** The 50th and 99th percentile and the largest of a list that is not empty, rounded to hundredths. */
export function percentiles(values: readonly number[]): { p50: number; p99: number; max: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  return { p50: round(at(0.5)), p99: round(at(0.99)), max: round(sorted.at(-1)!) };
}
