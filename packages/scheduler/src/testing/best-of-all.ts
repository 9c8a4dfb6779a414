import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import { toPlan } from '../engine/to-plan.ts';
import type { PlanScore } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { verifyPlan } from '../verify/verify-plan.ts';

/** Below 0 where the first is better. */
export function compareScores(problem: ScheduleProblem, a: PlanScore, b: PlanScore): number {
  const parts = [
    a.hardBreaches - b.hardBreaches,
    a.minutesLeftOver - b.minutesLeftOver,
    a.worth - b.worth,
    problem.preferences.wonPerPoint > 0 ? 0 : a.points - b.points,
  ];
  return parts.find((part) => Math.abs(part) > 1e-3) ?? 0;
}

/** The best of all plans: every scene on every day or none, in every order. */
export function bestOfAll(problem: ScheduleProblem): PlanScore {
  const compiled = compileProblem(problem);
  let best: PlanScore | null = null;
  const days: number[][] = compiled.days.map(() => []);
  const visit = (scene: number): void => {
    if (scene === compiled.scenes) {
      const state = new PlanState(compiled);
      for (const [day, order] of days.entries()) state.order(day, Int32Array.from(order), order.length);
      state.change();
      state.keep();
      const score = verifyPlan(problem, toPlan(state));
      if (!best || compareScores(problem, score, best) < 0) best = score;
      return;
    }
    visit(scene + 1);
    for (const order of days)
      for (let at = 0; at <= order.length; at++) {
        order.splice(at, 0, scene);
        visit(scene + 1);
        order.splice(at, 1);
      }
  };
  visit(0);
  return best!;
}
