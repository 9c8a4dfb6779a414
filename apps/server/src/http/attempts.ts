import { HttpFailure } from './failures.ts';

interface Window {
  count: number;
  until: number;
}

/** What is counted, how often it may be within so many milliseconds. */
export type AttemptRules = Readonly<Record<string, { readonly max: number; readonly withinMs: number }>>;

const FORGET_AT = 20_000;

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
    if (this.#windows.size > FORGET_AT) this.#forgetOver(now);
    const key = `${kind} ${target}`;
    const present = this.#windows.get(key);
    const window = present && present.until > now ? present : { count: 0, until: now + rule.withinMs };
    window.count += 1;
    this.#windows.set(key, window);
    if (window.count > rule.max)
      throw new HttpFailure('too_many_requests', { seconds: Math.ceil((window.until - now) / 1000) });
  }

  /** It went well: what was counted against it is forgotten. */
  clear(kind: Kind, target: string): void {
    this.#windows.delete(`${kind} ${target}`);
  }

  #forgetOver(now: number): void {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
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
