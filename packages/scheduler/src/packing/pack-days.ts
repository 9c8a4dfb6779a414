import { isFixed } from '../engine/can-place.ts';
import { PlanState } from '../engine/plan-state.ts';
import { improve } from '../engine/search/improve.ts';
import { restore, snapshotOf } from '../engine/snapshot.ts';
import { type Dive, diveDays } from './dive-days.ts';
import { LeastLeftOver } from './least-left-over.ts';
import { lightOfScene, longestStretch } from './light-of-scene.ts';
import { packingModel } from './packing-model.ts';
import { packingProblem } from './packing-problem.ts';
import { placeSets } from './place-sets.ts';

/** Of the time, what may go to the linear programme; above so many kinds of scenes it takes too long. */
const SHARE_OF_DIVE = 0.75;
const MOST_KINDS = 600;

/** Of the warmth of a search, round by round: dealt-out days are good days, which most should not undo. */
const WARMTHS = [0.1, 0.1, 0.1, 1];
/** Steps for each scene, after which what is left over gets dearer. */
const STEPS_OF_ROUND = 400;

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
  const packing = new PlanState(packingProblem(state.problem));
  const before = snapshotOf(state);
  restore(packing, before);
  const best = new LeastLeftOver(packing);
  const days = packing.records.length;
  const dive = yield* dealOut(packing, progress, onlyIfAll ? days : Number.POSITIVE_INFINITY);
  best.compare();
  restore(packing, best.plan);
  const fewestDays = dive?.fewestDays ?? 0;
  const isHopeless = onlyIfAll && fewestDays > days;
  const steps = isHopeless ? 0 : yield* search(packing, random, { progress, warmth, best });
  const total = state.total;
  restore(state, best.plan);
  if (state.total > total) restore(state, before);
  return { steps, fewestDays };
}

interface Search {
  readonly progress: (step: number) => number;
  readonly warmth: number;
  readonly best: LeastLeftOver;
}

/**
 * Round after round, until nothing is left over or the time is. What a round leaves over gets dearer for the next, so that
 * scenes that fit few days come first in the end, and those that fit many find other days (guided local search; Nagata and
 * Bräysy 2009 count so for vehicles).
 */
function* search(packing: PlanState, random: () => number, how: Search): Generator<number, number> {
  const { progress, best } = how;
  const { leftOver } = packing.problem.prices;
  const once = leftOver.slice();
  const most = STEPS_OF_ROUND * packing.problem.scenes;
  let steps = 0;
  for (let round = 0; !best.isWhole && progress(steps) < 1; round++) {
    const [taken, began] = [steps, progress(steps)];
    const limits = {
      progress: (step: number) => {
        const over = progress(taken + step);
        return best.isWhole || over >= 1 ? 1 : Math.max(step / most, (over - began) / (1 - began));
      },
      onBetter: () => best.compare(),
      enough: () => Number.NEGATIVE_INFINITY,
    };
    const done = yield* improve(packing, random, limits, how.warmth * WARMTHS[round % WARMTHS.length]!);
    best.compare();
    if (done === 0) break;
    steps += done;
    for (const scene of best.unplaced()) leftOver[scene]! += once[scene]!;
    packing.repriceScenes();
  }
  return steps;
}

/** Takes off what nobody has fixed, and puts it where a dive has it; null: that takes too long. */
function* dealOut(
  packing: PlanState,
  progress: (step: number) => number,
  atMost: number,
): Generator<number, Dive | null> {
  const model = packingModel(
    packing.problem.source,
    (scene) => lightOfScene(packing, scene),
    longestStretch(packing.problem),
  );
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
