import type { SequenceProblem } from './sequence-problem.ts';

/** What returns to places cost along an order that somebody else changes. */
export class RouteReturns {
  readonly #order: Int32Array;
  readonly #places: Int32Array;
  readonly #fees: readonly number[];

  constructor({ scenes, returnFees }: SequenceProblem, order: Int32Array) {
    this.#order = order;
    this.#places = Int32Array.from(scenes, (scene) => scene.place);
    this.#fees = returnFees;
  }

  cost(): number {
    const visited = new Set<number>();
    let cost = 0;
    let here = -1;
    for (const scene of this.#order) {
      const there = this.#places[scene]!;
      if (there < 0 || there === here) continue;
      if (visited.has(there)) cost += this.#fees[there]!;
      visited.add(there);
      here = there;
    }
    return cost;
  }

  /** As if the stretch were taken out first and then put in: where runs of a place begin costs its fee. */
  change(from: number, length: number, gap: number, isTurned: boolean): number {
    if (this.#fees.length === 0) return 0;
    const until = from + length;
    const isPlaced = (i: number) => this.#places[this.#order[i]!]! >= 0;
    let [first, last] = [from, until - 1];
    while (first < until && !isPlaced(first)) first++;
    if (first === until) return 0;
    while (!isPlaced(last)) last--;
    const [head, tail] = [this.#places[this.#order[first]!]!, this.#places[this.#order[last]!]!];
    const [left, right] = [
      this.#placeFrom(from - 1, -1, from, until),
      this.#placeFrom(until, 1, from, until),
    ];
    const before = this.#placeFrom(gap - 1, -1, from, until);
    const after = this.#placeFrom(gap, 1, from, until);
    const [begins, ends] = isTurned ? [tail, head] : [head, tail];
    // Within the stretch all runs but the one it begins with cost their fees.
    const within = this.#arrival(-2, head) - this.#arrival(-2, begins);
    return (
      within +
      this.#arrival(left, right) -
      this.#arrival(left, head) -
      this.#arrival(tail, right) +
      this.#arrival(before, begins) +
      this.#arrival(ends, after) -
      this.#arrival(before, after)
    );
  }

  /** The first place from a position on in a direction, over scenes at none and over a stretch that is left out; −2: none. */
  #placeFrom(position: number, by: 1 | -1, from: number, until: number): number {
    for (let i = position; i >= 0 && i < this.#order.length; i += by) {
      const place = this.#places[this.#order[i]!]!;
      if (place >= 0 && (i < from || i >= until)) return place;
    }
    return -2;
  }

  /** Each run of a place but one costs a return, so what counts is where runs begin. */
  #arrival(from: number, to: number): number {
    return to >= 0 && to !== from ? this.#fees[to]! : 0;
  }
}
