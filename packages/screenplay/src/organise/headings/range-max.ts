/** The best of a growing set of scores within a range of places, each step in logarithmic time. */
export class RangeMax {
  readonly #size: number;
  readonly #holders: number[];
  readonly #score: (holder: number) => number;

  /** `places`: how many there are; `score`: of a holder, which never changes once it is put. */
  constructor(places: number, score: (holder: number) => number) {
    this.#size = places;
    this.#holders = new Array<number>(places * 2).fill(-1);
    this.#score = score;
  }

  /** Puts a holder at a place, where it stays while it is the best there. */
  put(place: number, holder: number): void {
    for (let at = place + this.#size; at >= 1; at >>= 1)
      this.#holders[at] = this.#better(this.#holders[at] ?? -1, holder);
  }

  /** The best holder of places `from` (included) to `until` (excluded), or -1. */
  best(from: number, until: number): number {
    let found = -1;
    let low = from + this.#size;
    let high = until + this.#size;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) found = this.#better(found, this.#holders[low++] ?? -1);
      if (high & 1) found = this.#better(found, this.#holders[--high] ?? -1);
    }
    return found;
  }

  #better(a: number, b: number): number {
    if (a < 0) return b;
    return b >= 0 && this.#score(b) > this.#score(a) ? b : a;
  }
}
