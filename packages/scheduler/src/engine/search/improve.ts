import { insertCheapest } from '../insertion.ts';
import type { PlanState } from '../plan-state.ts';
import { restore, type Snapshot, snapshotOf } from '../snapshot.ts';
import { Moves } from './moves.ts';
import { reorderWindow } from './reorder-window.ts';
import { ruin } from './ruin.ts';

export interface Limits {
  /** From 0 to 1: how much of the search is over after so many steps. */
  readonly progress: (step: number) => number;
  /** Called when a better plan is found. */
  readonly onBetter: (snapshot: Snapshot, total: number) => void;
  /** A total below which nothing better can be. */
  readonly enough: () => number;
}

/** One step in so many takes a number of scenes off and puts them back (sooner in a small film); one tries all orders of a few. */
const RUIN_EVERY = 3000;
const RUIN_SOONEST = 160;
const RUIN_LATER_A_SCENE = 16;
const REORDER_EVERY = 4000;
const CHECK_EVERY = 64;
/** The heat at the end of a cooling, of what a move usually changes. */
const COLDEST = 0.012;
const PAUSE_EVERY = 2048;
/** So many steps for each scene are one cooling; where there is time for more, a plan is sought anew and the best kept. */
const STEPS_OF_COOLING = 16_000;
/** By then it is known how many steps there will be. */
const KNOWN_AFTER = 0.02;

/**
 * Simulated annealing over small moves, now and then with a larger piece taken apart and put together anew; it begins at
 * `warmth` times what a move usually changes. Keeps the best plan in the state when it ends. Deterministic for its chance and
 * the progress it is told. Pauses now and then with the number of steps, and ends with it.
 */
export function* improve(
  state: PlanState,
  random: () => number,
  limits: Limits,
  warmth: number,
): Generator<number, number> {
  const moves = new Moves(state, random);
  if (!moves.canMove) return 0;
  const usual = usualChange(state, moves);
  let best = snapshotOf(state);
  let bestTotal = state.total;
  const remember = () => {
    if (state.total >= bestTotal - Math.abs(bestTotal) * 1e-12) return;
    state.recount();
    best = snapshotOf(state);
    bestTotal = state.total;
    limits.onBetter(best, bestTotal);
  };
  const ruinEvery = Math.min(RUIN_EVERY, RUIN_SOONEST + RUIN_LATER_A_SCENE * state.problem.scenes);
  let step = 0;
  let heat = usual * warmth;
  let coolings = 0;
  for (; ; step++) {
    if (step % CHECK_EVERY === 0) {
      const over = limits.progress(step);
      if (over >= 1 || bestTotal <= limits.enough()) break;
      if (coolings === 0 && over >= KNOWN_AFTER)
        coolings = Math.max(1, Math.round(step / over / (STEPS_OF_COOLING * state.problem.scenes)));
      heat = usual * heatAt(over * Math.max(1, coolings), warmth);
      if (step % PAUSE_EVERY === 0) yield step;
    }
    if (step % ruinEvery === ruinEvery - 1) {
      rebuild(state, moves, random, heat);
      remember();
      continue;
    }
    if (step % REORDER_EVERY === REORDER_EVERY - 1) {
      reorderWindow(state, moves.free, random);
      remember();
      continue;
    }
    const limit = -heat * Math.log(1 - random());
    const worse = moves.draw(limit);
    if (worse === null) continue;
    if (worse > limit) state.undo();
    else {
      state.keep();
      if (worse < 0) remember();
    }
  }
  restore(state, best);
  return step;
}

/** After so many coolings: each goes from the warmth down to the coldest; what begins colder stays as it is. */
const heatAt = (coolings: number, warmth: number): number =>
  warmth > COLDEST ? warmth * (COLDEST / warmth) ** (coolings % 1) : warmth;

/** Takes a piece apart and puts it together; back as it was if that came out too dear. */
function rebuild(state: PlanState, moves: Moves, random: () => number, heat: number): void {
  const before = snapshotOf(state);
  const total = state.total;
  const taken = ruin(state, moves.free, random);
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
