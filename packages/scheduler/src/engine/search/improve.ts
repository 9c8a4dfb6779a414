import type { PlanState } from '../plan-state.ts';
import { restore, type Snapshot, snapshotOf } from '../snapshot.ts';
import { drawReplicas, LEVELS, piecesOf, type Replica, sizeAt } from './population.ts';
import { Walk } from './walk.ts';

export interface Limits {
  /** From 0 to 1: how much of the search is over after so many steps. */
  readonly progress: (step: number) => number;
  /** Called when a better plan is found. */
  readonly onBetter: (snapshot: Snapshot, total: number) => void;
  /** A total below which nothing better can be. */
  readonly enough: () => number;
}

const CHECK_EVERY = 64;
const PAUSE_EVERY = 2048;
/** The heat at the end of a cooling, of what a move usually changes. */
const COLDEST = 0.012;
/** So many steps for each scene are one cooling. Where there is time for several more, a population is cooled after it. */
const STEPS_OF_COOLING = 16_000;
const FEWEST_COOLINGS = 3;
/** By then it is known how many steps there will be. */
const KNOWN_AFTER = 0.02;
/** Plans of a population for each cooling that there is time for: most of them are left behind early. */
const PLANS_A_COOLING = 1.6;
/** Where there is time for many more, one population comes after the other, so that no better plan is long in coming. */
const COOLINGS_OF_POPULATION = 6;

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
  const walk = new Walk(state, random, limits.onBetter);
  if (!walk.canMove) return 0;
  const first = walk.best;
  const coolings = yield* coolOnce(walk, limits, warmth);
  if (coolings > 0) yield* coolPopulations(walk, first, limits, { warmth, coolings });
  restore(state, walk.best);
  return walk.steps;
}

/** One plan from the warmth down to the coldest: how many coolings more there is time for, 0 where it took all of it. */
function* coolOnce(walk: Walk, limits: Limits, warmth: number): Generator<number, number> {
  let coolings = 1;
  let isKnown = false;
  for (;;) {
    const over = limits.progress(walk.steps);
    if (over >= 1 || walk.bestTotal <= limits.enough()) return 0;
    if (!isKnown && over >= KNOWN_AFTER) {
      isKnown = true;
      const all = walk.steps / over / (STEPS_OF_COOLING * walk.state.problem.scenes);
      if (all >= FEWEST_COOLINGS) coolings = all;
    }
    if (over * coolings >= 1) return coolings - 1;
    yield* walkOn(walk, heatAt(walk, warmth, over * coolings));
  }
}

/** One after the other until the time is over, each of copies of the first plan: those of what another ends with end like it. */
function* coolPopulations(
  walk: Walk,
  first: Snapshot,
  limits: Limits,
  { warmth, coolings }: { readonly warmth: number; readonly coolings: number },
): Generator<number, void> {
  const populations = Math.max(1, Math.round(coolings / COOLINGS_OF_POPULATION));
  const size = Math.round((coolings / populations) * PLANS_A_COOLING);
  const began = limits.progress(walk.steps);
  for (let i = 1; i <= populations; i++) {
    const until = began + ((1 - began) * i) / populations;
    yield* coolPopulation(walk, first, limits, { warmth, size, until });
  }
}

/**
 * Many copies of a plan side by side from the warmth down, those that promise less left behind on the way, until so much of
 * the time is over. Two coolings of one plan end 1 % apart, and after a third of the way it is known which is the better.
 */
function* coolPopulation(
  walk: Walk,
  first: Snapshot,
  limits: Limits,
  how: { readonly warmth: number; readonly size: number; readonly until: number },
): Generator<number, void> {
  const { state, random } = walk;
  const { warmth, size } = how;
  const began = limits.progress(walk.steps);
  const piece = (how.until - began) / piecesOf(size);
  const isOver = (over: number) => over >= 1 || walk.bestTotal <= limits.enough();
  let replicas: Replica<Snapshot>[] = Array.from({ length: size }, () => ({ plan: first, total: 0 }));
  let until = began;
  for (let level = 0; level < LEVELS; level++) {
    const heat = heatAt(walk, warmth, level / (LEVELS - 1));
    const cooled: Replica<Snapshot>[] = [];
    for (const { plan } of replicas) {
      restore(state, plan);
      until += piece;
      let sum = 0;
      let seen = 0;
      do {
        if (isOver(limits.progress(walk.steps))) return;
        yield* walkOn(walk, heat);
        sum += state.total;
        seen++;
      } while (limits.progress(walk.steps) < until);
      state.recount();
      cooled.push({ plan: snapshotOf(state), total: sum / seen });
    }
    const colder = heatAt(walk, warmth, (level + 1) / (LEVELS - 1));
    replicas = drawReplicas(cooled, { level, heat, colder, size: sizeAt(level + 1, size) }, random);
  }
}

/** A few steps at one heat. */
function* walkOn(walk: Walk, heat: number): Generator<number, void> {
  for (let i = 0; i < CHECK_EVERY; i++) walk.step(heat);
  if (walk.steps % PAUSE_EVERY === 0) yield walk.steps;
}

/** From the warmth (0) down to the coldest (1); what begins colder stays as it is. */
const heatAt = ({ usual }: Walk, warmth: number, down: number): number =>
  usual * (warmth > COLDEST ? warmth * (COLDEST / warmth) ** down : warmth);
