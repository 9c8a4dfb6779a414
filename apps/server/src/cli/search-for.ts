import { type ScheduleProblem, type SolveResult, solveInSteps } from '@ddak/scheduler';

/** How long is looked for a plan: so long, or so many steps, which give the same plan every time. */
export type SearchTime = { readonly seconds: number } | { readonly steps: number };

/** Of the time, what a round may take that only asks whether so many days are enough. */
const SHARE_OF_ROUND = 0.3;
/** It goes on from the plan that was too short of days. */
const WARMTH_OF_ROUND = 0.5;

/** The best plan in the time; a round ends as soon as nothing is left over. */
export function searchFor(problem: ScheduleProblem, time: SearchTime, isRound: boolean): SolveResult {
  const share = isRound ? SHARE_OF_ROUND : 1;
  const began = Date.now();
  let isEnough = false;
  const budget =
    'steps' in time
      ? { steps: time.steps * share }
      : { share: () => (isEnough ? 1 : (Date.now() - began) / (time.seconds * 1000 * share)) };
  const search = solveInSteps(problem, {
    seed: 1,
    budget,
    ...(isRound ? { withBound: false, warmth: WARMTH_OF_ROUND } : {}),
  });
  for (;;) {
    const moment = search.next();
    if (moment.done) return moment.value;
    if (!isRound || !moment.value.isBetter) continue;
    const answer = moment.value.answer();
    if (answer.leftOver.length > 0) continue;
    isEnough = true;
    return { ok: true, answer };
  }
}
