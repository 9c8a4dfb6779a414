import { nightBetween } from '@ddak/domain';
import { isInLight } from '../problem/needs-blackout.ts';
import { breachCost } from './breach-cost.ts';
import { aroundOf, type CompiledProblem } from './compile-problem.ts';
import type { DayRecord } from './day-record.ts';
import { fullnessOf } from './fullness-of.ts';
import { overtimeOf } from './overtime-of.ts';
import type { WindowTable } from './scene-windows.ts';

const HAIR = 1e-6;
const PIN = { severity: 'hard', weight: 1 };

/** Adds up what a day costs by itself: money, points and what it breaks. Its clock and presence are set. */
export function priceDay(
  problem: CompiledProblem,
  windows: WindowTable,
  day: number,
  record: DayRecord,
): void {
  record.cost =
    crewCost(problem, day, record) +
    routeCost(problem, record) +
    sceneCost(problem, windows, day, record) +
    presenceCost(problem, day, record) +
    shapeCost(problem, record);
  const { fullness } = problem.prices;
  if (fullness === 0) return;
  const { room, source } = problem.days[day]!;
  record.cost -= fullness * fullnessOf(record.sceneMinutes, room + aroundOf(source) - record.workMinutes);
}

function crewCost(problem: CompiledProblem, day: number, record: DayRecord): number {
  const { regular, source } = problem.days[day]!;
  const work = record.workMinutes;
  let cost = source.crewCost + overtimeOf(source, work);
  if (source.nightPerMinute > 0) cost += nightOf(record) * source.nightPerMinute;
  const points = problem.source.preferences.overtimeMinute * problem.prices.point;
  if (work > regular) cost += (work - regular) * points;
  for (const rule of problem.rules.dayLength)
    cost += breachCost(problem, rule, work - (rule.minutes ?? source.maxMinutes ?? work));
  const rest = record.release - record.call - work;
  for (const rule of problem.rules.break)
    if (work >= rule.after - HAIR) cost += breachCost(problem, rule, rule.minutes - rest);
  const { releaseBefore, callAfter } = problem.days[day]!;
  for (const rule of problem.rules.restCrew)
    cost +=
      breachCost(problem, rule, rule.minutes - (record.call - releaseBefore)) +
      breachCost(problem, rule, rule.minutes - (callAfter - record.release));
  for (const rule of problem.rules.scenesPerDay) cost += breachCost(problem, rule, record.count - rule.count);
  return cost;
}

/** LB11: what of the day lies in the night, less the meals in it. */
function nightOf({ call, release, mealStart, mealEnd, mealCount }: DayRecord): number {
  let night = nightBetween(call, release);
  if (night === 0) return 0;
  for (let k = 0; k < mealCount; k++) night -= nightBetween(mealStart[k]!, mealEnd[k]!);
  return night;
}

let seen = new Int32Array(0);
let stamp = 0;

/** Fees of the places that are visited and what the moves between them cost; also notes the route. */
function routeCost(problem: CompiledProblem, record: DayRecord): number {
  const { place, places, moveCost, isMove, placeFee, source, prices } = problem;
  record.routeCount = 0;
  if (places === 0) return 0;
  if (seen.length < places) seen = new Int32Array(places);
  stamp++;
  const move = source.preferences.move * prices.point;
  let cost = 0;
  let here = -1;
  for (let i = 0; i < record.count; i++) {
    const there = place[record.scenes[i]!]!;
    if (there < 0 || there === here) continue;
    record.route[record.routeCount++] = there;
    const way = here * places + there;
    if (here >= 0) cost += moveCost[way]! + isMove[way]! * move;
    here = there;
    if (seen[there] !== stamp) cost += placeFee[there]!;
    seen[there] = stamp;
  }
  return cost;
}

/** Light, hours and pins of each scene, and the meals before them. */
function sceneCost(problem: CompiledProblem, windows: WindowTable, day: number, record: DayRecord): number {
  const { minutes, pinAt, isNightInside, source, prices } = problem;
  const blackout = source.preferences.blackoutScene * prices.point;
  const { source: light } = problem.days[day]!;
  let cost = 0;
  for (let i = 0; i < record.count; i++) {
    const scene = record.scenes[i]!;
    const start = record.start[i]!;
    const end = start + minutes[scene]!;
    const own = windows.of(scene, day);
    if (!own.clean || !fits(own.windows, start, end))
      for (const bound of own.bounded) if (!fits(bound.windows, start, end)) cost += bound.cost;
    if (isNightInside[scene] === 1 && isInLight(light, start, end)) cost += blackout;
    if (pinAt[scene]! >= 0) cost += breachCost(problem, PIN, Math.abs(pinAt[scene]! - i));
  }
  for (const rule of problem.rules.meal)
    cost += breachCost(problem, rule, mealLateness(problem, day, record, rule.within));
  return cost;
}

function fits(windows: readonly number[], start: number, end: number): boolean {
  for (let i = 0; i < windows.length; i += 2)
    if (start >= windows[i]! - HAIR && end <= windows[i + 1]! + HAIR) return true;
  return false;
}

/** LB5: minutes by which the first meal is too late; where nobody eats, the release. */
function mealLateness(problem: CompiledProblem, day: number, record: DayRecord, within: number): number {
  const { mealBefore, mealAfter, wrapMinutes } = problem.days[day]!.source;
  if (mealBefore !== null) return 0;
  const { call, release, mealCount, mealStart } = record;
  const afterwards = mealAfter === null ? release : release - wrapMinutes + mealAfter;
  return (mealCount > 0 ? mealStart[0]! : afterwards) - call - within;
}

/** What people are paid by the minute, what they wait, and how long minors stay. */
function presenceCost(problem: CompiledProblem, day: number, record: DayRecord): number {
  const { people, minuteRate, source, prices, rules, minutes, who } = problem;
  const waitPoint = source.preferences.castWaitMinute * prices.point;
  let cost = 0;
  for (let k = 0; k < record.whoCount; k++) {
    const one = record.who[k]!;
    if (one >= people) continue;
    const stay = record.to[one]! - record.from[one]!;
    cost += stay * (minuteRate[one]! + waitPoint);
    for (const rule of rules.minorDay)
      if (rule.isOf[day * people + one])
        cost += breachCost(problem, rule, record.workedBy(one) - rule.minutes);
  }
  if (waitPoint === 0) return cost;
  for (let i = 0; i < record.count; i++) {
    const scene = record.scenes[i]!;
    const needed = who[scene]!;
    for (let k = 0; k < needed.length; k++) if (needed[k]! < people) cost -= minutes[scene]! * waitPoint;
  }
  return cost;
}

/** Evenness, exteriors without an interior beside them; also notes its minutes and whether it is a night. */
function shapeCost(problem: CompiledProblem, record: DayRecord): number {
  const { preferences } = problem.source;
  let total = 0;
  let night = 0;
  let exterior = false;
  let interior = false;
  for (let i = 0; i < record.count; i++) {
    const scene = record.scenes[i]!;
    total += problem.minutes[scene]!;
    if (problem.isNight[scene]) night += problem.minutes[scene]!;
    exterior ||= problem.isExterior[scene] === 1;
    interior ||= problem.isInterior[scene] === 1;
  }
  record.isNight = night > total - night;
  record.sceneMinutes = total;
  const points =
    Math.abs(total - problem.even) * preferences.unevenMinute +
    (exterior && !interior ? preferences.exteriorWithoutCover : 0);
  return points * problem.prices.point;
}
