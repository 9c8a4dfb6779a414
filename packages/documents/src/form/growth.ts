/** Rows of a sheet that stand more than once: the row, and how often beyond once. */
export class Growth {
  readonly #extra: ReadonlyMap<number, number>;

  constructor(extra: ReadonlyMap<number, number>) {
    this.#extra = extra;
  }

  extraOf(row: number): number {
    return this.#extra.get(row) ?? 0;
  }

  /** Where a row of the form stands in the sheet; the first of those that it became. */
  first(row: number): number {
    return row + this.#sum((one) => one < row);
  }

  /** The last of those that it became. */
  last(row: number): number {
    return row + this.#sum((one) => one <= row);
  }

  #sum(counts: (row: number) => boolean): number {
    let sum = 0;
    for (const [row, extra] of this.#extra) if (counts(row)) sum += extra;
    return sum;
  }
}
