import { isFixed } from '../engine/can-place.ts';
import { type CompiledProblem, compileProblem } from '../engine/compile-problem.ts';
import { improve } from '../engine/improve.ts';
import { PlanState } from '../engine/plan-state.ts';
import type { Prices } from '../engine/prices.ts';
import { restore, type Snapshot, snapshotOf } from '../engine/snapshot.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { type Dive, diveDays } from './dive-days.ts';
import { fittingUnplaced } from './fitting-unplaced.ts';
import { lightOfScene } from './light-of-scene.ts';
import { packingModel } from './packing-model.ts';
import { placeSets } from './place-sets.ts';

/** Against a minute of scenes on a full day: what a minute left over costs, and a minute of moves. */
const LEFT_OVER = 2;
const MOVE = 0.5;
/** Above any sum of these. */
const HARD_BREACH = 1e7;

/** Of the time, what may go to the linear programme; above so many kinds of scenes it takes too long. */
const SHARE_OF_DIVE = 0.75;
const MOST_KINDS = 600;

/** Of the warmth of a search, in parts of the time: dealt-out days are good days, which the first should not undo. */
const WARMTHS = [0.1, 1];

/** How packing went. */
export interface Packed {
  readonly steps: number;
  /** Below so many days no plan can be; 0 where that was not worked out. */
  readonly fewestDays: number;
}

/**
 * Brings scenes that are left over onto the days, whatever that costs: by minutes alone, where hard rules hold. First as a
 * linear programme deals scenes out to days, or as they stand, whatever leaves less over; then by a search in which a full
 * day is worth more than two half ones, and a scene may make way for a longer one. Ends when everything that fits some day
 * has one, with `onlyIfAll` also when there are too few days for that. The state is then, and after the time, the plan with
 * the least left over. Pauses now and then with the number of steps.
 */
export function* packDays(
  state: PlanState,
  random: () => number,
  progress: (step: number) => number,
  { warmth, onlyIfAll }: { readonly warmth: number; readonly onlyIfAll: boolean },
): Generator<number, Packed> {
  const packing = new PlanState(compileProblem(byMinutes(state.problem.source), pricesFor(state.problem)));
  const before = snapshotOf(state);
  restore(packing, before);
  const unplaced = fittingUnplaced(packing);
  let least = leftOverMinutes(packing, unplaced());
  let best: Snapshot = before;
  const compare = () => {
    const minutes = leftOverMinutes(packing, unplaced());
    if (minutes >= least) return;
    least = minutes;
    best = snapshotOf(packing);
  };
  const days = packing.records.length;
  const dive = yield* dealOut(packing, progress, onlyIfAll ? days : Number.POSITIVE_INFINITY);
  compare();
  restore(packing, best);
  const fewestDays = dive?.fewestDays ?? 0;
  const isHopeless = onlyIfAll && fewestDays > days;
  let steps = 0;
  for (const [part, share] of WARMTHS.entries()) {
    const taken = steps;
    const limits = {
      progress: (step: number) =>
        least === 0 || isHopeless ? 1 : progress(taken + step) * WARMTHS.length - part,
      onBetter: compare,
      enough: () => Number.NEGATIVE_INFINITY,
    };
    steps += yield* improve(packing, random, limits, share * warmth);
  }
  const total = state.total;
  restore(state, best);
  if (state.total > total) restore(state, before);
  return { steps, fewestDays };
}

/** Takes off what nobody has fixed, and puts it where a dive has it; null: that takes too long. */
function* dealOut(
  packing: PlanState,
  progress: (step: number) => number,
  atMost: number,
): Generator<number, Dive | null> {
  const model = packingModel(packing.problem.source, (scene) => lightOfScene(packing, scene));
  if (model.kinds.length > MOST_KINDS) return null;
  const search = diveDays(model, () => progress(0) >= SHARE_OF_DIVE, atMost);
  for (;;) {
    const moment = search.next();
    if (!moment.done) {
      yield 0;
      continue;
    }
    restore(
      packing,
      packing.records.map(({ scenes, count }) =>
        scenes.slice(0, count).filter((scene) => isFixed(packing, scene)),
      ),
    );
    placeSets(packing, moment.value.days);
    return moment.value;
  }
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
