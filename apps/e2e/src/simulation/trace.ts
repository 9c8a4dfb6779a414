/** What happened in a simulated world, in a form to be read. Kept only when somebody wants to read it. */
export class Trace {
  readonly lines: string[] = [];
  readonly #kept: boolean;
  readonly #now: () => number;
  readonly #start: number;

  constructor(kept: boolean, now: () => number) {
    this.#kept = kept;
    this.#now = now;
    this.#start = now();
  }

  /** `who`: a device, a tab or a server. `what` is made only when it is kept. */
  say(who: string, what: () => string): void {
    if (!this.#kept) return;
    const seconds = ((this.#now() - this.#start) / 1000).toFixed(3).padStart(10);
    this.lines.push(`${seconds}  ${who.padEnd(10)} ${what()}`);
  }
}

/** The part of an id that tells it from others. */
export const shortId = (id: string): string => id.slice(-6);
