import { idSchema, noticeSettingsSchema } from '@ddak/domain';
import { NOTICES_CHANGED, noticeListSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import type { NoticeSettingsRows } from '../db/notice-settings-rows.ts';
import type { Notices } from '../db/notices.ts';
import type { App } from '../http/app.ts';
import { type Authentication, signedIn } from '../http/authentication.ts';

export interface NoticeRouteDeps {
  readonly notices: Notices;
  readonly settings: NoticeSettingsRows;
  readonly bus: Bus;
  readonly authentication: Authentication;
  readonly now: () => number;
}

/** What I am told in the app, that I have read it: then on all of my devices (NT3); and how I want to be told (NT7). */
export function noticeRoutes(
  app: App,
  { notices, settings, bus, authentication, now }: NoticeRouteDeps,
): void {
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
  app.get(
    '/me/notice-settings',
    { preHandler, schema: { response: { 200: z.object({ data: noticeSettingsSchema }) } } },
    async (request) => ({ data: await settings.read(signedIn(request)._id) }),
  );
  app.put(
    '/me/notice-settings',
    {
      preHandler,
      schema: { body: noticeSettingsSchema, response: { 200: z.object({ data: noticeSettingsSchema }) } },
    },
    async (request) => {
      await settings.put(signedIn(request)._id, request.body);
      return { data: request.body };
    },
  );
}
