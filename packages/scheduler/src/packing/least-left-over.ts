import { cheapestInDay, type Insertion } from '../engine/insertion.ts';
import type { PlanState } from '../engine/plan-state.ts';
import { type Snapshot, snapshotOf } from '../engine/snapshot.ts';
import { fittingUnplaced } from './fitting-unplaced.ts';

/** Of so many scenes that are left over it is tried whether they fit after all. */
const MOST_FITTED = 6;

/** The plan that leaves fewest minutes over of all that were compared. */
export class LeastLeftOver {
  readonly #packing: PlanState;
  readonly unplaced: () => readonly number[];
  plan: Snapshot;
  #minutes: number;

  constructor(packing: PlanState) {
    this.#packing = packing;
    this.unplaced = fittingUnplaced(packing);
    this.plan = snapshotOf(packing);
    this.#minutes = this.#leftOver();
  }

  get isWhole(): boolean {
    return this.#minutes === 0;
  }

  /** With few scenes left over, those that fit after all are put in before it is looked at, and taken out again. */
  compare(): void {
    const left = this.unplaced();
    const added = left.length > MOST_FITTED ? [] : fitIn(this.#packing, left);
    const minutes = this.#leftOver();
    if (minutes < this.#minutes) {
      this.#minutes = minutes;
      this.plan = snapshotOf(this.#packing);
    }
    if (added.length === 0) return;
    for (const scene of added) this.#packing.take(scene);
    this.#packing.change();
    this.#packing.keep();
  }

  #leftOver(): number {
    const { minutes } = this.#packing.problem;
    return this.unplaced().reduce((sum, scene) => sum + Math.max(1, minutes[scene]!), 0);
  }
}

/**
 * Puts scenes wherever no hard rule breaks; which could be put. The search leaves them over where a move for a short scene
 * costs more than it: minutes that are free in one piece are worth more to it.
 */
function fitIn(packing: PlanState, scenes: readonly number[]): number[] {
  const found: Insertion = { day: -1, at: 0, cost: 0 };
  const longestFirst = scenes.toSorted((a, b) => packing.problem.minutes[b]! - packing.problem.minutes[a]!);
  return longestFirst.filter((scene) => {
    let best: Insertion | null = null;
    for (const day of packing.records.keys()) {
      cheapestInDay(packing, scene, day, found, packing.problem.prices.hardBreach);
      if (found.cost < (best?.cost ?? packing.problem.prices.hardBreach)) best = { ...found };
    }
    if (!best) return false;
    packing.put(scene, best.day, best.at);
    packing.change();
    packing.keep();
    return true;
  });
}
