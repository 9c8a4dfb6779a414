import type { LimitPrices } from './day-prices.ts';

const NO_LIMITS: readonly number[] = [];
/** How much of a limit is asked for to begin with; and where it was reached, where it was not. */
const LEAN = 0.5;
const MORE = 1.6;
const LESS = 0.75;
const GAP = 1e-6;

/**
 * What a branch of the search for a day pays for limits, and what the scenes that may still come pay of them. Of three of
 * which none is on the day, m cost at least half of the price times m − 1, and so a part of that: each pays it by its share,
 * and a share is given back once, whether or not any comes. How large a part is asked for is learnt (as a Lagrangian
 * multiplier is), and kept from one search to the next.
 */
export class LimitShares {
  #limits: LimitPrices = { of: [], prices: new Float64Array(0) };
  /** By limit, of its scenes: on the day, possible, filled in. */
  #inside: Uint8Array = new Uint8Array(0);
  #possible: Uint8Array = new Uint8Array(0);
  #filled: Uint8Array = new Uint8Array(0);
  /** By limit, what one more scene pays of it; and the part that is asked for, from 0 to 1. */
  #shares: Float64Array = new Float64Array(0);
  #parts: Float64Array = new Float64Array(0);
  /** ₩ of shares that are not due if nothing comes. */
  givenBack = 0;

  begin(limits: LimitPrices): void {
    const many = limits.prices.length;
    this.#limits = limits;
    this.#inside = new Uint8Array(many);
    this.#possible = new Uint8Array(many);
    this.#filled = new Uint8Array(many);
    this.#shares = new Float64Array(many);
    const before = this.#parts;
    if (before.length !== many)
      this.#parts = Float64Array.from({ length: many }, (_, limit) => before[limit] ?? LEAN);
  }

  /** A scene comes onto the day: ₩ that are paid for limits because of it. */
  put(scene: number): number {
    let paid = 0;
    for (const limit of this.#of(scene))
      if (++this.#inside[limit]! === 2) paid += this.#limits.prices[limit]!;
    return paid;
  }

  /** And leaves it: ₩ that are not paid any more. */
  take(scene: number): number {
    let paid = 0;
    for (const limit of this.#of(scene))
      if (this.#inside[limit]!-- === 2) paid += this.#limits.prices[limit]!;
    return paid;
  }

  /** Works out the shares of scenes that may come. */
  share(candidates: Int32Array): void {
    const { prices } = this.#limits;
    this.givenBack = 0;
    if (prices.length === 0) return;
    const possible = this.#possible.fill(0);
    for (const scene of candidates) for (const limit of this.#of(scene)) possible[limit]!++;
    for (let limit = 0; limit < prices.length; limit++) {
      const [inside, more] = [this.#inside[limit]!, possible[limit]!];
      let share = 0;
      if (inside === 1 && more > 0) share = prices[limit]! / more;
      else if (inside === 0 && more > 1) {
        share = (this.#parts[limit]! * prices[limit]!) / (more - 1);
        this.givenBack += share;
      }
      this.#shares[limit] = share;
    }
  }

  /** ₩ that a scene pays of its limits. */
  shareOf(scene: number): number {
    let paid = 0;
    for (const limit of this.#of(scene)) paid += this.#shares[limit]!;
    return paid;
  }

  /**
   * Of the scenes one of the limit whose shares say least of what is due with those that were filled in; −1: all say it. Learns
   * how much of each limit is to be asked for.
   */
  toSplit(filled: Int32Array, candidates: Int32Array): number {
    const { of, prices } = this.#limits;
    if (prices.length === 0) return -1;
    this.#filled.fill(0);
    for (const scene of filled) for (const limit of this.#of(scene)) this.#filled[limit]!++;
    let gap = GAP;
    let worst = -1;
    for (let limit = 0; limit < prices.length; limit++) {
      const own = this.#gapOf(limit);
      if (own <= gap) continue;
      gap = own;
      worst = limit;
    }
    if (worst < 0) return -1;
    const isOf = (scene: number) => of[scene]!.includes(worst);
    return filled.find(isOf) ?? candidates.find(isOf) ?? -1;
  }

  #gapOf(limit: number): number {
    const [inside, more, filled] = [this.#inside[limit]!, this.#possible[limit]!, this.#filled[limit]!];
    if (inside > 1 || inside + more < 2) return 0;
    const share = this.#shares[limit]!;
    if (inside === 0) {
      const part = this.#parts[limit]!;
      this.#parts[limit] = filled > 1 ? Math.min(1, part * MORE + 0.01) : part * LESS;
    }
    const paid = share * (filled - (inside === 0 ? 1 : 0));
    const due = inside + filled > 1 ? this.#limits.prices[limit]! : 0;
    return due - paid;
  }

  #of(scene: number): readonly number[] {
    return this.#limits.of[scene] ?? NO_LIMITS;
  }
}
