import { insertCheapest } from '../insertion.ts';
import type { PlanState } from '../plan-state.ts';
import { restore, type Snapshot, snapshotOf } from '../snapshot.ts';
import { Moves } from './moves.ts';
import { reorderWindow } from './reorder-window.ts';
import { ruin } from './ruin.ts';

/** One step in so many takes a number of scenes off and puts them back (sooner in a small film); one tries all orders of a few. */
const RUIN_EVERY = 3000;
const RUIN_SOONEST = 160;
const RUIN_LATER_A_SCENE = 16;
const REORDER_EVERY = 4000;

/** Changes a plan step by step, each by the Metropolis rule at the heat of the moment, and remembers the best plan it came by. */
export class Walk {
  readonly state: PlanState;
  readonly random: () => number;
  readonly #moves: Moves;
  readonly #onBetter: (snapshot: Snapshot, total: number) => void;
  readonly #ruinEvery: number;
  /** What a move usually changes, in what the plan is priced in. */
  readonly usual: number;
  best: Snapshot;
  bestTotal: number;
  steps = 0;

  constructor(state: PlanState, random: () => number, onBetter: (snapshot: Snapshot, total: number) => void) {
    this.state = state;
    this.random = random;
    this.#moves = new Moves(state, random);
    this.#onBetter = onBetter;
    this.#ruinEvery = Math.min(RUIN_EVERY, RUIN_SOONEST + RUIN_LATER_A_SCENE * state.problem.scenes);
    this.best = snapshotOf(state);
    this.bestTotal = state.total;
    this.usual = this.canMove ? usualChange(state, this.#moves) : 1;
  }

  get canMove(): boolean {
    return this.#moves.canMove;
  }

  step(heat: number): void {
    const step = this.steps++;
    const { state } = this;
    if (step % this.#ruinEvery === this.#ruinEvery - 1) {
      this.#rebuild(heat);
      this.#remember();
    } else if (step % REORDER_EVERY === REORDER_EVERY - 1) {
      reorderWindow(state, this.#moves.free, this.random);
      this.#remember();
    } else {
      const limit = -heat * Math.log(1 - this.random());
      const worse = this.#moves.draw(limit);
      if (worse === null) return;
      if (worse > limit) {
        state.undo();
        return;
      }
      state.keep();
      if (worse < 0) this.#remember();
    }
  }

  #remember(): void {
    const { state } = this;
    if (state.total >= this.bestTotal - Math.abs(this.bestTotal) * 1e-12) return;
    state.recount();
    this.best = snapshotOf(state);
    this.bestTotal = state.total;
    this.#onBetter(this.best, this.bestTotal);
  }

  /** Takes a piece apart and puts it together; back as it was if that came out too dear. */
  #rebuild(heat: number): void {
    const { state, random } = this;
    const before = snapshotOf(state);
    const total = state.total;
    const taken = ruin(state, this.#moves.free, random);
    const { minutes, who } = state.problem;
    const kind = random();
    const weight = (scene: number) => (kind < 0.4 ? minutes[scene]! : kind < 0.7 ? who[scene]!.length : 0);
    const order = taken
      .map((scene) => ({ scene, key: weight(scene) * (0.7 + 0.3 * random()) + random() * 0.001 }))
      .sort((a, b) => b.key - a.key);
    for (const { scene } of order) insertCheapest(state, scene, () => random() < 0.03);
    const worse = state.total - total;
    if (worse > 0 && random() >= Math.exp(-worse / heat)) restore(state, before);
  }
}

/** The middle of what a move changes where it breaks nothing and leaves nothing over: what the heat starts from. */
function usualChange(state: PlanState, moves: Moves): number {
  const changes: number[] = [];
  const { mostWorth } = state.problem.prices;
  for (let i = 0; i < 400; i++) {
    const change = moves.draw();
    if (change === null) continue;
    state.undo();
    if (change !== 0 && Math.abs(change) < mostWorth) changes.push(Math.abs(change));
  }
  changes.sort((a, b) => a - b);
  return changes[Math.floor(changes.length / 2)] ?? 1;
}
