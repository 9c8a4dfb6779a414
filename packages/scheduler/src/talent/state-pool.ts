const FIRST = 1 << 12;

/**
 * The states of the double-ended search, in flat arrays: which scenes remain (two words), who is on location at the
 * front and at the back and still needed, the least cost that leads there, a bound on what follows, and the step that
 * led there. Found by a hash table; linked in lists by the number of scenes that remain.
 */
export class StatePool {
  size = 0;
  remainLow = new Int32Array(FIRST);
  remainHigh = new Int32Array(FIRST);
  front = new Int32Array(FIRST);
  back = new Int32Array(FIRST);
  parent = new Int32Array(FIRST);
  /** 1: the step was made at the back; 2: the state is kept turned round. */
  step = new Uint8Array(FIRST);
  next = new Int32Array(FIRST);
  cost = new Float64Array(FIRST);
  ahead = new Float64Array(FIRST);
  readonly heads: Int32Array;
  #table = new Int32Array(FIRST * 2).fill(-1);

  constructor(scenes: number) {
    this.heads = new Int32Array(scenes + 1).fill(-1);
  }

  /** The state's number, or -1 - slot where it would stand. */
  find(low: number, high: number, front: number, back: number): number {
    const mask = this.#table.length - 1;
    for (let slot = hash(low, high, front, back) & mask; ; slot = (slot + 1) & mask) {
      const i = this.#table[slot] as number;
      if (i < 0) return -1 - slot;
      if (
        this.remainLow[i] === low &&
        this.remainHigh[i] === high &&
        this.front[i] === front &&
        this.back[i] === back
      )
        return i;
    }
  }

  /** Puts a state where `find` said, and at the head of its list. */
  add(place: number, low: number, high: number, front: number, back: number): number {
    if (this.size === this.front.length) this.#grow();
    const i = this.size++;
    this.remainLow[i] = low;
    this.remainHigh[i] = high;
    this.front[i] = front;
    this.back[i] = back;
    const remaining = countBits(low) + countBits(high);
    this.next[i] = this.heads[remaining] as number;
    this.heads[remaining] = i;
    this.#table[-1 - place] = i;
    if (this.size * 2 > this.#table.length) this.#rehash();
    return i;
  }

  #grow(): void {
    const length = this.front.length * 2;
    const longer = (old: Int32Array) => {
      const array = new Int32Array(length);
      array.set(old);
      return array;
    };
    const longerFloats = (old: Float64Array) => {
      const array = new Float64Array(length);
      array.set(old);
      return array;
    };
    this.remainLow = longer(this.remainLow);
    this.remainHigh = longer(this.remainHigh);
    this.front = longer(this.front);
    this.back = longer(this.back);
    this.parent = longer(this.parent);
    this.next = longer(this.next);
    this.cost = longerFloats(this.cost);
    this.ahead = longerFloats(this.ahead);
    const step = new Uint8Array(length);
    step.set(this.step);
    this.step = step;
  }

  #rehash(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(-1);
    const mask = this.#table.length - 1;
    for (let i = 0; i < this.size; i++) {
      let slot =
        hash(
          this.remainLow[i] as number,
          this.remainHigh[i] as number,
          this.front[i] as number,
          this.back[i] as number,
        ) & mask;
      while ((this.#table[slot] as number) >= 0) slot = (slot + 1) & mask;
      this.#table[slot] = i;
    }
  }
}

function hash(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) ^ Math.imul(b ^ (b >>> 13), 0x297a2d39);
  h = Math.imul(h ^ (h >>> 12) ^ Math.imul(c, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(d, 0x7feb352d);
  h = Math.imul(h ^ (h >>> 16), 0x2545f491);
  return (h ^ (h >>> 15)) >>> 0;
}

function countBits(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
