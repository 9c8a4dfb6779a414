/** A list of numbers below some count, each once. */
export class Touched {
  readonly list: Int32Array;
  count = 0;
  readonly #isIn: Uint8Array;

  constructor(size: number) {
    this.list = new Int32Array(size);
    this.#isIn = new Uint8Array(size);
  }

  add(one: number): void {
    if (this.#isIn[one]) return;
    this.#isIn[one] = 1;
    this.list[this.count++] = one;
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.#isIn[this.list[i]!] = 0;
    this.count = 0;
  }
}
