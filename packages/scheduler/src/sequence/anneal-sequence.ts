import { SequencePricer } from './sequence-cost.ts';
import type { SequenceProblem } from './sequence-problem.ts';

/** A first order that keeps the pairs: whenever it may, it stays where it is. */
export function anyOrder({ scenes, precedences }: SequenceProblem): Int32Array {
  const missing = new Int32Array(scenes.length);
  const followers: number[][] = scenes.map(() => []);
  for (const [before, after] of precedences) {
    missing[after]!++;
    followers[before]!.push(after);
  }
  const ready = new ReadyScenes();
  for (const [i, { place }] of scenes.entries()) if (missing[i] === 0) ready.add(i, place);
  const order: number[] = [];
  for (let here = -1; order.length < scenes.length; ) {
    const next = ready.next(here);
    if (next === undefined) throw new RangeError('the pairs in order form a cycle');
    order.push(next);
    here = scenes[next]!.place;
    for (const after of followers[next]!) if (--missing[after]! === 0) ready.add(after, scenes[after]!.place);
  }
  return Int32Array.from(order);
}

/** Scenes that may come next, by place and all together, the first to be ready first. */
class ReadyScenes {
  readonly #all: number[] = [];
  readonly #byPlace = new Map<number, number[]>();
  readonly #gone = new Set<number>();
  readonly #heads = new Map<number[], number>();

  add(scene: number, place: number): void {
    this.#all.push(scene);
    const list = this.#byPlace.get(place) ?? [];
    list.push(scene);
    this.#byPlace.set(place, list);
  }

  /** One at the place if there is one, else any. */
  next(place: number): number | undefined {
    const next = this.#first(this.#byPlace.get(place) ?? []) ?? this.#first(this.#all);
    if (next !== undefined) this.#gone.add(next);
    return next;
  }

  #first(list: number[]): number | undefined {
    let head = this.#heads.get(list) ?? 0;
    while (head < list.length && this.#gone.has(list[head]!)) head++;
    this.#heads.set(list, head);
    return list[head];
  }
}

/** Looks for cheap orders that keep the pairs: a stretch goes elsewhere, is turned round, or two scenes change places. */
export class SequenceAnnealer {
  readonly #random: () => number;
  readonly #pricer: SequencePricer;
  readonly #problem: SequenceProblem;
  readonly #at: Int32Array;
  #order: Int32Array;
  #trial: Int32Array;
  best: Int32Array;
  bestCost: number;

  constructor(problem: SequenceProblem, random: () => number) {
    this.#problem = problem;
    this.#random = random;
    this.#pricer = new SequencePricer(problem);
    this.#order = anyOrder(problem);
    this.#trial = this.#order.slice();
    this.#at = new Int32Array(this.#order.length);
    this.best = this.#order.slice();
    this.bestCost = this.#pricer.cost(this.best);
  }

  /** One cooling from the best order that is known. */
  run(steps: number, stop: () => boolean): void {
    this.#order = this.best.slice();
    let cost = this.bestCost;
    if (this.#order.length < 2 || cost === 0) return;
    let heat = Math.max(1e-9, this.#usualChange(cost));
    const cooling = 0.001 ** (1 / steps);
    // A step of a long film takes longer.
    const checkEvery = Math.max(4, Math.min(256, Math.floor(50_000 / this.#order.length)));
    for (let step = 0; step < steps && cost > 0; step++) {
      if (step % checkEvery === 0 && stop()) return;
      heat *= cooling;
      if (!this.#propose()) continue;
      const trial = this.#pricer.cost(this.#trial);
      if (trial > cost && this.#random() >= Math.exp((cost - trial) / heat)) continue;
      [this.#order, this.#trial] = [this.#trial, this.#order];
      cost = trial;
      if (cost >= this.bestCost - 1e-9) continue;
      this.bestCost = cost;
      this.best = this.#order.slice();
    }
  }

  #usualChange(cost: number): number {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < 100; i++) {
      if (!this.#propose()) continue;
      sum += Math.abs(this.#pricer.cost(this.#trial) - cost);
      count++;
    }
    return (sum / Math.max(1, count)) * 0.5;
  }

  /** Writes a changed order into the trial; false where it would break a pair. */
  #propose(): boolean {
    const n = this.#order.length;
    const kind = this.#random();
    this.#trial.set(this.#order);
    const a = Math.floor(this.#random() * n);
    const b = Math.floor(this.#random() * n);
    if (a === b) return false;
    if (kind < 0.15) {
      this.#trial[a] = this.#order[b]!;
      this.#trial[b] = this.#order[a]!;
    } else if (kind < 0.3) this.#trial.subarray(Math.min(a, b), Math.max(a, b) + 1).reverse();
    else this.#carry(a, b, kind < 0.65 ? 1 : this.#stretchFrom(a));
    return this.#keepsPairs();
  }

  /** Scenes at one place that follow one another, or a few whatever they are. */
  #stretchFrom(from: number): number {
    const { scenes } = this.#problem;
    if (this.#random() < 0.4) return 1 + Math.floor(this.#random() * 5);
    const { place } = scenes[this.#order[from]!]!;
    let length = 1;
    while (from + length < this.#order.length && scenes[this.#order[from + length]!]!.place === place)
      length++;
    return length;
  }

  #carry(from: number, to: number, length: number): void {
    const stretch = Math.min(length, this.#order.length - from);
    const rest = [...this.#order.subarray(0, from), ...this.#order.subarray(from + stretch)];
    rest.splice(Math.min(to, rest.length), 0, ...this.#order.subarray(from, from + stretch));
    this.#trial.set(rest);
  }

  #keepsPairs(): boolean {
    const { precedences } = this.#problem;
    if (precedences.length === 0) return true;
    for (let i = 0; i < this.#trial.length; i++) this.#at[this.#trial[i]!] = i;
    return precedences.every(([before, after]) => this.#at[before]! < this.#at[after]!);
  }
}
