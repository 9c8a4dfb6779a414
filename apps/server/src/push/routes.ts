import { ECDH } from 'node:crypto';
import { myPushSubscriptionSchema, pushKeySchema, pushSubscriptionSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { PushSubscriptions } from '../db/push-subscriptions.ts';
import type { App } from '../http/app.ts';
import { type Authentication, signedIn } from '../http/authentication.ts';
import { HttpFailure } from '../http/failures.ts';
import { newId } from '../new-id.ts';
import type { OpenPush } from './open-push.ts';

export interface PushRouteDeps {
  readonly push: Pick<OpenPush, 'publicKey' | 'takes'>;
  readonly subscriptions: PushSubscriptions;
  readonly authentication: Authentication;
  readonly now: () => number;
}

const nothing = z.object({ data: z.object({}) });

/** Notices on the device that asks: it has one subscription, that of its session (PU4). */
export function pushRoutes(app: App, { push, subscriptions, authentication, now }: PushRouteDeps): void {
  const preHandler = authentication.requireUser;
  app.get(
    '/push',
    { preHandler, schema: { response: { 200: z.object({ data: pushKeySchema }) } } },
    async () => ({ data: { publicKey: push.publicKey } }),
  );
  app.get(
    '/me/push-subscription',
    { preHandler, schema: { response: { 200: z.object({ data: myPushSubscriptionSchema }) } } },
    async (request) => ({ data: { endpoint: await subscriptions.endpointOf(signedIn(request).familyId) } }),
  );
  app.put(
    '/me/push-subscription',
    { preHandler, schema: { body: pushSubscriptionSchema, response: { 200: nothing } } },
    async (request) => {
      const { _id: userId, familyId } = signedIn(request);
      const { endpoint, keys } = request.body;
      if (push.publicKey === null) throw new HttpFailure('push_off');
      if (!push.takes(endpoint) || !isPoint(keys.p256dh)) throw new HttpFailure('push_not_taken');
      const row = { _id: newId(now()), userId, familyId, endpoint, ...keys, createdAt: now() };
      if (!(await subscriptions.put(row))) throw new HttpFailure('push_not_taken');
      return { data: {} };
    },
  );
  app.delete(
    '/me/push-subscription',
    { preHandler, schema: { response: { 200: nothing } } },
    async (request) => {
      await subscriptions.remove(signedIn(request).familyId);
      return { data: {} };
    },
  );
}

/** Whether it is a point of the curve: to any other nothing can be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
