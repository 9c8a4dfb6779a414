import type { PlanScore, SchedulePlan } from '../../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../../problem/schedule-problem.ts';
import { PlanFault } from '../../verify/plan-facts.ts';
import { verifyPlan } from '../../verify/verify-plan.ts';

type Weighed = { readonly plan: SchedulePlan; readonly score: PlanScore };

/**
 * BP6: days of a plan that hold the same scenes as before get their order and clock of before back, as far as no more
 * hard rules are broken by it: whoever wants little changed wants no other order for its own sake.
 */
export function settleDays(problem: ScheduleProblem, before: SchedulePlan, plan: SchedulePlan): Weighed {
  const earlier = new Map(before.days.map((day) => [day.day, day]));
  let settled: Weighed = { plan, score: verifyPlan(problem, plan) };
  for (const day of plan.days) {
    const was = earlier.get(day.day);
    if (!was || scenesOf(was) !== scenesOf(day)) continue;
    const days = settled.plan.days.map((one) => (one.day === day.day ? was : one));
    const tried = weigh(problem, { ...settled.plan, days });
    if (tried && tried.score.hardBreaches <= settled.score.hardBreaches) settled = tried;
  }
  return settled;
}

const scenesOf = (day: SchedulePlan['days'][number]): string =>
  day.rows
    .flatMap((row) => (row.kind === 'scene' ? [row.scene] : []))
    .sort()
    .join(' ');

/** Null where the plan of before is none any more: its call may not be had, or moves have become longer. */
function weigh(problem: ScheduleProblem, plan: SchedulePlan): Weighed | null {
  try {
    return { plan, score: verifyPlan(problem, plan) };
  } catch (error) {
    if (error instanceof PlanFault) return null;
    throw error;
  }
}
