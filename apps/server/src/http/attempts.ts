import type { CountRule, SharedCounters } from '../limits/shared-counters.ts';
import { HttpFailure } from './failures.ts';

/** What is counted, how often it may be within so many milliseconds. */
export type AttemptRules = Readonly<Record<string, CountRule>>;

/**
 * Counts attempts by whom or what they are aimed at (an account, a code), beside the limits by address: a guesser with
 * many addresses meets these. An account that is not there is counted like one that is.
 */
export class Attempts<Kind extends string = string> {
  readonly #rules: AttemptRules | null;
  readonly #counters: SharedCounters;
  readonly #now: () => number;

  /** @param rules null: nothing is counted (tests, measuring) */
  constructor(rules: Readonly<Record<Kind, CountRule>> | null, counters: SharedCounters, now: () => number) {
    this.#rules = rules;
    this.#counters = counters;
    this.#now = now;
  }

  /** One more attempt; fails with `too_many_requests` when there have been too many. */
  count(kind: Kind, target: string): void {
    const until = this.#overUntil(kind, target);
    if (until !== null)
      throw new HttpFailure('too_many_requests', { seconds: Math.ceil((until - this.#now()) / 1000) });
  }

  /** One more attempt; whether there have been too many. */
  isOver(kind: Kind, target: string): boolean {
    return this.#overUntil(kind, target) !== null;
  }

  /** It went well: what was counted against it is forgotten. */
  clear(kind: Kind, target: string): void {
    this.#counters.clear(`${kind} ${target}`);
  }

  #overUntil(kind: Kind, target: string): number | null {
    const rule = this.#rules?.[kind];
    if (!rule) return null;
    const { count, until } = this.#counters.hit(`${kind} ${target}`, rule);
    return count > rule.max ? until : null;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const ATTEMPT_RULES = {
  /** Wrong passwords for one e-mail from one address, or from a browser that has been signed in to it. */
  signIn: { max: 20, withinMs: 15 * MINUTE },
  /** For one e-mail from everywhere together; beyond that each address has but a few. Nobody else uses up theirs. */
  signInEverywhere: { max: 100, withinMs: 15 * MINUTE },
  signInFew: { max: 3, withinMs: 15 * MINUTE },
  /** Mails with a new password for one e-mail. */
  reset: { max: 5, withinMs: 60 * MINUTE },
  /** The password of somebody who is signed in, asked again. */
  password: { max: 10, withinMs: 15 * MINUTE },
  /** Wrong second factors of one account from one place (AC23). */
  factor: { max: 10, withinMs: 15 * MINUTE },
  /** Six digits for one account and password, from all browsers together that are not known to it: they could be guessed. */
  factorEverywhere: { max: 50, withinMs: DAY },
  /** Mails that one account has sent out: invitations, and its own confirmation again. */
  mail: { max: 30, withinMs: 60 * MINUTE },
  /** Codes that one account has tried. */
  code: { max: 20, withinMs: 15 * MINUTE },
} as const;

export type AccountAttempts = Attempts<keyof typeof ATTEMPT_RULES>;
