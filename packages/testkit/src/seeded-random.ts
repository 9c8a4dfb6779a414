import { type Id, makeId } from '@ddak/domain';

const FIRST_INSTANT = 1_764_547_200_000;

/** Randomness that a seed decides (sfc32): the same seed gives the same numbers on every machine. */
export class SeededRandom {
  readonly #lanes: Uint32Array;
  #ids = 0;

  constructor(seed: number, stream = 0) {
    this.#lanes = Uint32Array.of(0x9e3779b9 ^ seed, 0x243f6a88 ^ stream, 0xb7e15162, seed + 1);
    for (let i = 0; i < 20; i++) this.#next();
  }

  #next(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#lanes;
    const sum = (a + b + d) >>> 0;
    this.#lanes.set([b ^ (b >>> 9), (c + (c << 3)) >>> 0, ((c << 21) | (c >>> 11)) + sum, d + 1]);
    return sum;
  }

  /** From 0 to below 1. */
  fraction(): number {
    return this.#next() / 0x1_0000_0000;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** One of a list that is not empty. */
  one<const T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to choose from.');
    return list[this.int(0, list.length - 1)]!;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.int(0, 255));
  }

  newId(): Id {
    this.#ids++;
    return makeId(FIRST_INSTANT + this.#ids, this.bytes(10));
  }
}
