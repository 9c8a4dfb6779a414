/** One who wants a place, and how many of them there are for such as them. */
export interface PlaceFor {
  readonly key: string;
  readonly most: number;
}

/** Counts what is open at one time: by person, by address, by whatever has a name. */
export class Places {
  readonly #taken = new Map<string, number>();

  /** A place in each; null when one of them has none left. The answer gives it back, once. */
  take(wanted: readonly PlaceFor[]): (() => void) | null {
    if (wanted.some(({ key, most }) => this.taken(key) >= most)) return null;
    for (const { key } of wanted) this.#taken.set(key, this.taken(key) + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      for (const { key } of wanted) this.#giveBack(key);
    };
  }

  taken(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #giveBack(key: string): void {
    const left = this.taken(key) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
