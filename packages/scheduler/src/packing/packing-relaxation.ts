import { seededRandom } from '../talent/random.ts';
import { CoverMaster } from './cover-master.ts';
import type { DayKnapsack, PackedDay } from './day-knapsack.ts';
import { fewestVisitsByPlace, type PackingModel } from './packing-model.ts';
import { withinLight } from './within-light.ts';

/** Of the days that one round of prices finds, with other scenes each, so many. */
const MOST_FOUND = 8;
const MOST_STILL = 3;
const ROUNDING = 1e-6;

/**
 * How few days scenes need, as a linear programme over all days that could be (Gilmore and Gomory 1961, with a move to each
 * place): each scene is on some day, and each place is gone to on as many days as its scenes need. Days are found by column
 * generation. The prices, lowered by what the best day is worth beyond one, are a bound at each step (Farley 1990).
 */
export class PackingRelaxation {
  readonly #model: PackingModel;
  readonly #counts: readonly number[];
  readonly #visits: readonly number[];
  readonly #knapsack: DayKnapsack;
  readonly #master: CoverMaster;
  readonly #columns: PackedDay[] = [];
  /** The kind of a row, or the place of one that is further down. */
  readonly #kinds: readonly number[];
  readonly #places: readonly number[];
  readonly #rowOfKind = new Map<number, number>();
  readonly #rowOfPlace = new Map<number, number>();
  #bound = 0;
  #sum = Number.POSITIVE_INFINITY;
  #isSolved = false;
  #still = 0;
  readonly #random: () => number;
  readonly #nowhere: Float64Array;

  /** `counts`: of each kind, how many scenes are still without a day. */
  constructor(model: PackingModel, knapsack: DayKnapsack, counts: readonly number[]) {
    this.#model = model;
    this.#counts = counts;
    this.#visits = fewestVisitsByPlace(model, counts);
    this.#knapsack = knapsack;
    this.#random = seededRandom(model.kinds.length);
    this.#nowhere = new Float64Array(model.places);
    this.#kinds = [...counts.keys()].filter((kind) => counts[kind]! > 0);
    this.#places = [...this.#visits.keys()].filter((place) => this.#visits[place]! > 1);
    for (const [row, kind] of this.#kinds.entries()) this.#rowOfKind.set(kind, row);
    for (const [i, place] of this.#places.entries()) this.#rowOfPlace.set(place, this.#kinds.length + i);
    const needed = [
      ...this.#kinds.map((kind) => counts[kind]!),
      ...this.#places.map((place) => this.#visits[place]!),
    ];
    this.#master = new CoverMaster(
      needed.map((_, row) => ({ scenes: Int32Array.of(row), cost: 1 })),
      needed,
    );
    this.#columns = [
      ...this.#kinds.map((kind) => ({ kinds: [kind], places: this.#placesOf([kind]) })),
      ...this.#places.map((place) => ({ kinds: [], places: [place] })),
    ];
  }

  /** Below so many days no plan can be; not rounded. */
  get bound(): number {
    return this.#bound;
  }

  /** Days in whole that are proven to be needed. */
  get fewestDays(): number {
    return Math.max(0, Math.ceil(this.#bound - ROUNDING));
  }

  /** No day is worth more than one, or what is left to find changes no number of whole days. */
  get isSolved(): boolean {
    return this.#isSolved;
  }

  /** Days of the programme with how much of each, the most first. */
  get shares(): readonly { readonly day: PackedDay; readonly share: number }[] {
    return this.#master.shares
      .map(({ column, share }) => ({ day: this.#columns[column]!, share }))
      .filter(({ day }) => day.kinds.length > 0)
      .sort((a, b) => b.share - a.share);
  }

  /** All days that are known, as far as they hold scenes that are counted here. */
  get known(): readonly PackedDay[] {
    return this.#columns;
  }

  /** A day that may be; kinds that it has more of than there are left come off. */
  add(day: PackedDay): void {
    const left = new Map(this.#kinds.map((kind) => [kind, this.#counts[kind]!]));
    const kinds = day.kinds.filter((kind) => {
      const more = left.get(kind) ?? 0;
      if (more > 0) left.set(kind, more - 1);
      return more > 0;
    });
    if (kinds.length === 0) return;
    const places = [...new Set([...this.#placesOf(kinds), ...day.places])];
    this.#columns.push({ kinds, places });
    const rows = [
      ...kinds.map((kind) => this.#rowOfKind.get(kind)!),
      ...places.flatMap((place) => this.#rowOfPlace.get(place) ?? []),
    ];
    this.#master.add({ scenes: Int32Array.from(rows), cost: 1 });
  }

  /** Begins with the days that are known so far: those of a solution that is nearly this one's. */
  enterAll(): void {
    this.#master.enterAll();
  }

  /** Solves the programme of the days that are known, and looks for more. */
  step(): void {
    this.#master.solve();
    const prices = new Float64Array(this.#model.kinds.length);
    const visitPrices = new Float64Array(this.#model.places);
    const priceOf = (row: number) => Math.max(0, this.#master.prices[row]!);
    this.#sum = 0;
    for (const [row, kind] of this.#kinds.entries()) {
      prices[kind] = priceOf(row);
      this.#sum += prices[kind]! * this.#counts[kind]!;
    }
    for (const [i, place] of this.#places.entries()) {
      visitPrices[place] = priceOf(this.#kinds.length + i);
      this.#sum += visitPrices[place]! * this.#visits[place]!;
    }
    const { worth } = this.#knapsack.best(prices, visitPrices, this.#counts);
    this.#bound = Math.max(this.#bound, this.#sum / Math.max(1, worth));
    this.#isSolved = worth <= 1 + ROUNDING || this.fewestDays >= Math.ceil(this.#sum - ROUNDING);
    if (!this.#isSolved) this.#lookFor(prices, visitPrices);
  }

  /** Days that are worth more than one; after some rounds without any, those that are known will do. */
  #lookFor(prices: Float64Array, visitPrices: Float64Array): void {
    const left = [...this.#counts];
    const before = this.#columns.length;
    for (let i = 0; i < MOST_FOUND; i++) {
      const offered = withinLight(this.#model, prices, left, this.#random);
      const found = this.#knapsack.best(prices, i === 0 ? visitPrices : this.#nowhere, offered);
      if (found.worth <= 1 + ROUNDING) break;
      this.add(found);
      for (const kind of found.kinds) left[kind]!--;
    }
    this.#still = this.#columns.length > before ? 0 : this.#still + 1;
    this.#isSolved = this.#still >= MOST_STILL;
  }

  #placesOf(kinds: readonly number[]): number[] {
    return [...new Set(kinds.map((kind) => this.#model.kinds[kind]!.place))].filter((place) => place >= 0);
  }
}
