import { idSchema } from '@ddak/domain';
import { NOTICES_CHANGED, noticeListSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import type { Notices } from '../db/notices.ts';
import type { App } from '../http/app.ts';
import { type Authentication, signedIn } from '../http/authentication.ts';

export interface NoticeRouteDeps {
  readonly notices: Notices;
  readonly bus: Bus;
  readonly authentication: Authentication;
  readonly now: () => number;
}

/** What I am told in the app, and that I have read it: then on all of my devices (NT3). */
export function noticeRoutes(app: App, { notices, bus, authentication, now }: NoticeRouteDeps): void {
  const preHandler = authentication.requireUser;
  app.get(
    '/me/notices',
    { preHandler, schema: { response: { 200: z.object({ data: noticeListSchema }) } } },
    async (request) => ({ data: await notices.listOf(signedIn(request)._id) }),
  );
  app.post(
    '/me/notices/read',
    {
      preHandler,
      schema: {
        body: z.object({ ids: z.array(idSchema).max(1_000).optional() }),
        response: { 200: z.object({ data: z.object({}) }) },
      },
    },
    async (request) => {
      const { _id: userId } = signedIn(request);
      await notices.markRead(userId, request.body.ids, now());
      bus.tell({ userId, event: NOTICES_CHANGED, from: userId, data: {} });
      return { data: {} };
    },
  );
}
