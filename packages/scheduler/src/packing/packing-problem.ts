import { type CompiledProblem, compileProblem } from '../engine/compile-problem.ts';
import { leftOverBy, type Prices } from '../engine/prices.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';

/** Against a minute of scenes on a full day: what a minute left over costs, and a minute of moves. */
const LEFT_OVER = 2;
const MOVE = 0.5;
/** Above any sum of these. */
const HARD_BREACH = 1e7;

/** A problem that asks for full days alone: what is left over counts, then moves and how full days are. */
export const packingProblem = (problem: CompiledProblem): CompiledProblem =>
  compileProblem(byMinutes(problem.source), pricesFor(problem));

/** The same days, scenes and rules without any money; soft rules say how a day is laid out, and weigh nothing. */
function byMinutes(problem: ScheduleProblem): ScheduleProblem {
  const { people, elements, places, moves, moveBetween, days, rules, preferences } = problem;
  return {
    ...problem,
    people: people.map((one) => ({ ...one, dayRate: 0, holdRate: 0, minuteRate: 0, pickupFee: 0 })),
    elements: elements.map((one) => ({ ...one, feePerDay: 0 })),
    places: places.map((one) => ({ ...one, feePerDay: 0, returnFee: 0 })),
    moves: moves.map((move) => ({ ...move, cost: move.minutes * MOVE })),
    moveBetween: { ...moveBetween, cost: moveBetween.minutes * MOVE },
    days: days.map((day) => ({
      ...day,
      crewCost: 0,
      hiredCost: 0,
      holidayCost: 0,
      overtime: [],
      nightPerMinute: 0,
    })),
    rules: rules.map((rule) => (rule.severity === 'soft' ? { ...rule, weight: 0 } : rule)),
    precedences: problem.precedences.filter(({ severity }) => severity === 'hard'),
    groups: problem.groups.filter(({ severity }) => severity === 'hard'),
    preferences: {
      ...preferences,
      ...{ castHoldDay: 0, castWaitMinute: 0, move: 0, overtimeMinute: 0, storyBreak: 0, movedScene: 0 },
      ...{ dayNightSwitch: 0, unevenMinute: 0, exteriorWithoutCover: 0, wonPerPoint: 0 },
      ...{ placeReturn: 0, blackoutScene: 0 },
    },
  };
}

/** Where no rule bounds a day, only what is left over counts, and moves. */
function pricesFor({ prices, days, source }: CompiledProblem): Prices {
  const longest = Math.max(1, ...days.map(({ room }) => room));
  return {
    point: prices.point,
    mostWorth: HARD_BREACH,
    minuteLeftOver: LEFT_OVER,
    leftOver: leftOverBy(source, LEFT_OVER),
    hardBreach: HARD_BREACH,
    fullness: 1 / longest,
  };
}
