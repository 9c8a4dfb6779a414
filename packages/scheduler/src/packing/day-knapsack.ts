import type { PackingModel } from './packing-model.ts';

/** A day: kinds of scenes, each as often as there are such scenes on it, and the places that it goes to. */
export interface PackedDay {
  readonly kinds: readonly number[];
  readonly places: readonly number[];
}

/** What was chosen at one place (−1: of what needs none), by the units that a day has used after it. */
interface Choice {
  readonly place: number;
  readonly move: number;
  readonly pieces: readonly number[];
  /** By piece, whether it was taken. */
  readonly taken: readonly Uint8Array[];
  readonly goesThere: Uint8Array;
}

/**
 * The day whose scenes are worth most at given prices: a knapsack with a move to each place that it goes to, by dynamic
 * programming over places and their scenes (Kellerer, Pferschy and Pisinger, Knapsack Problems, 2004, 2.3 and 15.5). Exact.
 */
export class DayKnapsack {
  readonly #model: PackingModel;
  readonly #groups: readonly { readonly place: number; readonly kinds: readonly number[] }[];

  constructor(model: PackingModel) {
    this.#model = model;
    const byPlace = Map.groupBy(model.kinds.keys(), (kind) => model.kinds[kind]!.place);
    this.#groups = [...byPlace].map(([place, kinds]) => ({ place, kinds }));
  }

  /** Prices of a scene by kind, and of going to a place; of each kind there are no more than its count. */
  best(
    prices: ArrayLike<number>,
    visitPrices: ArrayLike<number>,
    counts: ArrayLike<number>,
  ): PackedDay & { readonly worth: number } {
    const { roomUnits, moveUnits, kinds } = this.#model;
    let worth: Float64Array = new Float64Array(roomUnits + 1);
    const choices: Choice[] = [];
    for (const group of this.#groups) {
      const pieces = group.kinds.flatMap((kind) =>
        prices[kind]! > 0 ? this.#piecesOf(kind, counts[kind]!) : [],
      );
      const visit = group.place < 0 ? 0 : visitPrices[group.place]!;
      if (pieces.length === 0 && visit <= 0) continue;
      const move = group.place < 0 ? 0 : moveUnits;
      const there = new Float64Array(roomUnits + 1).fill(Number.NEGATIVE_INFINITY);
      for (let at = move; at <= roomUnits; at++) there[at] = worth[at - move]! + visit;
      const taken = pieces.map((kind) => take(there, kinds[kind]!.units, prices[kind]!));
      const goesThere = new Uint8Array(roomUnits + 1);
      const better = worth.slice();
      for (let at = 0; at <= roomUnits; at++)
        if (there[at]! > better[at]!) {
          better[at] = there[at]!;
          goesThere[at] = 1;
        }
      choices.push({ place: group.place, move, pieces, taken, goesThere });
      worth = better;
    }
    return { worth: worth[roomUnits]!, ...this.#readBack(choices) };
  }

  /** As many of a kind as there are, and as fit into a day. */
  #piecesOf(kind: number, count: number): number[] {
    const { units } = this.#model.kinds[kind]!;
    const most = units > 0 ? Math.floor(this.#model.roomUnits / units) : count;
    return new Array(Math.min(count, most)).fill(kind);
  }

  #readBack(choices: readonly Choice[]): PackedDay {
    const day = { kinds: [] as number[], places: [] as number[] };
    let at = this.#model.roomUnits;
    for (const { place, move, pieces, taken, goesThere } of choices.toReversed()) {
      if (goesThere[at] === 0) continue;
      for (let i = pieces.length - 1; i >= 0; i--) {
        if (taken[i]![at] === 0) continue;
        day.kinds.push(pieces[i]!);
        at -= this.#model.kinds[pieces[i]!]!.units;
      }
      at -= move;
      if (place >= 0) day.places.push(place);
    }
    return day;
  }
}

/** Lets a piece be taken wherever that is worth more; where it is. */
function take(worth: Float64Array, units: number, price: number): Uint8Array {
  const taken = new Uint8Array(worth.length);
  for (let at = worth.length - 1; at >= units; at--) {
    const withIt = worth[at - units]! + price;
    if (withIt <= worth[at]!) continue;
    worth[at] = withIt;
    taken[at] = 1;
  }
  return taken;
}
