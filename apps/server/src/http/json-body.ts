import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { HttpFailure } from './failures.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself sees to text that no database keeps. */
    readonly anyText?: boolean;
  }
}

/** What JSON must escape to say it: a NUL, and halves of characters. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

/**
 * Reads JSON bodies. A call that takes none accepts an empty one too, with or without a JSON content type: some
 * clients name the type of a body that they do not send. Text that no database keeps is refused here (LM6).
 */
export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0 && !request.routeOptions.schema?.body) done(null, undefined);
    else
      parse(request, body as string, (error, value) => {
        const refused = error ?? (isKept(request, body as string, value) ? null : new HttpFailure('invalid'));
        done(refused, refused ? undefined : value);
      });
  });
}

/** Whether every text in it can be kept; a body that escapes nothing of the kind need not be looked through. */
const isKept = (request: FastifyRequest, body: string, value: unknown): boolean =>
  request.routeOptions.config.anyText === true || !ESCAPED.test(body) || isStorable(value);

/** Whether every text in a value is whole characters without a NUL, names of members too. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member));
  return true;
}
