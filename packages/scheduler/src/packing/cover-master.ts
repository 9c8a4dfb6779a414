import { seededRandom } from '../talent/random.ts';

/** A set of scenes that a day may hold, one as often as it is named, and its price. */
export interface DayColumn {
  readonly scenes: Int32Array;
  readonly cost: number;
  /** Of the limits, those that such a day counts to. */
  readonly limits?: readonly number[];
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
  /** Rows of scenes; rows of limits come after them. */
  readonly #covered: number;
  /** Of the columns one after the other: the rows (of a limit: −1 − row), from where to where they are a column's, and its price. */
  #rows = new Int32Array(1024);
  #starts = new Int32Array(256);
  #costs = new Float64Array(256);
  #columns = 0;
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

  /**
   * `alone[i]` is the column of row i alone; `needed[i]` how often it is to be covered, once where that is not said. Of the
   * days that count to one of the `limits` there may be one at the most.
   */
  constructor(alone: readonly DayColumn[], needed: readonly number[] = [], limits = 0) {
    const n = alone.length + limits;
    const random = seededRandom(n);
    this.#n = n;
    this.#covered = alone.length;
    this.#filled = new Int32Array(n);
    // To begin with each scene is shot alone, so that no limit is reached.
    this.#basis = Int32Array.from({ length: n }, (_, i) => (i < alone.length ? i : -1 - i));
    this.#inverse = Array.from({ length: n }, (_, i) => {
      const row = new Float64Array(n);
      row[i] = i < alone.length ? 1 : -1;
      return row;
    });
    // Scenes that count a hair more or less than one, so that the programme does not go in circles.
    this.#held = Float64Array.from({ length: n }, (_, i) => (needed[i] ?? 1) + random() * 1e-4);
    this.prices = Float64Array.from({ length: n }, (_, i) => alone[i]?.cost ?? 0);
    this.#tolerance = Math.max(...this.prices, 1e-9) * HAIR;
    for (const column of alone) this.add(column);
  }

  add({ scenes, cost, limits = [] }: DayColumn): void {
    const at = this.#columns++;
    const from = this.#starts[at]!;
    const to = from + scenes.length + limits.length;
    if (to > this.#rows.length) this.#rows = longer(this.#rows, new Int32Array(2 * to));
    if (at + 1 >= this.#starts.length) {
      this.#starts = longer(this.#starts, new Int32Array(2 * this.#starts.length));
      this.#costs = longer(this.#costs, new Float64Array(2 * this.#costs.length));
    }
    this.#rows.set(scenes, from);
    for (const [i, limit] of limits.entries())
      this.#rows[from + scenes.length + i] = -1 - (this.#covered + limit);
    this.#costs[at] = cost;
    this.#starts[at + 1] = to;
  }

  /** Columns in use, by the order in which they were given, and how much of each. */
  get shares(): readonly { readonly column: number; readonly share: number }[] {
    return [...this.#basis].flatMap((column, row) =>
      column < 0 ? [] : [{ column, share: this.#held[row]! }],
    );
  }

  /** Of each column, what it costs beyond the prices of its rows. */
  get reducedCosts(): number[] {
    return Array.from({ length: this.#columns }, (_, at) => this.#reducedCost(at));
  }

  /** Exchanges until no known column is worth it. */
  solve(): void {
    for (let i = 0; i < MOST_EXCHANGES && this.#exchange(); i++);
    this.#refresh();
  }

  /** What columns cost now, in the order in which they were given; those in use stay so. */
  reprice(costs: readonly number[]): void {
    this.#costs.set(costs);
    this.#refresh();
  }

  /** Takes known columns in, in their order, as far as each is worth it: a crash basis. */
  enterAll(): void {
    for (let at = this.#n; at < this.#columns; at++) {
      const reduced = this.#reducedCost(at);
      if (reduced < -this.#tolerance) this.#enter(at, reduced);
    }
  }

  #reducedCost(at: number): number {
    let reduced = this.#costs[at]!;
    for (let i = this.#starts[at]!; i < this.#starts[at + 1]!; i++) {
      const row = this.#rows[i]!;
      reduced -= row < 0 ? -this.prices[-1 - row]! : this.prices[row]!;
    }
    return reduced;
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
    const [rows, starts, costs, columns] = [this.#rows, this.#starts, this.#costs, this.#columns];
    for (let seen = 0; seen < columns; ) {
      const block = Math.min(BLOCK, columns - seen, columns - this.#next);
      for (let at = this.#next; at < this.#next + block; at++) {
        let reduced = costs[at]!;
        for (let i = starts[at]!; i < starts[at + 1]!; i++) {
          const row = rows[i]!;
          reduced -= row < 0 ? -prices[-1 - row]! : prices[row]!;
        }
        if (reduced >= worth) continue;
        worth = reduced;
        entering = at;
      }
      if (!Number.isNaN(entering)) break;
      seen += block;
      this.#next = (this.#next + block) % columns;
    }
    return !Number.isNaN(entering) && this.#enter(entering, worth);
  }

  #enter(entering: number, worth: number): boolean {
    const n = this.#n;
    const used = new Float64Array(n);
    for (let row = 0; row < n; row++) {
      const own = this.#inverse[row]!;
      if (entering < 0) used[row] = -own[-1 - entering]!;
      else
        for (let i = this.#starts[entering]!; i < this.#starts[entering + 1]!; i++) {
          const at = this.#rows[i]!;
          used[row]! += at < 0 ? -own[-1 - at]! : own[at]!;
        }
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
      const cost = this.#basis[row]! < 0 ? 0 : this.#costs[this.#basis[row]!]!;
      if (cost === 0) continue;
      const own = this.#inverse[row]!;
      for (let scene = 0; scene < this.#n; scene++) this.prices[scene]! += cost * own[scene]!;
    }
  }
}

function longer<T extends Int32Array | Float64Array>(numbers: T, into: T): T {
  into.set(numbers);
  return into;
}
