/** A clock that stands still until it is told to go on; timers fire in the order of their time. */
export class TestClock {
  #now = 1_790_000_000_000;
  #timers: { readonly at: number; readonly call: () => void }[] = [];

  readonly now = (): number => this.#now;

  readonly after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.#now + ms, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = next.at;
      next.call();
      await settled();
    }
    this.#now = end;
  }
}

/** Lets everything that waits for nothing but its turn run. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
