/** So much at once, and so much a second: a bucket of tokens that fills up by itself. */
export class TokenBucket {
  readonly #size: number;
  readonly #perMs: number;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  /** @param now milliseconds */
  constructor(size: number, perSecond: number, now: () => number) {
    this.#size = size;
    this.#perMs = perSecond / 1000;
    this.#now = now;
    this.#tokens = size;
    this.#at = now();
  }

  /** Takes what it costs, when the bucket is not empty: what costs more than there is leaves a debt. */
  take(cost: number): boolean {
    this.#fill();
    if (this.#tokens <= 0) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Takes what something has cost beyond what was thought. */
  charge(cost: number): void {
    this.#tokens -= cost;
  }

  /** Milliseconds until there is something in it. */
  get emptyForMs(): number {
    this.#fill();
    return this.#tokens > 0 ? 0 : Math.floor(-this.#tokens / this.#perMs) + 1;
  }

  #fill(): void {
    const now = this.#now();
    this.#tokens = Math.min(this.#size, this.#tokens + (now - this.#at) * this.#perMs);
    this.#at = now;
  }
}
