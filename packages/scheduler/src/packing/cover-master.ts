import { seededRandom } from '../talent/random.ts';

/** A set of scenes that a day may hold, one as often as it is named, and its price. */
export interface DayColumn {
  readonly scenes: Int32Array;
  readonly cost: number;
}

/** A column is worth it by this share of the dearest at the least. */
const HAIR = 1e-6;
/** Should it go in circles in spite of everything, the prices are as good as any. */
const MOST_EXCHANGES = 20_000;
/** Of the known columns so many are looked at before one is chosen. */
const BLOCK = 1000;

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
  /** Of the row that is exchanged, what is not 0. */
  readonly #filled: Int32Array;
  readonly #held: Float64Array;
  readonly prices: Float64Array;
  readonly #tolerance: number;
  /** Where the next look at the columns begins. */
  #next = 0;

  /** `alone[i]` is the column of row i alone; `needed[i]` how often it is to be covered, once where that is not said. */
  constructor(alone: readonly DayColumn[], needed: readonly number[] = []) {
    const n = alone.length;
    const random = seededRandom(n);
    this.#n = n;
    this.#filled = new Int32Array(n);
    this.#columns = [...alone];
    this.#basis = Int32Array.from({ length: n }, (_, i) => i);
    this.#inverse = Array.from({ length: n }, (_, i) => {
      const row = new Float64Array(n);
      row[i] = 1;
      return row;
    });
    // Scenes that count a hair more or less than one, so that the programme does not go in circles.
    this.#held = Float64Array.from({ length: n }, (_, i) => (needed[i] ?? 1) + random() * 1e-4);
    this.prices = Float64Array.from(alone, ({ cost }) => cost);
    this.#tolerance = Math.max(...this.prices, 1e-9) * HAIR;
  }

  add(column: DayColumn): void {
    this.#columns.push(column);
  }

  /** Columns in use, by the order in which they were given, and how much of each. */
  get shares(): readonly { readonly column: number; readonly share: number }[] {
    return [...this.#basis].flatMap((column, row) =>
      column < 0 ? [] : [{ column, share: this.#held[row]! }],
    );
  }

  /** Exchanges until no known column is worth it. */
  solve(): void {
    for (let i = 0; i < MOST_EXCHANGES && this.#exchange(); i++);
    this.#refresh();
  }

  /** Looks at known columns block by block, from where it last stopped, until one has a column that is worth it. */
  #exchange(): boolean {
    const { prices } = this;
    let entering = Number.NaN;
    let worth = -this.#tolerance;
    for (let row = 0; row < this.#n; row++)
      if (prices[row]! < worth) {
        worth = prices[row]!;
        entering = -1 - row;
      }
    const columns = this.#columns;
    for (let seen = 0; seen < columns.length; ) {
      const block = Math.min(BLOCK, columns.length - seen);
      for (let k = 0; k < block; k++) {
        const at = (this.#next + k) % columns.length;
        const { scenes, cost } = columns[at]!;
        let reduced = cost;
        for (let i = 0; i < scenes.length; i++) reduced -= prices[scenes[i]!]!;
        if (reduced >= worth) continue;
        worth = reduced;
        entering = at;
      }
      if (!Number.isNaN(entering)) break;
      seen += block;
      this.#next = (this.#next + block) % columns.length;
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
    // Most of a row is nothing, for as long as few columns have been exchanged.
    const filled = this.#filled;
    let count = 0;
    for (let i = 0; i < n; i++) {
      if (own[i] === 0) continue;
      own[i]! /= by;
      filled[count++] = i;
    }
    for (let row = 0; row < n; row++) {
      const factor = used[row]!;
      if (row === leaving || Math.abs(factor) < 1e-12) continue;
      const other = this.#inverse[row]!;
      for (let k = 0; k < count; k++) other[filled[k]!]! -= factor * own[filled[k]!]!;
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
