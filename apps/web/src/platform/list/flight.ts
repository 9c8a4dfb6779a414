/** Faster than this nobody reads what passes, in pixels a millisecond: eight days a second, or fifty rows. */
const FLYING = 2;
/** The same for a page that is behind and draws few frames: from one to the next half a day, or three rows. */
const LEAP = 120;
/** How long after the last quick step it counts as flying still. */
const LANDING_MS = 90;

/**
 * Whether a scroller is moved so quickly that what comes into sight need not be drawn whole, and who wants to be drawn
 * whole when it no longer is: so many a frame that none of these frames is long.
 */
export class Flight {
  #place = 0;
  #at = 0;
  #until = 0;
  #isMoving = false;
  #steps = 0;
  readonly #waiting = new Set<() => void>();
  #isAsked = false;
  readonly #atOnce: number;

  constructor(atOnce = 1) {
    this.#atOnce = atOnce;
  }

  /** To be called as the scroller scrolls. */
  readonly moved = (place: number, at: number): void => {
    const [way, took] = [Math.abs(place - this.#place), at - this.#at];
    // One step after a rest is a jump to somewhere, not a flight.
    if (this.#isMoving && (way > FLYING * took || way > LEAP)) this.#until = at + LANDING_MS;
    this.#place = place;
    this.#at = at;
    this.#isMoving = true;
    this.#steps += 1;
    const steps = this.#steps;
    afterFrame(LANDING_MS, () => {
      if (steps === this.#steps) this.#isMoving = false;
    });
  };

  isOn(): boolean {
    return performance.now() < this.#until;
  }

  /** Whether it is scrolled now, however slowly. */
  isMoving(): boolean {
    return this.#isMoving;
  }

  /** Calls when it has landed, in its turn; the answer takes that back. */
  landed(call: () => void): () => void {
    this.#waiting.add(call);
    this.#next();
    return () => this.#waiting.delete(call);
  }

  #next(): void {
    if (this.#isAsked || this.#waiting.size === 0) return;
    this.#isAsked = true;
    afterFrame(Math.max(0, this.#until - performance.now()), () => {
      this.#isAsked = false;
      if (!this.isOn())
        for (const call of [...this.#waiting].slice(0, this.#atOnce)) {
          this.#waiting.delete(call);
          call();
        }
      this.#next();
    });
  }
}

/** Timers that are late come before the scrolling that waits with them; in a frame it comes first. */
function afterFrame(ms: number, call: () => void): void {
  setTimeout(() => requestAnimationFrame(call), ms);
}
