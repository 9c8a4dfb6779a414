import type {
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
  RateLimitOptions,
  RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { SharedCounters } from '../limits/shared-counters.ts';
import { addressKey } from './address-key.ts';
import { HttpFailure } from './failures.ts';

/** What is limited apart from the rest: how often, within how long. */
const LIMITS = {
  signUp: [30, '10 minutes'],
  signIn: [30, '1 minute'],
  /** Checking the password of somebody who is signed in. */
  password: [10, '1 minute'],
  /** Entering a code, or showing an invitation: what could be guessed. */
  code: [20, '1 minute'],
  /** Making an invitation, which may be mailed. */
  invite: [30, '10 minutes'],
  /** Asking for a mail. */
  mail: [10, '10 minutes'],
  /** Coming back with the link of a mail. */
  mailedLink: [20, '10 minutes'],
  upload: [30, '1 minute'],
  /** Beginning to send a file in parts: a day's photos at once. */
  attach: [120, '1 minute'],
  /** Everything that we keep of somebody, in one file. */
  export: [10, '10 minutes'],
  /** Opening links to call sheets: a crew of eighty may sit behind one address. */
  callLink: [600, '1 minute'],
  /** Calendars that come for a schedule: those of many people by one service. */
  calendar: [600, '1 minute'],
  /** Confirming by a link. */
  callLinkConfirm: [60, '10 minutes'],
  /** What visitors send without an account. */
  letter: [10, '1 hour'],
} as const satisfies Record<string, readonly [max: number, window: string]>;

type Config = { readonly rateLimit: RateLimitOptions | false };

/** How often things may be asked for, by address. */
export type RateLimits = { readonly global: RateLimitPluginOptions } & Readonly<
  Record<keyof typeof LIMITS, Config>
>;

const refuse = (_: unknown, context: { ttl: number }): HttpFailure =>
  new HttpFailure('too_many_requests', { seconds: Math.max(1, Math.ceil(context.ttl / 1000)) });

const limit = (name: string, max: number, timeWindow: string): RateLimitOptions => ({
  max,
  timeWindow,
  errorResponseBuilder: refuse,
  keyGenerator: ({ ip }: FastifyRequest) => `${name} ${addressKey(ip)}`,
});

/** The plugin's store over counters that all processes share; which limit it is stands in the key. */
function storeOf(counters: SharedCounters, now: () => number): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      withinMs: number,
      max: number,
    ): void {
      const { count, until } = counters.hit(`limit ${key}`, { max, withinMs });
      done(null, { current: count, ttl: until - now() });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/** @param on false for measuring and tests, where one address stands for many people */
export function rateLimits(on: boolean, counters: SharedCounters, now: () => number): RateLimits {
  const configs = Object.entries(LIMITS).map(([name, [max, window]]) => [
    name,
    { rateLimit: on ? limit(name, max, window) : false },
  ]);
  const global = on
    ? { ...limit('any', 1_500, '1 minute'), store: storeOf(counters, now) }
    : { global: false };
  return { global, ...Object.fromEntries(configs) } as RateLimits;
}
