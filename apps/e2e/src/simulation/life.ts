/** The end of a process: whatever it was doing stops here. */
export class Died extends Error {}

/**
 * One run of a process, from its start to its crash or its closing. What outlives it (a database, an outbox) must not
 * be touched by it afterwards, and nothing it waits for comes any more.
 */
export class Life {
  #alive = true;
  readonly #onEnd = new Set<() => void>();

  get alive(): boolean {
    return this.#alive;
  }

  /** Throws when this life is over. */
  check(): void {
    if (!this.#alive) throw new Died();
  }

  /** Calls once when the life ends; the answer forgets it. */
  atEnd(call: () => void): () => void {
    this.#onEnd.add(call);
    return () => this.#onEnd.delete(call);
  }

  end(): void {
    if (!this.#alive) return;
    this.#alive = false;
    for (const call of this.#onEnd) call();
    this.#onEnd.clear();
  }
}
