import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { failureBody, HttpFailure, statusOf } from './failures.ts';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

function notFound(reply: FastifyReply): FastifyReply {
  const failure = new HttpFailure('not_found');
  return reply.status(statusOf(failure.code)).send(failureBody(failure));
}

const isPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$|\?)/.test(request.url);

/** Serves the built web app; every path that is not a file of it is a screen of the app, which it finds itself. */
export async function staticSite(app: App): Promise<void> {
  const built = existsSync(join(DIST, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: DIST,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${join(DIST, 'assets')}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) =>
    built && isPage(request) ? reply.sendFile('index.html') : notFound(reply),
  );
}
