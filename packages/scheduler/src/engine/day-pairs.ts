import { breachCost } from './breach-cost.ts';
import type { CompiledProblem } from './compile-problem.ts';
import type { DayRecord } from './day-record.ts';

/** Two days that touch: the second on the date after the first, or both on one date. */
export interface DayPair {
  readonly first: number;
  readonly second: number;
  readonly sameDate: boolean;
  readonly sameUnit: boolean;
}

/** Pairs of which some rule asks something. */
export function pairsOf({ days, rules }: CompiledProblem): DayPair[] {
  const follows = rules.restCrew.length + rules.restCast.length > 0;
  const meets = rules.onePlaceAtOnce.length > 0;
  const pairs: DayPair[] = [];
  for (let first = 0; first < days.length; first++)
    for (let second = first + 1; second < days.length; second++) {
      const gap = days[second]!.calendar - days[first]!.calendar;
      if (gap > 1) break;
      const sameUnit = days[first]!.unit === days[second]!.unit;
      if (gap === 0 ? meets : follows) pairs.push({ first, second, sameDate: gap === 0, sameUnit });
    }
  return pairs;
}

const DAY = 1440;

/** What two days break together: rest between them, or somebody needed in two places at once. */
export function pairCost(problem: CompiledProblem, pair: DayPair, one: DayRecord, other: DayRecord): number {
  if (one.count === 0 || other.count === 0) return 0;
  const { restCrew, restCast, onePlaceAtOnce } = problem.rules;
  let cost = 0;
  if (!pair.sameDate && pair.sameUnit)
    for (const rule of restCrew)
      cost += breachCost(problem, rule, rule.minutes - (DAY + other.call - one.release));
  for (let k = 0; k < one.whoCount; k++) {
    const who = one.who[k]!;
    if (other.from[who]! < 0) continue;
    if (pair.sameDate) {
      if (problem.isShared[who]) continue;
      const both = one.from[who]! < other.to[who]! && other.from[who]! < one.to[who]!;
      if (both) for (const rule of onePlaceAtOnce) cost += breachCost(problem, rule, 1);
    } else if (who < problem.people) {
      const rest = DAY + other.from[who]! - one.to[who]!;
      for (const rule of restCast) cost += breachCost(problem, rule, rule.minutes - rest);
    }
  }
  return cost;
}
