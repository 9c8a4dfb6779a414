import type { DayPrices } from './day-prices.ts';
import type { DayRelaxation } from './day-relaxation.ts';
import { LimitShares } from './limit-shares.ts';
import { heightAt } from './lower-hull.ts';

const UNDECIDED = 0;
const PAID = 1;
const EXCLUDED = 2;
/** A share that close to none or all is none or all. */
const HAIR = 1e-7;
/** Whether a day is at a place decides more than who is there. */
const PLACE_FIRST = 100;
/** A scene that was filled in bears so much more of what is paid in part, one that was not so much less; and not less than that. */
const MORE = 1.6;
const LESS = 0.75;
const LEAST_WEIGHT = 0.01;

/**
 * One branch of the search for a day: what is decided of it, and the best that the rest could be. What is not yet paid is
 * spread over the minutes of the scenes that need it, of which a day holds no more than it has left, nor than there are: so
 * no choice of scenes pays more by its shares than it would in full. The rest of the day is then filled with shares of
 * scenes, the best minutes first, for as long as they are worth more than a minute of the crew. How a charge is spread over
 * its scenes is learnt from one filling to the next (multiplicative weights on the multipliers of a Lagrangian relaxation): what
 * scenes bear that are not filled in is lost. It keeps what it has learnt, for most of it holds at other prices too.
 */
export class DayFilling {
  readonly #model: DayRelaxation;
  readonly #state: Uint8Array;
  readonly #isPlace: Uint8Array;
  /** The part of a charge that the filling pays. */
  readonly #taken: Float64Array;
  readonly #value: Float64Array;
  readonly #weight: Float64Array;
  readonly #rate: Float64Array;
  /** The part of each charge that a minute of a scene pays whose weight is 1. */
  readonly #shares: Float64Array;
  /** By scene and what it needs, from 0 to 1; and by charge, the highest of those that are possible. */
  readonly #weights: readonly Float64Array[];
  readonly #heaviest: Float64Array;
  readonly #isFilled: Uint8Array;
  /** What is worth something, as a heap by rate: a day is full after a few, so that most need no order. */
  readonly #heap: Int32Array;
  #heaped = 0;
  /** Those that were filled in whole, the best minutes first; and what a minute more would cost. */
  readonly #filled: Int32Array;
  #whole = 0;
  #slope = 0;
  readonly #inside: number[] = [];
  #prices: Float64Array = new Float64Array(0);
  #charge: Float64Array = new Float64Array(0);
  readonly #limits = new LimitShares();
  /** Of what is decided: minutes, and prices without charges. */
  #minutes = 0;
  #worth = 0;
  /** The most that any day is known to get, and the days that were so, the last one is. */
  most = 0;
  readonly best: number[][] = [];
  /** What the last filling has in parts, or −1; and in what part the charge is paid. */
  splitCharge = -1;
  splitShare = 0;
  splitScene = -1;
  /** Of the candidates of the last filling, those that were possible. */
  candidates: Int32Array = new Int32Array(0);

  constructor(model: DayRelaxation) {
    const n = model.minutes.length;
    this.#model = model;
    this.#state = new Uint8Array(model.charges);
    this.#isPlace = new Uint8Array(model.charges);
    for (const place of model.place) if (place >= 0) this.#isPlace[place] = 1;
    this.#shares = new Float64Array(model.charges);
    this.#weights = model.needs.map((own) => new Float64Array(own.length).fill(1));
    this.#heaviest = new Float64Array(model.charges);
    this.#isFilled = new Uint8Array(n);
    this.#heap = new Int32Array(n);
    this.#filled = new Int32Array(n);
    this.#taken = new Float64Array(model.charges);
    this.#value = new Float64Array(n);
    this.#weight = new Float64Array(n);
    this.#rate = new Float64Array(n);
  }

  /** Prices of scenes and of limits, ₩ of each thing that is paid once a day, and of what every day pays. */
  begin({ scenes, limits }: DayPrices, charge: Float64Array, least: number, every = 0): void {
    this.#prices = scenes;
    this.#charge = charge;
    this.#limits.begin(limits);
    this.#state.fill(UNDECIDED);
    this.#inside.length = 0;
    this.#minutes = 0;
    this.#worth = this.#model.credit - every;
    this.most = least;
    this.best.length = 0;
  }

  pay(charge: number): void {
    this.#state[charge] = PAID;
    this.#minutes += this.#model.chargeMinutes[charge]!;
    this.#worth -= this.#charge[charge]!;
  }

  unpay(charge: number): void {
    this.#state[charge] = UNDECIDED;
    this.#minutes -= this.#model.chargeMinutes[charge]!;
    this.#worth += this.#charge[charge]!;
  }

  exclude(charge: number): void {
    this.#state[charge] = EXCLUDED;
  }

  include(charge: number): void {
    this.#state[charge] = UNDECIDED;
  }

  /** Puts a scene onto the day; what is paid for it that was not before. */
  put(scene: number): readonly number[] {
    const { needs, minutes } = this.#model;
    const added: number[] = [];
    for (const one of needs[scene]!) if (this.#state[one] === UNDECIDED) added.push(one);
    for (const one of added) this.pay(one);
    this.#inside.push(scene);
    this.#minutes += minutes[scene]!;
    this.#worth += this.#prices[scene]! - this.#limits.put(scene);
    return added;
  }

  take(scene: number, added: readonly number[]): void {
    for (const one of added) this.unpay(one);
    this.#inside.pop();
    this.#minutes -= this.#model.minutes[scene]!;
    this.#worth -= this.#prices[scene]! - this.#limits.take(scene);
  }

  /** Not below what any day can get that has what is decided and some of the candidates. Sees whether the filling is such a day. */
  fill(candidates: Int32Array, mask: Int32Array): number {
    const left = this.#model.room - this.#minutes;
    this.splitCharge = -1;
    this.splitScene = -1;
    if (left < -1e-6) return Number.NEGATIVE_INFINITY;
    this.candidates = this.#possibleOf(candidates, left, mask);
    this.#share(left);
    this.#limits.share(this.candidates);
    this.#weigh();
    const bound = this.#pour();
    if (bound <= this.most) return bound;
    this.#remember(mask);
    this.#chooseCharge();
    this.#learn();
    return bound;
  }

  #possibleOf(candidates: Int32Array, left: number, mask: Int32Array): Int32Array {
    const { minutes, open } = this.#model;
    const possible = new Int32Array(candidates.length);
    let count = 0;
    for (let i = 0; i < candidates.length; i++) {
      const scene = candidates[i]!;
      if (minutes[scene]! > left + 1e-6 || this.#prices[scene]! <= 0) continue;
      if (this.#isExcluded(scene) || !meet(open[scene]!, mask)) continue;
      possible[count++] = scene;
    }
    return possible.subarray(0, count);
  }

  #isExcluded(scene: number): boolean {
    const own = this.#model.needs[scene]!;
    for (let i = 0; i < own.length; i++) if (this.#state[own[i]!] === EXCLUDED) return true;
    return false;
  }

  /** The part of each charge that a minute pays: of all that can be on the day with it, the parts are never more than the whole. */
  #share(left: number): void {
    const { minutes, needs, chargeMinutes, charges } = this.#model;
    const share = this.#shares.fill(0);
    const heaviest = this.#heaviest.fill(0);
    for (const scene of this.candidates) {
      const own = needs[scene]!;
      const weights = this.#weights[scene]!;
      for (let i = 0; i < own.length; i++) {
        const [one, weight] = [own[i]!, weights[i]!];
        share[one]! += minutes[scene]! * weight;
        if (weight > heaviest[one]!) heaviest[one] = weight;
      }
    }
    for (let one = 0; one < charges; one++) {
      if (share[one] === 0) continue;
      const most = Math.min((left - chargeMinutes[one]!) * heaviest[one]!, share[one]!);
      share[one] = this.#state[one] === UNDECIDED && most > 0 ? 1 / most : 0;
    }
  }

  /** Candidates that are worth something with their shares of what they need. */
  #weigh(): void {
    const { minutes, needs, chargeMinutes } = this.#model;
    const charge = this.#charge;
    const heap = this.#heap;
    let count = 0;
    for (const scene of this.candidates) {
      const own = needs[scene]!;
      const weights = this.#weights[scene]!;
      let paid = 0;
      let moved = 0;
      for (let i = 0; i < own.length; i++) {
        const one = own[i]!;
        const share = this.#shares[one]! * weights[i]!;
        paid += charge[one]! * share;
        moved += chargeMinutes[one]! * share;
      }
      const value = this.#prices[scene]! - paid * minutes[scene]! - this.#limits.shareOf(scene);
      if (value <= 0) continue;
      const weight = minutes[scene]! * (1 + moved);
      const rate = weight > 0 ? value / weight : Number.POSITIVE_INFINITY;
      this.#value[scene] = value;
      this.#weight[scene] = weight;
      this.#rate[scene] = rate;
      heap[count++] = scene;
    }
    this.#heaped = count;
    for (let at = (count >> 1) - 1; at >= 0; at--) this.#sink(at, heap[at]!);
  }

  /** Puts a scene in at a place of the heap, and those below it that are better above it. */
  #sink(from: number, scene: number): void {
    const [heap, rate, count] = [this.#heap, this.#rate, this.#heaped];
    const own = rate[scene]!;
    let at = from;
    for (let below = 2 * at + 1; below < count; below = 2 * at + 1) {
      if (below + 1 < count && rate[heap[below + 1]!]! > rate[heap[below]!]!) below++;
      if (rate[heap[below]!]! <= own) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = scene;
  }

  /** Takes the best minutes off the heap; −1: there are no more. */
  #best(): number {
    if (this.#heaped === 0) return -1;
    const scene = this.#heap[0]!;
    const last = this.#heap[--this.#heaped]!;
    if (this.#heaped > 0) this.#sink(0, last);
    return scene;
  }

  #pour(): number {
    const { crew, room, needs, minutes } = this.#model;
    let at = this.#minutes;
    let bound = this.#worth + this.#limits.givenBack - heightAt(crew, at);
    let piece = 0;
    this.#slope = crew.slope[0]!;
    this.#whole = 0;
    this.#taken.fill(0);
    for (let scene = this.#best(); scene >= 0; scene = this.#best()) {
      const [all, rate] = [this.#weight[scene]!, this.#rate[scene]!];
      let rest = all;
      while (rest > 0 && at < room - HAIR) {
        while (piece + 1 < crew.x.length && crew.x[piece + 1]! <= at + HAIR) piece++;
        this.#slope = crew.slope[piece]!;
        if (rate <= this.#slope) break;
        const until = piece + 1 < crew.x.length ? Math.min(room, crew.x[piece + 1]!) : room;
        const step = Math.min(rest, until - at);
        bound += step * (rate - this.#slope);
        at += step;
        rest -= step;
      }
      if (all === 0) bound += this.#value[scene]!;
      const share = all === 0 ? 1 : 1 - rest / all;
      if (share <= HAIR) break;
      const own = needs[scene]!;
      const weights = this.#weights[scene]!;
      for (let k = 0; k < own.length; k++)
        this.#taken[own[k]!]! += share * minutes[scene]! * this.#shares[own[k]!]! * weights[k]!;
      if (share < 1 - HAIR) {
        this.splitScene = scene;
        break;
      }
      this.#filled[this.#whole++] = scene;
    }
    return bound;
  }

  /** Tries what was filled as a day; where no day is open to all of it, the first that is too many is in parts. */
  #remember(mask: Int32Array): void {
    const { open, room } = this.#model;
    const common = mask.slice();
    const set = [...this.#inside];
    const undo: { scene: number; added: readonly number[] }[] = [];
    for (const scene of this.#filled.subarray(0, this.#whole)) {
      const days = open[scene]!;
      const fits = meet(days, common);
      const added = this.put(scene);
      if (!fits || this.#minutes > room + 1e-6) {
        this.take(scene, added);
        if (this.splitScene < 0) this.splitScene = scene;
        continue;
      }
      for (let word = 0; word < days.length; word++) common[word]! &= days[word]!;
      undo.push({ scene, added });
      set.push(scene);
    }
    const gain = this.#worth - heightAt(this.#model.crew, this.#minutes);
    if (set.length > 0 && gain > this.most) {
      this.most = gain;
      this.best.push(set);
    }
    for (const { scene, added } of undo.reverse()) this.take(scene, added);
    const ofLimit = this.#limits.toSplit(this.#filled.subarray(0, this.#whole), this.candidates);
    if (this.splitScene < 0) this.splitScene = ofLimit;
  }

  /** Of what is paid in part, more is asked of the scenes that were filled in, and less of the others. */
  #learn(): void {
    const { needs } = this.#model;
    const filled = this.#filled.subarray(0, this.#whole);
    const isFilled = this.#isFilled;
    for (const scene of filled) isFilled[scene] = 1;
    if (this.splitScene >= 0) isFilled[this.splitScene] = 1;
    for (const scene of this.candidates) {
      const own = needs[scene]!;
      const weights = this.#weights[scene]!;
      for (let i = 0; i < own.length; i++) {
        const taken = this.#taken[own[i]!]!;
        if (taken <= HAIR || taken >= 1 - HAIR) continue;
        weights[i] = isFilled[scene]
          ? Math.min(1, weights[i]! * MORE)
          : Math.max(LEAST_WEIGHT, weights[i]! * LESS);
      }
    }
    for (const scene of filled) isFilled[scene] = 0;
    if (this.splitScene >= 0) isFilled[this.splitScene] = 0;
  }

  /** The charge that is paid in part and of which most is not. */
  #chooseCharge(): void {
    const { chargeMinutes, charges } = this.#model;
    const charge = this.#charge;
    let gap = 1e-6;
    for (let one = 0; one < charges; one++) {
      const share = this.#taken[one]!;
      if (share <= HAIR || share >= 1 - HAIR) continue;
      const own =
        (charge[one]! + chargeMinutes[one]! * this.#slope) *
        (1 - share) *
        (this.#isPlace[one] ? PLACE_FIRST : 1);
      if (own <= gap) continue;
      gap = own;
      this.splitCharge = one;
      this.splitShare = share;
    }
  }

  /** What a set of scenes costs as one day. */
  costOf(scenes: readonly number[]): number {
    const { needs, charge, chargeMinutes, minutes, crew, credit } = this.#model;
    let used = 0;
    let cost = -credit;
    for (const one of new Set(scenes.flatMap((scene) => [...needs[scene]!]))) {
      cost += charge[one]!;
      used += chargeMinutes[one]!;
    }
    for (const scene of scenes) used += minutes[scene]!;
    return cost + heightAt(crew, used);
  }
}

function meet(some: Int32Array, others: Int32Array): boolean {
  for (let word = 0; word < some.length; word++) if (some[word]! & others[word]!) return true;
  return false;
}
