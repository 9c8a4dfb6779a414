import type { EmptiedDays } from '@ddak/domain';
import type { PlanScore, SchedulePlan } from '../../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../../problem/schedule-problem.ts';
import { verifyPlan } from '../../verify/verify-plan.ts';

/**
 * What a plan is worth once it has been taken over: nobody is held on a day that it empties, where that becomes a day off
 * or goes (TT18). Days that were empty before stay shooting days of the board.
 */
export function scoreAsTaken(
  problem: ScheduleProblem,
  before: SchedulePlan,
  plan: SchedulePlan,
  emptied: EmptiedDays,
): PlanScore {
  if (emptied === 'stay') return verifyPlan(problem, plan);
  const shot = new Set(plan.days.map(({ day }) => day));
  const gone = new Set(before.days.flatMap(({ day }) => (shot.has(day) ? [] : [day])));
  return verifyPlan({ ...problem, days: problem.days.filter(({ id }) => !gone.has(id)) }, plan);
}
