/** Numbers that were written over, so that a change can be taken back. */
export class Journal {
  readonly #arrays: (Float64Array | Int32Array)[] = [];
  readonly #places: number[] = [];
  readonly #values: number[] = [];

  /** Writes a number and remembers the one before; the difference. */
  write(array: Float64Array | Int32Array, place: number, value: number): number {
    const before = array[place]!;
    if (before === value) return 0;
    this.#arrays.push(array);
    this.#places.push(place);
    this.#values.push(before);
    array[place] = value;
    return value - before;
  }

  undo(): void {
    for (let i = this.#arrays.length - 1; i >= 0; i--)
      (this.#arrays[i] as Float64Array)[this.#places[i]!] = this.#values[i]!;
    this.forget();
  }

  forget(): void {
    this.#arrays.length = 0;
    this.#places.length = 0;
    this.#values.length = 0;
  }
}
