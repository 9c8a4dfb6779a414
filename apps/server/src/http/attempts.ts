import { HttpFailure } from './failures.ts';

interface Window {
  count: number;
  until: number;
}

/** What is counted, how often it may be within so many milliseconds. */
export type AttemptRules = Readonly<Record<string, { readonly max: number; readonly withinMs: number }>>;

/** Of more targets than this, those that were aimed at least recently are forgotten: some megabytes, whoever asks. */
const MOST = 20_000;

/**
 * Counts attempts by whom or what they are aimed at (an account, a code), beside the limits by address: a guesser with
 * many addresses meets these. An account that is not there is counted like one that is.
 */
export class Attempts<Kind extends string = string> {
  readonly #rules: AttemptRules | null;
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();

  /** @param rules null: nothing is counted (tests, measuring) */
  constructor(rules: Readonly<Record<Kind, AttemptRules[string]>> | null, now: () => number) {
    this.#rules = rules;
    this.#now = now;
  }

  /** One more attempt; fails with `too_many_requests` when there have been too many. */
  count(kind: Kind, target: string): void {
    const rule = this.#rules?.[kind];
    if (!rule) return;
    const now = this.#now();
    const key = `${kind} ${target}`;
    const present = this.#windows.get(key);
    const window = present && present.until > now ? present : { count: 0, until: now + rule.withinMs };
    window.count += 1;
    // Behind all others again: the map is in the order of the last attempt.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    this.#forgetOldest();
    if (window.count > rule.max)
      throw new HttpFailure('too_many_requests', { seconds: Math.ceil((window.until - now) / 1000) });
  }

  /** It went well: what was counted against it is forgotten. */
  clear(kind: Kind, target: string): void {
    this.#windows.delete(`${kind} ${target}`);
  }

  /** How many targets are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  #forgetOldest(): void {
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= MOST) return;
      this.#windows.delete(key);
    }
  }
}

const MINUTE = 60_000;

export const ATTEMPT_RULES = {
  /** Wrong passwords for one e-mail. */
  signIn: { max: 20, withinMs: 15 * MINUTE },
  /** Mails with a new password for one e-mail. */
  reset: { max: 5, withinMs: 60 * MINUTE },
  /** The password of somebody who is signed in, asked again. */
  password: { max: 10, withinMs: 15 * MINUTE },
  /** Mails that one account has sent out: invitations, and its own confirmation again. */
  mail: { max: 30, withinMs: 60 * MINUTE },
  /** Codes that one account has tried. */
  code: { max: 20, withinMs: 15 * MINUTE },
} as const;

export type AccountAttempts = Attempts<keyof typeof ATTEMPT_RULES>;
