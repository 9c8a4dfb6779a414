import type { TalentCore } from './reduce-problem.ts';

/** Bits of a word that hold people; the sign bit is left alone. */
const BITS = 30;
const HALF = 15;

/**
 * Looks for a cheap order of a core's scenes by simulated annealing: a scene goes elsewhere, two change places, or a
 * stretch is turned round. Only the stretch between the two places is priced anew, by words of people. Deterministic
 * for a seed and a number of steps.
 */
export class OrderAnnealer {
  readonly #n: number;
  readonly #masks: readonly Int32Array[];
  readonly #low: readonly Float64Array[];
  readonly #high: readonly Float64Array[];
  readonly #durations: Float64Array;
  readonly #random: () => number;
  readonly #pre: Int32Array[];
  readonly #suf: Int32Array[];
  #order: Int32Array;
  readonly #trial: Int32Array;
  best: Int32Array;
  bestCost = Number.POSITIVE_INFINITY;

  constructor(core: TalentCore, random: () => number) {
    this.#n = core.casts.length;
    this.#random = random;
    this.#durations = Float64Array.from(core.durations);
    const words = Math.max(1, Math.ceil(core.wages.length / BITS));
    this.#masks = Array.from({ length: words }, (_, word) =>
      Int32Array.from(core.casts, (cast) => maskOf(cast, word)),
    );
    const wagesOf = (word: number, from: number) =>
      core.wages.slice(word * BITS + from, Math.min(word * BITS + from + HALF, (word + 1) * BITS));
    this.#low = this.#masks.map((_, word) => sumsOf(wagesOf(word, 0)));
    this.#high = this.#masks.map((_, word) => sumsOf(wagesOf(word, HALF)));
    this.#pre = this.#masks.map(() => new Int32Array(this.#n + 1));
    this.#suf = this.#masks.map(() => new Int32Array(this.#n + 1));
    this.#order = Int32Array.from({ length: this.#n }, (_, i) => i);
    this.#trial = new Int32Array(this.#n);
    this.best = this.#order.slice();
  }

  /** One cooling from a shuffled order; keeps the best. Stops early, with what it has, when told to. */
  run(steps: number, stop: () => boolean): void {
    const n = this.#n;
    this.#shuffle();
    let cost = this.#refresh();
    this.#remember(cost);
    if (n < 2) return;
    let heat = this.#usualChange();
    const cooling = 0.002 ** (1 / steps);
    // A step of a long film takes longer.
    const checkEvery = Math.max(16, Math.min(1024, Math.floor(50_000 / n)));
    for (let step = 0; step < steps; step++) {
      if (step % checkEvery === 0 && stop()) return;
      heat *= cooling;
      const [from, to] = this.#propose();
      if (from === to) continue;
      const before = this.#price(this.#order, from, to);
      const after = this.#price(this.#trial, from, to);
      const worse = after - before;
      if (worse > 0 && this.#random() >= Math.exp(-worse / heat)) continue;
      for (let p = from; p <= to; p++) this.#order[p] = this.#trial[p] as number;
      this.#refreshBetween(from, to);
      cost += worse;
      if (cost < this.bestCost - 1e-9) this.#remember(cost);
    }
  }

  #remember(cost: number): void {
    if (cost >= this.bestCost) return;
    this.bestCost = cost;
    this.best = this.#order.slice();
  }

  #shuffle(): void {
    for (let i = this.#n - 1; i > 0; i--) {
      const j = Math.floor(this.#random() * (i + 1));
      const kept = this.#order[i] as number;
      this.#order[i] = this.#order[j] as number;
      this.#order[j] = kept;
    }
  }

  /** The mean of what a move changes, where it changes anything: what the heat starts from. */
  #usualChange(): number {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < 200; i++) {
      const [from, to] = this.#propose();
      if (from === to) continue;
      const change = Math.abs(this.#price(this.#trial, from, to) - this.#price(this.#order, from, to));
      if (change === 0) continue;
      sum += change;
      count++;
    }
    return count === 0 ? 1 : (sum / count) * 0.5;
  }

  /** Writes a changed order between two places into the trial; the places. */
  #propose(): [number, number] {
    const n = this.#n;
    const order = this.#order;
    const trial = this.#trial;
    const a = Math.floor(this.#random() * n);
    const b = Math.floor(this.#random() * n);
    const from = Math.min(a, b);
    const to = Math.max(a, b);
    const kind = this.#random();
    if (kind < 0.6) {
      if (a < b) {
        for (let p = from; p < to; p++) trial[p] = order[p + 1] as number;
        trial[to] = order[from] as number;
      } else {
        for (let p = from + 1; p <= to; p++) trial[p] = order[p - 1] as number;
        trial[from] = order[to] as number;
      }
    } else if (kind < 0.8) {
      for (let p = from; p <= to; p++) trial[p] = order[p] as number;
      trial[from] = order[to] as number;
      trial[to] = order[from] as number;
    } else for (let p = from; p <= to; p++) trial[p] = order[from + to - p] as number;
    return [from, to];
  }

  /** The hold cost between two places; what lies outside is that of the present order. */
  #price(order: Int32Array, from: number, to: number): number {
    let cost = 0;
    for (let word = 0; word < this.#masks.length; word++) {
      const masks = this.#masks[word] as Int32Array;
      const low = this.#low[word] as Float64Array;
      const high = this.#high[word] as Float64Array;
      const later = laterOf(order, masks, from, to, (this.#suf[word] as Int32Array)[to + 1] as number);
      let seen = (this.#pre[word] as Int32Array)[from] as number;
      for (let p = from; p <= to; p++) {
        const scene = order[p] as number;
        const own = masks[scene] as number;
        const waiting = seen & (later[p + 1] as number) & ~own;
        seen |= own;
        cost +=
          ((low[waiting & 0x7fff] as number) + (high[waiting >>> HALF] as number)) *
          (this.#durations[scene] as number);
      }
    }
    return cost;
  }

  #refresh(): number {
    this.#refreshBetween(0, this.#n - 1);
    return this.#price(this.#order, 0, this.#n - 1);
  }

  #refreshBetween(from: number, to: number): void {
    for (let word = 0; word < this.#masks.length; word++) {
      const masks = this.#masks[word] as Int32Array;
      const pre = this.#pre[word] as Int32Array;
      const suf = this.#suf[word] as Int32Array;
      for (let p = from; p <= to; p++)
        pre[p + 1] = (pre[p] as number) | (masks[this.#order[p] as number] as number);
      for (let p = to; p >= from; p--)
        suf[p] = (suf[p + 1] as number) | (masks[this.#order[p] as number] as number);
    }
  }
}

let later = new Int32Array(0);

/** Whom scenes from a place on need; valid until the next call. */
function laterOf(order: Int32Array, masks: Int32Array, from: number, to: number, after: number): Int32Array {
  if (later.length < order.length + 1) later = new Int32Array(order.length + 1);
  later[to + 1] = after;
  for (let p = to; p > from; p--) later[p] = (later[p + 1] as number) | (masks[order[p] as number] as number);
  return later;
}

function maskOf(cast: readonly number[], word: number): number {
  return cast.reduce(
    (mask, person) => (Math.floor(person / BITS) === word ? mask | (1 << (person % BITS)) : mask),
    0,
  );
}

/** The sum of every subset of some numbers, by its bits. */
function sumsOf(numbers: readonly number[]): Float64Array {
  const sums = new Float64Array(1 << numbers.length);
  for (let set = 1; set < sums.length; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] as number) + (numbers[lowest] as number);
  }
  return sums;
}
