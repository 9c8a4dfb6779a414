import { seededRandom } from '../talent/random.ts';

/** A set of scenes that a day may hold, and its price. */
export interface DayColumn {
  readonly scenes: Int32Array;
  readonly cost: number;
}

/** A column is worth it by this share of the dearest at the least. */
const HAIR = 1e-6;
/** Should it go in circles in spite of everything, the prices are as good as any. */
const MOST_EXCHANGES = 20_000;

/**
 * The cheapest way to cover scenes by shares of known days, as a linear programme (revised simplex, with the whole inverse).
 * Its prices of scenes are what is wanted: nothing rests on their being exact.
 */
export class CoverMaster {
  readonly #n: number;
  readonly #columns: DayColumn[];
  /** By row: a column's index, or −1 − scene for shooting a scene more than once. */
  readonly #basis: Int32Array;
  readonly #inverse: Float64Array[];
  readonly #held: Float64Array;
  readonly prices: Float64Array;
  readonly #tolerance: number;

  /** `alone[i]` is the column of scene i alone. */
  constructor(alone: readonly DayColumn[]) {
    const n = alone.length;
    const random = seededRandom(n);
    this.#n = n;
    this.#columns = [...alone];
    this.#basis = Int32Array.from({ length: n }, (_, i) => i);
    this.#inverse = Array.from({ length: n }, (_, i) => {
      const row = new Float64Array(n);
      row[i] = 1;
      return row;
    });
    // Scenes that count a hair more or less than one, so that the programme does not go in circles.
    this.#held = Float64Array.from({ length: n }, () => 1 + random() * 1e-4);
    this.prices = Float64Array.from(alone, ({ cost }) => cost);
    this.#tolerance = Math.max(...this.prices, 1e-9) * HAIR;
  }

  add(column: DayColumn): void {
    this.#columns.push(column);
  }

  /** Exchanges until no known column is worth it. */
  solve(): void {
    for (let i = 0; i < MOST_EXCHANGES && this.#exchange(); i++);
    this.#refresh();
  }

  #exchange(): boolean {
    const { prices } = this;
    let entering = Number.NaN;
    let worth = -this.#tolerance;
    for (let scene = 0; scene < this.#n; scene++)
      if (prices[scene]! < worth) {
        worth = prices[scene]!;
        entering = -1 - scene;
      }
    const columns = this.#columns;
    for (let i = 0; i < columns.length; i++) {
      const { scenes, cost } = columns[i]!;
      let reduced = cost;
      for (let k = 0; k < scenes.length; k++) reduced -= prices[scenes[k]!]!;
      if (reduced < worth) {
        worth = reduced;
        entering = i;
      }
    }
    return !Number.isNaN(entering) && this.#enter(entering, worth);
  }

  #enter(entering: number, worth: number): boolean {
    const n = this.#n;
    const used = new Float64Array(n);
    for (let row = 0; row < n; row++) {
      const own = this.#inverse[row]!;
      if (entering < 0) used[row] = -own[-1 - entering]!;
      else for (const scene of this.#columns[entering]!.scenes) used[row]! += own[scene]!;
    }
    let leaving = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < n; row++) {
      if (used[row]! <= 1e-9) continue;
      const share = this.#held[row]! / used[row]!;
      if (share < least) {
        least = share;
        leaving = row;
      }
    }
    if (leaving < 0) return false;
    this.#pivot(leaving, used, least);
    this.#basis[leaving] = entering;
    const own = this.#inverse[leaving]!;
    for (let scene = 0; scene < n; scene++) this.prices[scene]! += worth * own[scene]!;
    return true;
  }

  #pivot(leaving: number, used: Float64Array, share: number): void {
    const n = this.#n;
    const own = this.#inverse[leaving]!;
    const by = used[leaving]!;
    for (let i = 0; i < n; i++) own[i]! /= by;
    for (let row = 0; row < n; row++) {
      const factor = used[row]!;
      if (row === leaving || Math.abs(factor) < 1e-12) continue;
      const other = this.#inverse[row]!;
      for (let i = 0; i < n; i++) other[i]! -= factor * own[i]!;
      this.#held[row] = Math.max(0, this.#held[row]! - factor * share);
    }
    this.#held[leaving] = share;
  }

  /** Works the prices out anew from the columns in use. */
  #refresh(): void {
    this.prices.fill(0);
    for (let row = 0; row < this.#n; row++) {
      const cost = this.#basis[row]! < 0 ? 0 : this.#columns[this.#basis[row]!]!.cost;
      if (cost === 0) continue;
      const own = this.#inverse[row]!;
      for (let scene = 0; scene < this.#n; scene++) this.prices[scene]! += cost * own[scene]!;
    }
  }
}
