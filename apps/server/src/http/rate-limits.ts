import type { RateLimitOptions } from '@fastify/rate-limit';
import { HttpFailure } from './failures.ts';

type Config = { readonly rateLimit: RateLimitOptions | false };

/** How often things may be asked for, by address. */
export interface RateLimits {
  readonly global: RateLimitOptions;
  readonly signUp: Config;
  readonly signIn: Config;
  /** Checking the password of somebody who is signed in. */
  readonly password: Config;
  readonly upload: Config;
  /** What visitors send without an account. */
  readonly letter: Config;
}

const refuse = (_: unknown, context: { ttl: number }): HttpFailure =>
  new HttpFailure('too_many_requests', { seconds: Math.max(1, Math.ceil(context.ttl / 1000)) });

const limit = (max: number, timeWindow: string): RateLimitOptions => ({
  max,
  timeWindow,
  errorResponseBuilder: refuse,
});

/** @param on false for measuring and tests, where one address stands for many people */
export function rateLimits(on: boolean): RateLimits {
  if (!on) {
    const off = { rateLimit: false } as const;
    return {
      global: { global: false },
      signUp: off,
      signIn: off,
      password: off,
      upload: off,
      letter: off,
    } as RateLimits;
  }
  return {
    global: limit(1_500, '1 minute'),
    signUp: { rateLimit: limit(30, '10 minutes') },
    signIn: { rateLimit: limit(30, '1 minute') },
    password: { rateLimit: limit(10, '1 minute') },
    upload: { rateLimit: limit(30, '1 minute') },
    letter: { rateLimit: limit(10, '1 hour') },
  };
}
