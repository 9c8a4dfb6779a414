import type { TabMessage, Tabs } from '@ddak/web';
import type { Life } from './life.ts';

interface Waiting {
  readonly life: Life;
  readonly onHeld: () => void;
}

/** What the tabs of one browser have in common: one of them leads, and each hears what the others tell. */
export class SharedTabs {
  #leader: Waiting | null = null;
  readonly #waiting: Waiting[] = [];
  readonly #listeners = new Set<{ readonly life: Life; readonly heard: (message: TabMessage) => void }>();
  readonly #after: (ms: number, call: () => void) => unknown;

  constructor(after: (ms: number, call: () => void) => unknown) {
    this.#after = after;
  }

  of(life: Life): Tabs {
    return {
      lead: (onHeld) => {
        const waiting = { life, onHeld };
        this.#waiting.push(waiting);
        life.atEnd(() => this.#giveUp(waiting));
        this.#after(1, () => this.#choose());
        return () => this.#giveUp(waiting);
      },
      tell: (message) => {
        if (!life.alive) return;
        for (const listener of this.#listeners)
          if (listener.life !== life)
            this.#after(
              2,
              () => listener.life.alive && this.#listeners.has(listener) && listener.heard(message),
            );
      },
      listen: (heard) => {
        const listener = { life, heard };
        this.#listeners.add(listener);
        life.atEnd(() => this.#listeners.delete(listener));
        return () => this.#listeners.delete(listener);
      },
    };
  }

  #giveUp(waiting: Waiting): void {
    const at = this.#waiting.indexOf(waiting);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#leader !== waiting) return;
    this.#leader = null;
    this.#after(1, () => this.#choose());
  }

  #choose(): void {
    if (this.#leader) return;
    this.#leader = this.#waiting.shift() ?? null;
    this.#leader?.onHeld();
  }
}
