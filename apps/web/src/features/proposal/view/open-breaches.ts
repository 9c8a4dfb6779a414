import { type PlanScore, type ScheduleProblem, toldBreaches } from '@ddak/scheduler';

/** What is broken where something may change: what days that stay break was broken before. */
export function breachesOnOpenDays(problem: ScheduleProblem, { breaches }: PlanScore): PlanScore['breaches'] {
  const open = new Set(problem.days.filter((day) => !day.locked).map((day) => day.id));
  return toldBreaches(breaches).filter((one) => one.days.some((day) => open.has(day)));
}
