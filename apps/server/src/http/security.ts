import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
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

const HSTS = 'max-age=31536000';
/** Nothing of a device is used. What a browser does not know it skips. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
  ],
  ...[
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
  ],
  ...['usb', 'window-management', 'xr-spatial-tracking', 'browsing-topics'],
]
  .map((name) => `${name}=()`)
  .join(', ');
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers, origin check and rate limits: what every request passes first. */
export async function secure(
  app: App,
  { publicUrl, hstsSubdomains }: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
  limits: RateLimits,
  scriptHashes: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Scripts that stand in our pages, by their hashes; no other.
        scriptSrc: ["'self'", ...scriptHashes],
        // The component library writes its styles into the page as it goes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // Without HTTPS browsers ignore these two and complain in the console.
    crossOriginOpenerPolicy: publicUrl?.startsWith('https:') ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
  });
  // By the request, not by the configuration alone: a trusted proxy may speak TLS without PUBLIC_URL being set.
  const hsts = hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS;
  app.addHook('onRequest', async ({ protocol, url }, reply) => {
    if (protocol === 'https' || publicUrl?.startsWith('https:'))
      reply.header('strict-transport-security', hsts);
    reply.header('permissions-policy', PERMISSIONS);
    // What is somebody's stays in no cache, on no shared computer.
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', async ({ url, headers }) => {
    if (/%00/.test(url)) throw new HttpFailure('bad_request');
    const type = headers['content-type'] ?? '';
    if (/^multipart\//i.test(type) && !/boundary=/i.test(type)) throw new HttpFailure('bad_request');
  });
  await app.register(rateLimit, limits.global);
  const check = ownPagesOnly(publicUrl);
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
