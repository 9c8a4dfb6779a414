import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';
import type { App } from './app.ts';
import { failureBody, HttpFailure, statusOf } from './failures.ts';
import { sendPage } from './send-page.ts';
import { DIST, type SitePages } from './site-pages.ts';

function notFound(reply: FastifyReply): FastifyReply {
  const failure = new HttpFailure('not_found');
  return reply.status(statusOf(failure.code)).send(failureBody(failure));
}

function pageOf(pages: SitePages, name: string): string {
  const html = pages.html.get(name);
  if (html === undefined) throw new Error(`${name} was not built`);
  return html;
}

const isPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$|\?)/.test(request.url);

/** Paths of the public pages, and the page that stands there unless the operator leads elsewhere. */
const OWN_PAGES = {
  'early-bird': 'early-bird.html',
  feedback: 'feedback.html',
  guide: 'guide.html',
  channel: 'channel.html',
  instagram: 'channel.html',
  youtube: 'channel.html',
  x: 'channel.html',
} as const;
const READING = ['terms', 'privacy'] as const;

/**
 * Serves the built web app. `pages` null: it is not built, and nothing is there. '/' is the landing, the public
 * pages have their own paths, every other path that is no file is a screen of the app, which it finds itself.
 */
export async function staticSite(
  app: App,
  pages: SitePages | null,
  site: SiteConfig,
  root = DIST,
): Promise<void> {
  if (!pages) return void app.setNotFoundHandler((_request, reply) => notFound(reply));
  const page = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply =>
    sendPage(request, reply, pageOf(pages, name));

  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
    // The build lays scripts and style sheets there in both ways.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(join(root, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const hidden = { schema: { hide: true } };
  for (const path of ['/', '/index.html'])
    app.get(path, hidden, (request, reply) => page(request, reply, 'index.html'));
  for (const name of READING)
    app.get(`/${name}`, hidden, (request, reply) => page(request, reply, `${name}.html`));
  for (const [name, own] of Object.entries(OWN_PAGES)) {
    const elsewhere = site.links[name as keyof typeof OWN_PAGES];
    app.get(`/${name}`, hidden, (request, reply) =>
      elsewhere ? reply.redirect(elsewhere, 302) : page(request, reply, own),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? page(request, reply, 'app.html') : notFound(reply),
  );
}
