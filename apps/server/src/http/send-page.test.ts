import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendPage } from './send-page.ts';

it('a page is sent once, and again only when it has changed', async () => {
  let html = '<p>하나</p>';
  const app = fastify().get('/', (request, reply) => sendPage(request, reply, html));
  const get = (tag?: string) => app.inject({ url: '/', headers: tag ? { 'if-none-match': tag } : {} });
  const first = await get();
  expect([first.statusCode, first.body, first.headers['cache-control']]).toEqual([200, html, 'no-cache']);
  const again = await get(`"other", ${first.headers.etag}`);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  html = '<p>둘</p>';
  expect(await get(String(first.headers.etag))).toMatchObject({ statusCode: 200, body: html });
});
