import { idSchema, koreanDate, myDaySchema } from '@ddak/domain';
import { calendarFeedSchema } from '@ddak/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { linkOrigin } from '../../http/origin.ts';
import type { CalendarFeeds, OwnFeed } from './calendar-feeds.ts';
import { type MyDaysParts, readMyDays } from './read-my-days.ts';

export interface MyScheduleDeps extends MyDaysParts {
  readonly feeds: CalendarFeeds;
  readonly authentication: Authentication;
  /** The origin under which people reach the server; undefined: whichever they have come by. */
  readonly publicUrl: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const projectDaysSchema = z.object({
  project: z.object({ _id: idSchema, title: z.string(), colour: z.int() }),
  days: z.array(myDaySchema).readonly(),
});
const feedAnswer = z.object({ data: calendarFeedSchema.nullable() });

/** 내 일정: my days of all projects (MS1), and the address by which a calendar gets them (MS5). */
export function myScheduleRoutes(app: App, deps: MyScheduleDeps): void {
  const { feeds, authentication, now } = deps;
  const preHandler = authentication.requireUser;
  const told = (request: FastifyRequest, feed: OwnFeed | null) =>
    feed && {
      url: feed.path === null ? null : `${linkOrigin(deps.publicUrl, request)}${feed.path}`,
      createdAt: feed.createdAt,
      readAt: feed.readAt,
    };
  app.get(
    '/me/schedule',
    { preHandler, schema: { response: { 200: z.object({ data: z.array(projectDaysSchema) }) } } },
    async (request) => ({
      data: await readMyDays(deps, signedIn(request)._id, koreanDate(now())),
    }),
  );
  app.get(
    '/me/calendar-feed',
    { preHandler, schema: { response: { 200: feedAnswer } } },
    async (request) => ({
      data: told(request, await feeds.of(signedIn(request)._id)),
    }),
  );
  app.post(
    '/me/calendar-feed',
    { preHandler, schema: { response: { 200: feedAnswer } } },
    async (request) => ({
      data: told(request, await feeds.draw(signedIn(request)._id)),
    }),
  );
  app.delete(
    '/me/calendar-feed',
    { preHandler, schema: { response: { 200: z.object({ data: z.object({}) }) } } },
    async (request) => {
      await feeds.end(signedIn(request)._id);
      return { data: {} };
    },
  );
}
