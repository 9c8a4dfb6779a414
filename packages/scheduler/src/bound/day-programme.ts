import { CoverMaster, type DayColumn } from '../packing/cover-master.ts';
import { brokenTriples, type Triple } from './broken-triples.ts';
import type { DayPricer } from './day-pricer.ts';
import type { DayPrices } from './day-prices.ts';
import type { DayRelaxation } from './day-relaxation.ts';

/** Limits that a round adds at the most, and rounds. */
const LIMITS_A_ROUND = 30;
const MOST_ROUNDS = 40;
/** Of the days that are in no use so many for each row outlive a round, those nearest to being worth it. */
const KEPT_DAYS_A_ROW = 4;
const MOST_DAYS_A_ROW = 12;

/**
 * The cheapest way to cover scenes by shares of days, of those that are known. So is each thing that is paid once a day by as
 * many days as its scenes fill at the least; and limits are kept that all whole days keep, as far as shares have broken them.
 * A row has a price: those of the scenes come first, then those of what is repeated, then those of the limits.
 */
export class DayProgramme {
  readonly #model: DayRelaxation;
  readonly #pricer: DayPricer;
  /** What is paid on more than one day. */
  readonly #repeated: readonly number[];
  readonly #rowOf: ReadonlyMap<number, number>;
  #alone: readonly DayColumn[];
  readonly #needed: readonly number[];
  #master: CoverMaster;
  /** By column, after those of single rows. */
  #days: (readonly number[])[] = [];
  readonly #known = new Set<string>();
  readonly #limits: Triple[] = [];
  readonly #limitsOf: readonly number[][];
  #rounds = 0;

  constructor(model: DayRelaxation, pricer: DayPricer) {
    this.#model = model;
    this.#pricer = pricer;
    this.#repeated = [...model.leastDays.keys()].filter((one) => model.leastDays[one]! > 1);
    this.#rowOf = new Map(this.#repeated.map((one, i) => [one, model.ids.length + i]));
    this.#alone = this.#aloneOf();
    this.#needed = [...model.ids.map(() => 1), ...this.#repeated.map((one) => model.leastDays[one]!)];
    this.#limitsOf = model.ids.map(() => []);
    this.#master = new CoverMaster(this.#alone, this.#needed);
    for (const scene of model.ids.keys()) this.add([scene]);
  }

  /** Each scene as a day of its own, and each day of what is repeated. */
  #aloneOf(): DayColumn[] {
    const scenes = this.#model.ids.map((_, scene) => this.#pricer.costOf([scene]));
    const days = this.#repeated.map((one) => this.#pricer.chargeOf(one));
    return [...scenes, ...days].map((cost, row) => ({ scenes: Int32Array.of(row), cost }));
  }

  /** By row. */
  get prices(): Float64Array {
    return this.#master.prices;
  }

  solve(): void {
    this.#master.solve();
  }

  /** Whether the day was not known. */
  add(scenes: readonly number[]): boolean {
    const name = nameOf(scenes);
    if (this.#known.has(name)) return false;
    this.#known.add(name);
    this.#days.push(scenes);
    this.#master.add(this.#columnOf(scenes));
    return true;
  }

  /** A part of each of the prices, as a search for days wants them: a thing has no more than it costs. */
  pricesBy(share: number, rows: Float64Array = this.prices): DayPrices {
    const { ids, charges } = this.#model;
    const priceOf = (row: number) => Math.max(0, rows[row]! * share);
    const days = new Float64Array(charges);
    for (const one of this.#repeated)
      days[one] = Math.min(this.#pricer.chargeOf(one), priceOf(this.#rowOf.get(one)!));
    return {
      scenes: Float64Array.from(ids, (_, scene) => priceOf(scene)),
      days,
      limits: {
        of: this.#limitsOf,
        prices: Float64Array.from(this.#limits, (_, i) => priceOf(this.#alone.length + i)),
      },
    };
  }

  /** What all prices together say that a plan costs. */
  sumOf({ scenes, days, limits }: DayPrices): number {
    const { leastDays } = this.#model;
    return total(scenes) + total(days.map((price, one) => price * leastDays[one]!)) - total(limits.prices);
  }

  /** The days that are in use, in what share. */
  get used(): readonly UsedDay[] {
    const first = this.#alone.length;
    return this.#master.shares.flatMap(({ column, share }) =>
      column < first ? [] : [{ column, share, scenes: this.#days[column - first]! }],
    );
  }

  /** Takes limits in that the shares of now break, and forgets days that are far from being worth it; false: there are none. */
  limit(): boolean {
    if (this.#rounds === MOST_ROUNDS) return false;
    const broken = brokenTriples(this.used, this.#model.ids.length).slice(0, LIMITS_A_ROUND);
    if (broken.length === 0) return false;
    this.#rounds++;
    for (const triple of broken) {
      for (const scene of triple) this.#limitsOf[scene]!.push(this.#limits.length);
      this.#limits.push(triple);
    }
    this.#renew();
    return true;
  }

  /** Days cost something else now. */
  reprice(): void {
    this.#alone = this.#aloneOf();
    const days = this.#days.map((scenes) => this.#pricer.costOf(scenes));
    this.#master.reprice([...this.#alone.map(({ cost }) => cost), ...days]);
    if (days.length > MOST_DAYS_A_ROW * this.prices.length) this.#renew();
  }

  /** Begins anew with days that are in use or nearly so. */
  #renew(): void {
    const first = this.#alone.length;
    const { used } = this;
    const inUse = new Set(used.map(({ column }) => column));
    const nearest = [...this.#master.reducedCosts.entries()]
      .filter(([column]) => column >= first && !inUse.has(column))
      .sort(([, one], [, other]) => one - other)
      .slice(0, KEPT_DAYS_A_ROW * this.prices.length)
      .map(([column]) => this.#days[column - first]!);
    this.#restart(
      used.map(({ scenes }) => scenes),
      nearest,
    );
  }

  /** The programme with the limits of now, from these days on; others are known to it. */
  #restart(used: readonly (readonly number[])[], others: readonly (readonly number[])[]): void {
    this.#master = new CoverMaster(this.#alone, this.#needed, this.#limits.length);
    this.#days = [];
    this.#known.clear();
    for (const scenes of used) this.add(scenes);
    this.#master.enterAll();
    for (const scenes of others) this.add(scenes);
    for (const scene of this.#model.ids.keys()) this.add([scene]);
  }

  #columnOf(scenes: readonly number[]): DayColumn {
    const needed = new Set(scenes.flatMap((scene) => [...this.#model.needs[scene]!]));
    const rows = [...needed].flatMap((one) => this.#rowOf.get(one) ?? []);
    const counted = new Map<number, number>();
    for (const scene of scenes)
      for (const limit of this.#limitsOf[scene]!) counted.set(limit, (counted.get(limit) ?? 0) + 1);
    return {
      scenes: Int32Array.of(...scenes, ...rows),
      cost: this.#pricer.costOf(scenes),
      limits: [...counted].flatMap(([limit, count]) => (count > 1 ? [limit] : [])),
    };
  }
}

export interface UsedDay {
  readonly column: number;
  readonly share: number;
  readonly scenes: readonly number[];
}

const nameOf = (scenes: readonly number[]): string => scenes.toSorted((a, b) => a - b).join();
const total = (numbers: Float64Array): number => numbers.reduce((sum, number) => sum + number, 0);
