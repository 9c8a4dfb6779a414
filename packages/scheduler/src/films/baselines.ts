import { compileProblem } from '../engine/compile-problem.ts';
import { appendFirstFit, byPlace, byScript, placeGreedily } from '../engine/greedy.ts';
import { placeFixed } from '../engine/place-fixed.ts';
import { PlanState } from '../engine/plan-state.ts';
import { toPlan } from '../engine/to-plan.ts';
import type { PlanScore } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { verifyPlan } from '../verify/verify-plan.ts';

const never = () => false;

/**
 * What plans cost that nobody searched for: scenes as they stand in the script, each day filled before the next; by place
 * alone, in the same way; and the greedy plan (by place, then time of day, then number, first fit under the hard rules).
 */
export function baselines(problem: ScheduleProblem): {
  script: PlanScore;
  placeSorted: PlanScore;
  greedy: PlanScore;
} {
  const scored = (fill: (state: PlanState) => void): PlanScore => {
    const state = new PlanState(compileProblem(problem));
    placeFixed(state);
    fill(state);
    return verifyPlan(problem, toPlan(state));
  };
  return {
    script: scored((state) => inTurn(state, byScript(state))),
    placeSorted: scored((state) => inTurn(state, byPlace(state))),
    greedy: scored((state) => placeGreedily(state)),
  };
}

/** One day after the other; what fitted on none of them when its turn came goes wherever it fits after all. */
function inTurn(state: PlanState, scenes: readonly number[]): void {
  appendFirstFit(state, scenes, never, 'nextDays');
  appendFirstFit(state, scenes, never);
}
