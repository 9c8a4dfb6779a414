interface Event {
  readonly at: number;
  readonly order: number;
  readonly call: () => void;
  cancelled: boolean;
}

/** Lets everything that promises have set going run until only events of the queue are left. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A clock that stands still until the next event is due. Events of one moment happen in the order in which they
 * were asked for; between two events all promises settle: one seed, one history.
 */
export class VirtualTime {
  #now: number;
  #asked = 0;
  readonly #queue: Event[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  /** Milliseconds since 1970. */
  now = (): number => Math.floor(this.#now);

  /** Calls once after `ms`; the answer cancels it. */
  after = (ms: number, call: () => void): (() => void) => {
    const event: Event = { at: this.#now + Math.max(0, ms), order: this.#asked++, call, cancelled: false };
    this.#push(event);
    return () => {
      event.cancelled = true;
    };
  };

  sleep = (ms: number): Promise<void> => new Promise((resolve) => this.after(ms, resolve));

  /** Runs events until none is due up to `end`, and then stands at `end`. */
  async runUntil(end: number): Promise<void> {
    await settle();
    for (let event = this.#queue[0]; event && event.at <= end; event = this.#queue[0]) {
      this.#pop();
      if (event.cancelled) continue;
      this.#now = Math.max(this.#now, event.at);
      event.call();
      await settle();
    }
    this.#now = Math.max(this.#now, end);
  }

  #push(event: Event): void {
    const queue = this.#queue;
    let at = queue.length;
    queue.push(event);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(event, queue[parent]!)) break;
      queue[at] = queue[parent]!;
      at = parent;
    }
    queue[at] = event;
  }

  #pop(): void {
    const queue = this.#queue;
    const last = queue.pop();
    if (!last || queue.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= queue.length) break;
      if (child + 1 < queue.length && isBefore(queue[child + 1]!, queue[child]!)) child++;
      if (!isBefore(queue[child]!, last)) break;
      queue[at] = queue[child]!;
      at = child;
    }
    queue[at] = last;
  }
}

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
