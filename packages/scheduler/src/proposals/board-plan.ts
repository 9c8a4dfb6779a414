import { compileProblem } from '../engine/compile-problem.ts';
import { placeFixed } from '../engine/place-fixed.ts';
import { PlanState } from '../engine/plan-state.ts';
import { toPlan } from '../engine/to-plan.ts';
import type { PlanScore, SchedulePlan } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { answerOf } from '../solve/answer-of.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';
import { verifyPlan } from '../verify/verify-plan.ts';

/** The board as it is, with the clock that the engine would give it, and what it is worth. */
export function boardPlan(problem: ScheduleProblem): { plan: SchedulePlan; score: PlanScore } {
  const state = stateOf(problem, problem.baseline);
  const plan = toPlan(state);
  return { plan, score: verifyPlan(problem, plan) };
}

/** A plan as the search holds it: days with their scenes in order. Scenes that a pin wants elsewhere go there. */
export function stateOf(
  problem: ScheduleProblem,
  days: readonly { readonly day: string; readonly scenes: readonly string[] }[],
): PlanState {
  const state = new PlanState(compileProblem(problem));
  placeFixed(state);
  const sceneAt = new Map(problem.scenes.map(({ id }, i) => [id, i]));
  const dayAt = new Map(state.problem.days.map(({ id }, i) => [id, i]));
  for (const { day, scenes } of days)
    for (const id of scenes) {
      const scene = sceneAt.get(id)!;
      const at = dayAt.get(day)!;
      if (state.day[scene]! >= 0 || state.problem.days[at]!.locked) continue;
      state.put(scene, at, state.records[at]!.count);
      state.change();
      state.keep();
    }
  return state;
}

/** What is answered with a plan that was found for other prices, for the prices that were asked. */
export function answerAgain(problem: ScheduleProblem, { plan, steps }: ScheduleAnswer): ScheduleAnswer {
  const days = plan.days.map(({ day, rows }) => ({
    day,
    scenes: rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : [])),
  }));
  return answerOf(stateOf(problem, days), { by: 'search', steps, spare: null, days: null });
}
