import { breachCost } from './breach-cost.ts';
import type { CompiledProblem } from './compile-problem.ts';
import type { DayRecord } from './day-record.ts';

type Records = readonly DayRecord[];

/** Hours and days off of a unit's week, whose days are given. */
export function weekCost(problem: CompiledProblem, days: readonly number[], records: Records): number {
  const { weekHours, weeklyDayOff } = problem.rules;
  let minutes = 0;
  let dates = 0;
  let last = -1;
  for (const day of days) {
    if (records[day]!.count === 0) continue;
    const { date, isWorkedAnyway } = problem.days[day]!;
    minutes += records[day]!.workMinutes;
    if (date !== last && !isWorkedAnyway) dates++;
    last = date;
  }
  if (last < 0) return 0;
  const { unitWeek } = problem.days[days[0]!]!;
  minutes += problem.otherMinutes[unitWeek]!;
  dates += problem.otherDates[unitWeek]!;
  let cost = 0;
  for (const rule of weekHours) cost += breachCost(problem, rule, minutes - rule.minutes);
  for (const rule of weeklyDayOff) cost += breachCost(problem, rule, dates - (7 - rule.days));
  return cost;
}

/** The hours of all minors in a week, whose days (of every unit) are given. */
export function minorWeekCost(problem: CompiledProblem, days: readonly number[], records: Records): number {
  const { people, rules } = problem;
  let cost = 0;
  for (const rule of rules.minorWeek)
    for (let k = 0; k < rule.list.length; k++) {
      const person = rule.list[k]!;
      let minutes = 0;
      let isOf = false;
      for (const day of days) {
        const record = records[day]!;
        const at = day * people + person;
        if (record.count === 0 || record.from[person]! < 0 || !rule.counts[at]) continue;
        minutes += record.workedBy(person);
        if (rule.isOf[at]) isOf = true;
      }
      if (isOf) cost += breachCost(problem, rule, minutes - rule.minutes);
    }
  return cost;
}

let visited = new Int32Array(0);
let stamp = 0;

/** Changes from mostly night to mostly day and back, and places that a unit comes back to. */
export function unitCost(problem: CompiledProblem, days: readonly number[], records: Records): number {
  const { returnFee, places, prices, source } = problem;
  const point = source.preferences.dayNightSwitch * prices.point;
  const again = source.preferences.placeReturn * prices.point;
  if (visited.length < places) visited = new Int32Array(places);
  stamp++;
  let cost = 0;
  let before: DayRecord | null = null;
  let here = -1;
  for (const day of days) {
    const record = records[day]!;
    if (record.count === 0) continue;
    if (before && before.isNight !== record.isNight) cost += point;
    before = record;
    for (let i = 0; i < record.routeCount; i++) {
      const there = record.route[i]!;
      if (there === here) continue;
      if (visited[there] === stamp) cost += returnFee[there]! + again;
      visited[there] = stamp;
      here = there;
    }
  }
  return cost;
}

/** Whether there is anything for unitCost to find. */
export function hasUnitCost({ source, returnFee }: CompiledProblem): boolean {
  const { dayNightSwitch, placeReturn } = source.preferences;
  return dayNightSwitch > 0 || placeReturn > 0 || returnFee.some((fee) => fee > 0);
}
