import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
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
  /** What visitors send without an account. */
  letter: [10, '1 hour'],
} as const satisfies Record<string, readonly [max: number, window: string]>;

/** Addresses remembered for each limit, those that asked least recently forgotten first: bounded, whoever asks. */
const ADDRESSES = 20_000;

type Config = { readonly rateLimit: RateLimitOptions | false };

/** How often things may be asked for, by address. */
export type RateLimits = { readonly global: RateLimitOptions } & Readonly<
  Record<keyof typeof LIMITS, Config>
>;

const refuse = (_: unknown, context: { ttl: number }): HttpFailure =>
  new HttpFailure('too_many_requests', { seconds: Math.max(1, Math.ceil(context.ttl / 1000)) });

const limit = (max: number, timeWindow: string): RateLimitOptions => ({
  max,
  timeWindow,
  cache: ADDRESSES,
  errorResponseBuilder: refuse,
  keyGenerator: ({ ip }: FastifyRequest) => addressKey(ip),
});

/** @param on false for measuring and tests, where one address stands for many people */
export function rateLimits(on: boolean): RateLimits {
  const configs = Object.entries(LIMITS).map(([name, [max, window]]) => [
    name,
    { rateLimit: on ? limit(max, window) : false },
  ]);
  const global = on ? limit(1_500, '1 minute') : { global: false };
  return { global, ...Object.fromEntries(configs) } as RateLimits;
}
