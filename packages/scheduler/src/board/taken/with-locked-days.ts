import type { SchedulePlan } from '../../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../../problem/schedule-problem.ts';
import type { ScheduleAnswer } from '../../solve/schedule-answer.ts';
import { PlanFault } from '../../verify/plan-facts.ts';
import { verifyPlan } from '../../verify/verify-plan.ts';

/**
 * BP2: an answer in which locked days have the board's clock, which nobody proposes to change; the engine gives them one of
 * its own. Their cost is the same in every plan, so the bound goes along.
 */
export function withLockedDays(
  problem: ScheduleProblem,
  before: SchedulePlan,
  answer: ScheduleAnswer,
): ScheduleAnswer {
  const locked = new Set(problem.days.flatMap(({ id, locked }) => (locked ? [id] : [])));
  const was = new Map(before.days.flatMap((day) => (locked.has(day.day) ? [[day.day, day] as const] : [])));
  if (was.size === 0) return answer;
  const plan = { ...answer.plan, days: answer.plan.days.map((day) => was.get(day.day) ?? day) };
  try {
    const score = verifyPlan(problem, plan);
    const more = score.worth - answer.score.worth;
    const [cost, bound] = [answer.cost + more, answer.bound + more];
    const gapPercent = answer.gapPercent === null || bound <= 0 ? null : (100 * (cost - bound)) / bound;
    return { ...answer, plan, score, cost, bound, gapPercent };
  } catch (error) {
    if (error instanceof PlanFault) return answer;
    throw error;
  }
}
