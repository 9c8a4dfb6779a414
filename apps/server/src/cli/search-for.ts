import { type ScheduleProblem, type SolveResult, solve } from '@ddak/scheduler';
import { openSolver } from './open-solver.ts';

/** How long is looked for a plan: so long, or so many steps, which give the same plan every time. */
export type SearchTime = { readonly seconds: number } | { readonly steps: number };

/** Of the time, what a round may take that only asks whether so many days are enough. */
const SHARE_OF_ROUND = 0.5;

/** The best plan in the time; a round ends as soon as nothing is left over. */
export async function searchFor(
  problem: ScheduleProblem,
  time: SearchTime,
  isRound: boolean,
): Promise<SolveResult> {
  const share = isRound ? SHARE_OF_ROUND : 1;
  const wish = { seed: 1, untilPlaced: isRound };
  if ('steps' in time) return solve(problem, { ...wish, budget: { steps: time.steps * share } });
  const solver = openSolver();
  try {
    return await solver.solve(problem, { ...wish, milliseconds: time.seconds * 1000 * share });
  } finally {
    await solver.close();
  }
}
