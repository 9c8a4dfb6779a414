import { DayFilling } from './day-filling.ts';
import type { DayPrices } from './day-prices.ts';
import type { DayRelaxation } from './day-relaxation.ts';
import { type HeldPeople, NOBODY_HELD } from './held-people.ts';
import { leastWaiting, rateOf } from './span-order.ts';

/** What can be got for the scenes of one day beyond what the day costs. */
export interface DayPricing {
  /** Not below what any day can get that was looked for, nor below what was asked for at least. */
  readonly atMost: number;
  /** Days that get more than was asked for, each more than the one before. */
  readonly found: readonly Int32Array[];
  /** Whether some branch was left open. */
  readonly isCut: boolean;
  readonly branches: number;
}

/**
 * Looks for the day whose scenes are worth most, at given prices, beyond what the day costs: branch and bound over what is
 * paid once a day (places before people) and over scenes. Who waits is paid for too, once it is said who can be between
 * their first and last day at the same time.
 */
export class DayPricer {
  readonly #model: DayRelaxation;
  readonly #filling: DayFilling;
  readonly #all: Int32Array;
  /** A day has a first of these, in this order, or none: −1. */
  readonly places: readonly number[];
  readonly #held: HeldPeople;
  /** Of the held, by bits, who can be between their first and last day on one date; null: anybody, and nobody waits. */
  #spans: readonly number[] | null = null;
  #branches = 0;
  #limit = 0;
  #isCut = false;
  #stop = () => false;

  constructor(model: DayRelaxation, held: HeldPeople = NOBODY_HELD) {
    this.#model = model;
    this.#held = held;
    this.#filling = new DayFilling(model);
    this.#all = Int32Array.from(model.minutes.keys());
    this.places = [...new Set(model.place)].filter((place) => place >= 0);
  }

  /** From now on whoever is between their first and last day on a date, and not on its day, waits. */
  spanBy(sets: readonly number[]): void {
    this.#spans = sets;
  }

  /** So many are the parts of a look at all days. */
  get parts(): number {
    return (this.#spans?.length ?? 1) * (this.places.length + 1);
  }

  /** What a set of scenes costs as one day. */
  costOf(scenes: readonly number[]): number {
    return this.#filling.costOf(scenes) + this.#waitingWith(scenes);
  }

  /** ₩ that a thing is paid on a day at the least, whoever waits on others. */
  chargeOf(one: number): number {
    const at = this.#spans ? this.#held.who.indexOf(one) : -1;
    return this.#model.charge[one]! - (at < 0 ? 0 : this.#held.rate[at]!);
  }

  #waitingWith(scenes: readonly number[]): number {
    if (!this.#spans) return 0;
    const { who, rate } = this.#held;
    const isHere = (one: number) => scenes.some((scene) => this.#model.needs[scene]!.includes(one));
    const here = who.reduce((bits, one, i) => (isHere(one) ? bits | (1 << i) : bits), 0);
    return leastWaiting(this.#spans, rate, here);
  }

  /**
   * Of the days of a part: whose first place is one (with no place: after the last), by who is between their first and last
   * day. `least` is what counts as none.
   */
  price(
    part: number,
    prices: DayPrices,
    least: number,
    effort: { readonly branches: number; readonly stop: () => boolean },
  ): DayPricing {
    const filling = this.#filling;
    const charge = this.#model.charge.map((won, one) => won - (prices.days[one] ?? 0));
    const first = part % (this.places.length + 1);
    const span = this.#spans?.[Math.floor(part / (this.places.length + 1))];
    const { who, rate } = this.#held;
    // All of them are paid for waiting, and on a day of work only what is more than that.
    if (span !== undefined)
      for (const [i, one] of who.entries()) if (span & (1 << i)) charge[one]! -= rate[i]!;
    filling.begin(prices, charge, least, span === undefined ? 0 : rateOf(span, rate));
    if (span !== undefined)
      for (const [i, one] of who.entries()) if (!(span & (1 << i))) filling.exclude(one);
    this.#sort(prices.scenes);
    for (const [i, place] of this.places.entries())
      if (i < first) filling.exclude(place);
      else if (i === first) filling.pay(place);
    this.#branches = 0;
    this.#limit = effort.branches;
    this.#stop = effort.stop;
    this.#isCut = false;
    const atMost = this.#branch(this.#all, new Int32Array(this.#model.words).fill(-1));
    const found = filling.best.map((set) => Int32Array.from(set));
    return { atMost, found, isCut: this.#isCut, branches: this.#branches };
  }

  /** The best minutes first: so they are nearly in order wherever a branch puts them in order. */
  #sort(prices: Float64Array): void {
    const { minutes } = this.#model;
    const rate = (scene: number) => prices[scene]! / Math.max(1, minutes[scene]!);
    this.#all.sort((a, b) => rate(b) - rate(a));
  }

  /** Not below what the days of this branch can get, nor below the best that is known. */
  #branch(candidates: Int32Array, mask: Int32Array): number {
    const filling = this.#filling;
    const bound = filling.fill(candidates, mask);
    if (bound <= filling.most) return filling.most;
    this.#isCut ||= (++this.#branches & 63) === 0 && this.#stop();
    if (this.#isCut || this.#branches > this.#limit) {
      this.#isCut = true;
      return bound;
    }
    const { splitCharge, splitScene } = filling;
    const possible = filling.candidates;
    if (splitCharge >= 0) return this.#splitCharge(splitCharge, filling.splitShare > 0.5, possible, mask);
    // Nothing is in parts: the day that was filled is the best of the branch, and remembered.
    if (splitScene < 0) return Math.max(bound, filling.most);
    return this.#splitScene(splitScene, possible, mask);
  }

  #splitCharge(charge: number, payFirst: boolean, candidates: Int32Array, mask: Int32Array): number {
    const filling = this.#filling;
    const paid = () => {
      filling.pay(charge);
      const most = this.#branch(candidates, mask);
      filling.unpay(charge);
      return most;
    };
    const excluded = () => {
      filling.exclude(charge);
      const most = this.#branch(candidates, mask);
      filling.include(charge);
      return most;
    };
    return payFirst ? Math.max(paid(), excluded()) : Math.max(excluded(), paid());
  }

  #splitScene(scene: number, candidates: Int32Array, mask: Int32Array): number {
    const filling = this.#filling;
    const others = candidates.filter((one) => one !== scene);
    const own = this.#model.open[scene]!;
    const added = filling.put(scene);
    const inside = this.#branch(
      others,
      mask.map((bits, word) => bits & own[word]!),
    );
    filling.take(scene, added);
    return Math.max(inside, this.#branch(others, mask));
  }
}
