import { type ScheduleProblem, type SolveResult, solve } from '@ddak/scheduler';

/** How long is looked for a plan: so long, or so many steps, which give the same plan every time. */
export type SearchTime = { readonly seconds: number } | { readonly steps: number };

/** Of the time, what a round may take that only asks whether so many days are enough. */
const SHARE_OF_ROUND = 0.5;

/** The best plan in the time; a round ends as soon as nothing is left over. */
export function searchFor(problem: ScheduleProblem, time: SearchTime, isRound: boolean): SolveResult {
  const share = isRound ? SHARE_OF_ROUND : 1;
  const began = Date.now();
  const budget =
    'steps' in time
      ? { steps: time.steps * share }
      : { share: () => (Date.now() - began) / (time.seconds * 1000 * share) };
  return solve(problem, { seed: 1, budget, untilPlaced: isRound });
}
