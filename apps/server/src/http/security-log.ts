import { createHmac, randomBytes } from 'node:crypto';
import type { Id } from '@ddak/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenBucket } from '../limits/token-bucket.ts';
import { addressKey } from './address-key.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused; null while it is not. */
    refusal: string | null;
    /** Whom it has signed in. */
    entered: Id | null;
  }
}

/** Lines of one process: a rush, then so many a second. Who floods us does not fill the disk with it. */
const RUSH = 600;
const PER_SECOND = 5;

/** What nobody has to be told of: a visitor without a session, a form that is filled in again, work that was overtaken. */
const EVERYDAY = new Set(['signed_out', 'starting', 'retry', 'refused']);
const SIGN_IN_OR_OUT = /\/auth\/|signin|signup/;

/**
 * LM14: who came in, what was refused, to whom and why. An address is named by a word that is drawn anew with each
 * process: what came from one place can be seen to have done so, and where that is cannot.
 */
export function logSecurity(app: App, now: () => number): void {
  const key = randomBytes(32);
  const bucket = new TokenBucket(RUSH, PER_SECOND, now);
  let unsaid = 0;
  app.decorateRequest('refusal', null);
  app.decorateRequest('entered', null);
  app.addHook('onResponse', async (request, reply) => {
    if (!isTold(request, reply)) return;
    if (!bucket.take(1)) {
      unsaid += 1;
      return;
    }
    const address = createHmac('sha256', key).update(addressKey(request.ip)).digest('base64url');
    const event = {
      event: `${request.method} ${request.routeOptions.url ?? 'nowhere'}`,
      outcome: request.refusal ?? 'done',
      status: reply.statusCode,
      user: request.entered ?? request.signedIn?._id,
      session: request.signedIn?.familyId,
      from: address.slice(0, 12),
      ...(unsaid > 0 ? { unsaid } : {}),
    };
    unsaid = 0;
    if (request.refusal === null) request.log.info(event, 'security');
    else request.log.warn(event, 'security');
  });
}

function isTold({ method, routeOptions, refusal }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const route = routeOptions.url ?? '';
  if (refusal !== null) return !EVERYDAY.has(refusal) && statusCode < 500;
  // A session is renewed every few minutes by every tab.
  return method !== 'GET' && SIGN_IN_OR_OUT.test(route) && !route.endsWith('/refresh');
}
