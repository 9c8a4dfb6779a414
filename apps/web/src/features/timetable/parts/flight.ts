/** Faster than this nobody reads what passes, in pixels a millisecond: eight days a second. */
const FLYING = 2;
/** How long after the last quick step it counts as flying still. */
const LANDING_MS = 90;

/**
 * Whether a scroller is moved so quickly that what comes into sight need not be drawn whole, and who wants to be drawn
 * whole when it no longer is: one a frame, so that none of these frames is long.
 */
export class Flight {
  #left = 0;
  #at = 0;
  #until = 0;
  readonly #waiting = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be called as the scroller scrolls. */
  readonly moved = (left: number, at: number): void => {
    const [way, took] = [Math.abs(left - this.#left), at - this.#at];
    // One step after a rest is a jump to somewhere, not a flight.
    if (took < LANDING_MS && way > FLYING * took) this.#until = at + LANDING_MS;
    this.#left = left;
    this.#at = at;
  };

  isOn(): boolean {
    return performance.now() < this.#until;
  }

  /** Calls when it has landed, in its turn; the answer takes that back. */
  landed(call: () => void): () => void {
    this.#waiting.add(call);
    this.#next();
    return () => this.#waiting.delete(call);
  }

  #next(): void {
    if (this.#timer !== undefined || this.#waiting.size === 0) return;
    const wait = Math.max(0, this.#until - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const [call] = this.#waiting;
      if (call && !this.isOn()) {
        this.#waiting.delete(call);
        call();
        requestAnimationFrame(() => this.#next());
      } else this.#next();
    }, wait);
  }
}
