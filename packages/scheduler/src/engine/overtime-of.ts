import type { ProblemDay } from '../problem/schedule-problem.ts';

/** ₩ of overtime for so many working minutes of a day. */
export function overtimeOf({ overtime }: ProblemDay, work: number): number {
  let cost = 0;
  for (let i = 0; i < overtime.length; i++) {
    const { after, perMinute } = overtime[i]!;
    const until = i + 1 < overtime.length ? overtime[i + 1]!.after : Number.POSITIVE_INFINITY;
    cost += Math.max(0, Math.min(work, until) - after) * perMinute;
  }
  return cost;
}
