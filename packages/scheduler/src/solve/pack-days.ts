import { type CompiledProblem, compileProblem } from '../engine/compile-problem.ts';
import { improve } from '../engine/improve.ts';
import { PlanState } from '../engine/plan-state.ts';
import type { Prices } from '../engine/prices.ts';
import { restore, type Snapshot, snapshotOf } from '../engine/snapshot.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { fittingUnplaced } from './fitting-unplaced.ts';

/** Against a minute of scenes on a full day: what a minute left over costs, and a minute of moves. */
const LEFT_OVER = 2;
const MOVE = 0.5;
/** Above any sum of these. */
const HARD_BREACH = 1e7;

/**
 * Brings scenes that are left over onto the days, whatever that costs: a search by minutes alone, in which a full day is
 * worth more than two half ones, a scene may make way for a longer one, and hard rules hold. Ends when everything that
 * fits some day has one. The state is then, and after the time, the plan with the least left over. Pauses now and then
 * with the number of steps, and ends with it.
 */
export function* packDays(
  state: PlanState,
  random: () => number,
  progress: (step: number) => number,
  warmth: number,
): Generator<number, number> {
  const packing = new PlanState(compileProblem(byMinutes(state.problem.source), pricesFor(state.problem)));
  const before = snapshotOf(state);
  restore(packing, before);
  const unplaced = fittingUnplaced(packing);
  let least = leftOverMinutes(packing, unplaced());
  let best: Snapshot = before;
  const limits = {
    progress: (step: number) => (least === 0 ? 1 : progress(step)),
    onBetter: (snapshot: Snapshot) => {
      const minutes = leftOverMinutes(packing, unplaced());
      if (minutes >= least) return;
      least = minutes;
      best = snapshot;
    },
    enough: () => Number.NEGATIVE_INFINITY,
  };
  const steps = yield* improve(packing, random, limits, warmth);
  const total = state.total;
  restore(state, best);
  if (state.total > total) restore(state, before);
  return steps;
}

const leftOverMinutes = ({ problem }: PlanState, scenes: readonly number[]): number =>
  scenes.reduce((sum, scene) => sum + Math.max(1, problem.minutes[scene]!), 0);

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
    days: days.map((day) => ({ ...day, crewCost: 0, hiredCost: 0, overtime: [], nightPerMinute: 0 })),
    rules: rules.map((rule) => (rule.severity === 'soft' ? { ...rule, weight: 0 } : rule)),
    precedences: problem.precedences.filter(({ severity }) => severity === 'hard'),
    groups: problem.groups.filter(({ severity }) => severity === 'hard'),
    preferences: {
      ...preferences,
      ...{ castHoldDay: 0, castWaitMinute: 0, move: 0, overtimeMinute: 0, storyBreak: 0, movedScene: 0 },
      ...{ dayNightSwitch: 0, unevenMinute: 0, exteriorWithoutCover: 0, wonPerPoint: 0 },
    },
  };
}

/** Where no rule bounds a day, only what is left over counts, and moves. */
function pricesFor({ prices, days }: CompiledProblem): Prices {
  const longest = Math.max(1, ...days.map(({ room }) => room));
  return {
    point: prices.point,
    mostWorth: HARD_BREACH,
    minuteLeftOver: LEFT_OVER,
    hardBreach: HARD_BREACH,
    fullness: 1 / longest,
  };
}
