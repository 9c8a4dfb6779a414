import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { answerHeaders } from './answer-headers.ts';
import type { App } from './app.ts';
import { HttpFailure } from './failures.ts';
import { isOwnOrigin } from './origin.ts';
import type { RateLimits } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who asks is known by the link in the path alone, and by no cookie: no other site can ask in their name. */
    readonly byLink?: true;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers, origin check and rate limits: what every request passes first. */
export async function secure(
  app: App,
  config: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
  limits: RateLimits,
  scriptHashes: readonly string[],
): Promise<void> {
  const headers = answerHeaders(config, scriptHashes);
  const isTls = config.publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', ({ protocol, url }, reply, next) => {
    // By the request, not by the configuration alone: a trusted proxy may speak TLS without PUBLIC_URL being set.
    reply.headers(isTls || protocol === 'https' ? headers.overTls : headers.plain);
    // What is somebody's stays in no cache, on no shared computer.
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    next();
  });
  app.addHook('onRequest', async ({ url, headers }) => {
    if (/%00/.test(url)) throw new HttpFailure('bad_request');
    const type = headers['content-type'] ?? '';
    if (/^multipart\//i.test(type) && !/boundary=/i.test(type)) throw new HttpFailure('bad_request');
  });
  await app.register(rateLimit, limits.global);
  const check = ownPagesOnly(config.publicUrl);
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !request.routeOptions.config.byLink) check(request);
  });
}

/** Fails for a request that another site's page has made. */
export const ownPagesOnly =
  (publicUrl: string | undefined) =>
  ({ headers, host, protocol }: FastifyRequest): void => {
    if (!isOwnOrigin({ headers, host, protocol }, publicUrl)) throw new HttpFailure('foreign_origin');
  };
