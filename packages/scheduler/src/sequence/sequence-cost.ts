import type { SequenceProblem } from './sequence-problem.ts';

const BITS = 30;

/** Prices whole orders by words of people. */
export class SequencePricer {
  readonly #masks: readonly Int32Array[];
  readonly #wages: Float64Array;
  readonly #durations: Float64Array;
  readonly #places: Int32Array;
  readonly #fees: Float64Array;
  readonly #later: Int32Array;
  readonly #visited: Int32Array;
  #stamp = 0;

  constructor({ scenes, wages, returnFees }: SequenceProblem) {
    const words = Math.ceil(wages.length / BITS);
    this.#masks = Array.from({ length: words }, (_, word) =>
      Int32Array.from(scenes, ({ cast }) =>
        cast.reduce((mask, p) => (Math.floor(p / BITS) === word ? mask | (1 << (p % BITS)) : mask), 0),
      ),
    );
    this.#wages = Float64Array.from(wages);
    this.#durations = Float64Array.from(scenes, (scene) => scene.duration);
    this.#places = Int32Array.from(scenes, (scene) => scene.place);
    this.#fees = Float64Array.from(returnFees);
    this.#later = new Int32Array(scenes.length + 1);
    this.#visited = new Int32Array(returnFees.length);
  }

  /** Waiting and returns. */
  cost(order: Int32Array): number {
    let cost = this.#returns(order);
    for (let word = 0; word < this.#masks.length; word++) cost += this.#waits(order, word);
    return cost;
  }

  #returns(order: Int32Array): number {
    this.#stamp++;
    let cost = 0;
    let here = -1;
    for (let i = 0; i < order.length; i++) {
      const there = this.#places[order[i]!]!;
      if (there < 0 || there === here) continue;
      if (this.#visited[there] === this.#stamp) cost += this.#fees[there]!;
      this.#visited[there] = this.#stamp;
      here = there;
    }
    return cost;
  }

  #waits(order: Int32Array, word: number): number {
    const masks = this.#masks[word]!;
    const later = this.#later;
    later[order.length] = 0;
    for (let i = order.length - 1; i > 0; i--) later[i] = later[i + 1]! | masks[order[i]!]!;
    let seen = 0;
    let cost = 0;
    for (let i = 0; i < order.length; i++) {
      const own = masks[order[i]!]!;
      let waiting = seen & later[i + 1]! & ~own;
      seen |= own;
      if (waiting === 0) continue;
      let wage = 0;
      for (; waiting; waiting &= waiting - 1)
        wage += this.#wages[word * BITS + 31 - Math.clz32(waiting & -waiting)]!;
      cost += wage * this.#durations[order[i]!]!;
    }
    return cost;
  }
}
