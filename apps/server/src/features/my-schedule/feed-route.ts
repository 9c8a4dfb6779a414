import { createHash } from 'node:crypto';
import { addDays, koreanDate, myDaysIcs } from '@ddak/domain';
import { z } from 'zod';
import { nameReader } from '../../db/reader.ts';
import type { App } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import { linkOrigin } from '../../http/origin.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { readMyDays } from './read-my-days.ts';
import type { MyScheduleDeps } from './routes.ts';

/** What is over stays in calendars for so many days: what one has worked is looked up there. */
const DAYS_BACK = 30;

const ENDING = '.ics';

/** MS4: somebody's schedule for their calendar, which comes by its secret address and without a session. */
export function calendarFeedRoute(
  app: App,
  deps: Omit<MyScheduleDeps, 'authentication'> & { readonly limits: RateLimits },
): void {
  app.get(
    '/calendar/:name',
    {
      config: deps.limits.calendar,
      schema: { params: z.object({ name: z.string().max(200) }), hide: true },
    },
    async (request, reply) => {
      const { name } = request.params;
      const userId = name.endsWith(ENDING) ? await deps.feeds.take(name.slice(0, -ENDING.length)) : undefined;
      if (!userId) throw new HttpFailure('not_found');
      nameReader(userId);
      const now = deps.now();
      const all = await readMyDays(deps, userId, addDays(koreanDate(now), -DAYS_BACK));
      const ics = myDaysIcs(all, { origin: linkOrigin(deps.publicUrl, request), now });
      const etag = `"${createHash('sha256').update(ics).digest('base64url').slice(0, 22)}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow, noarchive');
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('text/calendar; charset=utf-8').send(ics);
    },
  );
}
