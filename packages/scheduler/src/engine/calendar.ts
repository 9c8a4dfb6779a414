import type { CompiledDay, CompiledProblem } from './compile-problem.ts';
import { type DayPair, pairsOf } from './day-pairs.ts';

/** Which days have to do with which. */
export interface Calendar {
  readonly pairs: readonly DayPair[];
  /** By day, the pairs that it stands in. */
  readonly pairsOfDay: readonly Int32Array[];
  /** By day, the unit's day on the date before and after; −1 where there is none. */
  readonly dayBefore: Int32Array;
  readonly dayAfter: Int32Array;
  readonly daysOfUnitWeek: readonly (readonly number[])[];
  readonly daysOfWeek: readonly (readonly number[])[];
  readonly daysOfUnit: readonly (readonly number[])[];
}

export function calendarOf(problem: CompiledProblem): Calendar {
  const { days } = problem;
  const pairs = pairsOf(problem);
  const neighbour = (by: number) =>
    Int32Array.from(days, (day) =>
      days.findIndex((other) => other.unit === day.unit && other.calendar === day.calendar + by),
    );
  const grouped = (count: number, of: (day: CompiledDay) => number) =>
    Array.from({ length: count }, (_, i) => days.flatMap((day, at) => (of(day) === i ? [at] : [])));
  return {
    pairs,
    pairsOfDay: days.map((_, day) =>
      Int32Array.from(pairs.flatMap((pair, i) => (pair.first === day || pair.second === day ? [i] : []))),
    ),
    dayBefore: neighbour(-1),
    dayAfter: neighbour(1),
    daysOfUnitWeek: grouped(problem.unitWeeks, (day) => day.unitWeek),
    daysOfWeek: grouped(problem.weeks, (day) => day.week),
    daysOfUnit: grouped(problem.units, (day) => day.unit),
  };
}
