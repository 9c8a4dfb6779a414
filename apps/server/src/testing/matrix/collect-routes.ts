import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const CHANNEL = 'fastify.initialization';

/**
 * Writes down every route of the API that is registered while `open` runs, as `GET /projects/:id/feed`: also one that
 * the description hides.
 */
export async function collectRoutes<T>(
  open: () => Promise<T>,
): Promise<{ opened: T; routes: readonly string[] }> {
  const routes = new Set<string>();
  const hear = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      if (!url.startsWith('/api/')) return;
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url.slice('/api'.length)}`);
    });
  };
  subscribe(CHANNEL, hear);
  try {
    return { opened: await open(), routes: [...routes].sort() };
  } finally {
    unsubscribe(CHANNEL, hear);
  }
}
