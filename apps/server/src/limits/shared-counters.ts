import { createHash } from 'node:crypto';

/** So much more of something, within what is left of its window; nothing left: it is forgotten. */
export interface CountNews {
  /** A hash: neither an address nor an e-mail travels. */
  readonly key: string;
  readonly by: number;
  readonly forMs: number;
}

export interface CountRule {
  readonly max: number;
  readonly withinMs: number;
}

interface Window {
  count: number;
  until: number;
  /** What the other processes do not know yet. */
  unsaid: number;
}

export interface CounterDeps {
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
  /** Tells the other processes; null: there is none. */
  readonly share: ((news: readonly CountNews[]) => void) | null;
}

/** Of more keys than this, those that were counted least recently are forgotten: some megabytes, whoever asks. */
export const MOST_COUNTED = 40_000;
const TOGETHER_MS = 250;
/** What is a small part of what is allowed need not be known elsewhere. */
const WORTH_SAYING = 10;

/**
 * Counts within windows of time, at all processes together: each counts for itself and tells the others, some times a
 * second, what has grown by a tenth of what is allowed. A count is behind by that much at most for each process;
 * nothing is written for it.
 */
export class SharedCounters {
  readonly #deps: CounterDeps;
  readonly #windows = new Map<string, Window>();
  readonly #toSay = new Map<string, CountNews['forMs'] | null>();
  #saying = false;

  constructor(deps: CounterDeps) {
    this.#deps = deps;
  }

  /** One more. The count of its window, and when that ends. */
  hit(name: string, rule: CountRule): { readonly count: number; readonly until: number } {
    const key = hashOf(name);
    const window = this.#add(key, 1, rule.withinMs);
    window.unsaid += 1;
    if (window.unsaid >= Math.max(1, Math.floor(rule.max / WORTH_SAYING))) this.#sayLater(key, null);
    return window;
  }

  /** What was counted is forgotten, here and elsewhere. */
  clear(name: string): void {
    const key = hashOf(name);
    this.#windows.delete(key);
    this.#sayLater(key, 0);
  }

  /** What another process has counted. */
  hear(news: readonly CountNews[]): void {
    for (const { key, by, forMs } of news) {
      if (forMs <= 0) this.#windows.delete(key);
      else this.#add(key, by, forMs);
    }
  }

  get size(): number {
    return this.#windows.size;
  }

  #add(key: string, by: number, forMs: number): Window {
    const now = this.#deps.now();
    const present = this.#windows.get(key);
    const window = present && present.until > now ? present : { count: 0, until: now + forMs, unsaid: 0 };
    window.count += by;
    // Behind all others again: the map is in the order of the last count.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= MOST_COUNTED) break;
      this.#windows.delete(oldest);
    }
    return window;
  }

  #sayLater(key: string, forMs: 0 | null): void {
    if (!this.#deps.share) return;
    this.#toSay.set(key, forMs);
    if (this.#saying) return;
    this.#saying = true;
    this.#deps.after(TOGETHER_MS, () => {
      this.#saying = false;
      this.#say();
    });
  }

  #say(): void {
    const now = this.#deps.now();
    const news = [...this.#toSay].flatMap(([key, forMs]): CountNews[] => {
      if (forMs === 0) return [{ key, by: 0, forMs }];
      const window = this.#windows.get(key);
      if (!window || window.until <= now) return [];
      const by = window.unsaid;
      window.unsaid = 0;
      return [{ key, by, forMs: window.until - now }];
    });
    this.#toSay.clear();
    if (news.length > 0) this.#deps.share?.(news);
  }
}

const hashOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);
