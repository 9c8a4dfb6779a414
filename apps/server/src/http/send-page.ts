import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const tags = new Map<string, string>();

/** A page of ours, asked for anew each time, and sent only to who does not have it as it is now. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const tag = tagOf(html);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', tag);
  const held = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  return held.includes(tag) ? reply.status(304).send() : reply.send(html);
}

/** Weak, since the same page travels compressed too. The pages are few and stay the same while the server runs. */
function tagOf(html: string): string {
  const known = tags.get(html);
  if (known) return known;
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  tags.set(html, tag);
  return tag;
}
