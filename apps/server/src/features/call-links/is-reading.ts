import type { FastifyRequest } from 'fastify';

/** Programs that look at a link before a person does: chat rooms, search engines, tools. */
const PREVIEWS =
  /bot\b|compatible;|yeti|crawl|spider|scrap|preview|facebookexternalhit|facebot|whatsapp|telegram|skypeuri|embedly|vkshare|curl|wget|python|okhttp|java\/|go-http|node/i;

/**
 * CS57: whether a browser that a person looks at asks for the picture in a page. What looks ahead, or makes a preview for
 * a chat room, has read nothing; where it cannot be told, too little is counted rather than too much.
 */
export function isReading({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  const ahead = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']];
  if (method !== 'GET' || agent === '' || PREVIEWS.test(agent)) return false;
  if (ahead.some((said) => /prefetch|prerender|preview/i.test(String(said ?? '')))) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'image';
}
