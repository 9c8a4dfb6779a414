/** `steps` for an answer that depends on nothing but the seed; `share` says how much of the time is over, from 0 to 1. */
export interface SolveOptions {
  readonly seed: number;
  readonly budget: { readonly steps: number } | { readonly share: () => number };
  /** How freely it begins: 0 only ever goes downhill, 1 is for a plan that nobody has made yet. */
  readonly warmth?: number;
  /** Whether time is spent on a better bound than what adds up at once; yes, where it is not said. */
  readonly withBound?: boolean;
  /** From 0 to 1: of the time, what goes to a bound that is good already; a small part, where it is not said. */
  readonly sharpening?: number;
  /** Only asks whether everything that fits some day finds one: goes on by minutes alone, and ends when it has. */
  readonly untilPlaced?: boolean;
}

/** How much of the time is over; 0 where steps are counted. */
export const shareOf = ({ budget }: SolveOptions): (() => number) =>
  'share' in budget ? budget.share : () => 0;

/** From 0 to 1: how much is over of the time that is left now, after so many steps. */
export function progressFrom(options: SolveOptions, taken: number): (step: number) => number {
  const { budget } = options;
  if ('steps' in budget) return (step) => step / Math.max(1, budget.steps - taken);
  const before = Math.min(budget.share(), 0.99);
  return () => (budget.share() - before) / (1 - before);
}
