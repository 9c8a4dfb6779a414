import { finishBound } from './finish-bound.ts';
import type { TalentCore } from './reduce-problem.ts';
import { SceneGroups, scenesOf } from './scene-groups.ts';
import { shareWages } from './share-wages.ts';
import { StatePool } from './state-pool.ts';

/** Scenes stand in two words, people in one. */
const MOST_SCENES = 64;
const MOST_PEOPLE = 30;
/** Of some 50 bytes each. */
const MOST_STATES = 6_000_000;

/** How much of the search is made: states expanded of equal depth, and states kept in all. */
export interface Effort {
  readonly width: number;
  readonly states: number;
}
export const EVERYTHING: Effort = { width: Number.POSITIVE_INFINITY, states: MOST_STATES };

export interface Proof {
  /** A cheaper order than the one that was known, or null. */
  readonly order: readonly number[] | null;
  readonly hold: number;
  /** Equal to `hold` when it is proven the least. */
  readonly bound: number;
}

/** Whether a core is small enough for proveOrder. */
export function isProvable(core: TalentCore): boolean {
  return core.casts.length <= MOST_SCENES && core.wages.length <= MOST_PEOPLE;
}

/**
 * Looks for an order cheaper than a known cost, from both ends inwards, and proves that there is none. A state is the
 * scenes that remain and who is on location at either end. People who are so at both ends stay throughout and are paid
 * at once; then scenes that differ only by them are shot together. Stopped early, the least over the open states is
 * still a bound. With a width it expands only so many states of equal depth, the most hopeful: quick, and a proof only if
 * none was left out.
 */
export function proveOrder(
  core: TalentCore,
  known: number,
  stop: () => boolean,
  effort: Effort = EVERYTHING,
): Proof {
  return new DoubleEndedSearch(core, known).run(stop, effort);
}

class DoubleEndedSearch {
  readonly #n: number;
  readonly #wages: Float64Array;
  readonly #pool: StatePool;
  readonly #groups: SceneGroups;
  /** Sums that differ by rounding alone count as equal. */
  readonly #slack: number;
  readonly #shares: Float64Array;
  readonly #choice: Int32Array;
  readonly #otherChoice: Int32Array;
  #known: number;
  #goal = -1;

  constructor(core: TalentCore, known: number) {
    this.#n = core.casts.length;
    this.#wages = Float64Array.from(core.wages);
    this.#known = known;
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    this.#slack = sum(core.wages) * sum(core.durations) * 1e-12;
    this.#pool = new StatePool(this.#n);
    this.#groups = new SceneGroups(core);
    this.#shares = new Float64Array(core.wages.length);
    this.#choice = new Int32Array(this.#n);
    this.#otherChoice = new Int32Array(this.#n);
  }

  run(stop: () => boolean, { width, states }: Effort): Proof {
    const n = this.#n;
    const low = n >= 32 ? -1 : (1 << n) - 1;
    const high = n >= 64 ? -1 : n > 32 ? (1 << (n - 32)) - 1 : 0;
    const pool = this.#pool;
    pool.parent[pool.add(pool.find(low, high, 0, 0), low, high, 0, 0)] = -1;
    let seen = 0;
    let cut = false;
    for (let remaining = n; remaining > 0; remaining--) {
      const list = this.#layer(remaining, width);
      cut ||= list.length > width;
      for (const [at, state] of list.entries()) {
        if (at >= width) break;
        if ((seen++ & 63) === 0 && (stop() || pool.size > states))
          return this.#answer(cut ? 0 : this.#openBound(list.subarray(at), remaining));
        if (!this.#isTooDear(this.#hopeOf(state))) this.#expand(state);
      }
    }
    return this.#answer(cut ? 0 : this.#known);
  }

  /** The states with so many scenes to come that are still worth expanding; more than a width, the hopeful first. */
  #layer(remaining: number, width: number): Int32Array {
    const { heads, next } = this.#pool;
    const states: number[] = [];
    for (let i = heads[remaining] as number; i >= 0; i = next[i] as number)
      if (!this.#isTooDear(this.#hopeOf(i))) states.push(i);
    if (states.length > width) states.sort((a, b) => this.#hopeOf(a) - this.#hopeOf(b) || a - b);
    return Int32Array.from(states);
  }

  #answer(bound: number): Proof {
    return { order: this.#goal < 0 ? null : this.#orderTo(this.#goal), hold: this.#known, bound };
  }

  /** The least that any order through a state that was not expanded can cost. */
  #openBound(rest: Int32Array, remaining: number): number {
    const { heads, next } = this.#pool;
    let bound = this.#known;
    for (const state of rest) bound = Math.min(bound, this.#hopeOf(state));
    for (let count = remaining - 1; count > 0; count--)
      for (let i = heads[count] as number; i >= 0; i = next[i] as number)
        bound = Math.min(bound, this.#hopeOf(i));
    return Math.max(0, bound - this.#slack);
  }

  #hopeOf(state: number): number {
    return (this.#pool.cost[state] as number) + (this.#pool.ahead[state] as number);
  }

  #isTooDear(cost: number): boolean {
    return cost >= this.#known - this.#slack;
  }

  /** Extends the end where fewer groups are worth placing. */
  #expand(state: number): void {
    const pool = this.#pool;
    const front = pool.front[state] as number;
    const back = pool.back[state] as number;
    this.#groups.fill(pool.remainLow[state] as number, pool.remainHigh[state] as number, front | back);
    if (this.#groups.count <= 1) {
      this.#known = pool.cost[state] as number;
      this.#goal = state;
      return;
    }
    const first = this.#groups.choose(front, this.#choice);
    const last = this.#groups.choose(back, this.#otherChoice);
    const atFront = first < last || (first === last && this.#wageOf(front) >= this.#wageOf(back));
    if (atFront)
      for (let c = 0; c < first; c++) this.#place(state, this.#choice[c] as number, front, back, 0);
    else for (let c = 0; c < last; c++) this.#place(state, this.#otherChoice[c] as number, back, front, 1);
  }

  #place(state: number, group: number, near: number, far: number, side: 0 | 1): void {
    const cast = this.#groups.casts[group] as number;
    const duration = this.#groups.durations[group] as number;
    let cost = (this.#pool.cost[state] as number) + duration * this.#wageOf(near & ~cast);
    if (this.#isTooDear(cost)) return;
    const staying = (near | cast) & far;
    if (staying !== 0) cost += this.#waitOf(staying, group);
    if (this.#isTooDear(cost)) return;
    const nearNow = (near | cast) & this.#groups.castWithout(group) & ~staying;
    const farNow = far & ~staying;
    if (side === 0) this.#keep(state, group, nearNow, farNow, side, cost);
    else this.#keep(state, group, farNow, nearNow, side, cost);
  }

  /** An order read backwards costs the same: of a state and its mirror image one is kept. */
  #keep(state: number, group: number, front: number, back: number, side: 0 | 1, cost: number): void {
    const pool = this.#pool;
    const low = (pool.remainLow[state] as number) & ~(this.#groups.low[group] as number);
    const high = (pool.remainHigh[state] as number) & ~(this.#groups.high[group] as number);
    const turned = front > back;
    const one = turned ? back : front;
    const two = turned ? front : back;
    let i = pool.find(low, high, one, two);
    if (i >= 0 && cost >= (pool.cost[i] as number)) return;
    if (i < 0) {
      const ahead = this.#boundAhead(one, two, group);
      if (this.#isTooDear(cost + ahead)) return;
      i = pool.add(i, low, high, one, two);
      pool.ahead[i] = ahead;
    }
    pool.cost[i] = cost;
    pool.parent[i] = state;
    pool.step[i] = side | (turned ? 2 : 0);
  }

  #boundAhead(front: number, back: number, without: number): number {
    shareWages(this.#groups, front, back, without, this.#wages, this.#shares);
    const atFront = { here: front, there: back, countsFree: true };
    const atBack = { here: back, there: front, countsFree: false };
    return (
      finishBound(atFront, this.#groups, without, this.#wages, this.#shares) +
      finishBound(atBack, this.#groups, without, this.#wages, this.#shares)
    );
  }

  /** What people wait who stay through all that remains without a group. */
  #waitOf(staying: number, without: number): number {
    const { casts, durations, count } = this.#groups;
    let wait = 0;
    for (let g = 0; g < count; g++)
      if (g !== without) wait += (durations[g] as number) * this.#wageOf(staying & ~(casts[g] as number));
    return wait;
  }

  #wageOf(people: number): number {
    let sum = 0;
    for (let rest = people; rest; rest &= rest - 1)
      sum += this.#wages[31 - Math.clz32(rest & -rest)] as number;
    return sum;
  }

  #orderTo(goal: number): number[] {
    const { parent, step, remainLow, remainHigh } = this.#pool;
    const path: number[] = [];
    for (let i = goal; (parent[i] as number) >= 0; i = parent[i] as number) path.unshift(i);
    const ends: [number[], number[]] = [[], []];
    let turned = 0;
    for (const i of path) {
      const before = parent[i] as number;
      const low = (remainLow[before] as number) & ~(remainLow[i] as number);
      const high = (remainHigh[before] as number) & ~(remainHigh[i] as number);
      ends[(((step[i] as number) & 1) ^ turned) as 0 | 1].push(...scenesOf(low, high));
      turned ^= (step[i] as number) >> 1;
    }
    const rest = scenesOf(remainLow[goal] as number, remainHigh[goal] as number);
    return [...ends[0], ...rest, ...ends[1].reverse()];
  }
}
