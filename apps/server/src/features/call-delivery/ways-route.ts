import {
  can,
  freezeCallsheet,
  idSchema,
  lastVersion,
  memberOf,
  recipientKey,
  recipientsOf,
} from '@ddak/domain';
import { z } from 'zod';
import { DELIVERY_CHANNELS } from '../../db/schema/call-delivery.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { ReadState } from '../../sync/read-state.ts';
import type { WaysTo } from './ways-to.ts';

const waySchema = z.object({ recipient: z.string(), channels: z.array(z.enum(DELIVERY_CHANNELS)) });
const answerSchema = z.object({
  data: z.object({ mail: z.enum(['smtp', 'outbox']), ways: z.array(waySchema) }),
});

/** CS90: before a sheet is issued, by which ways each would be told whom it goes to. */
export function callWaysRoute(
  app: App,
  deps: {
    readonly waysTo: WaysTo;
    readonly readState: ReadState;
    readonly authentication: Authentication;
    readonly mail: 'smtp' | 'outbox';
  },
): void {
  app.get(
    '/projects/:id/callsheets/:cid/ways',
    {
      preHandler: deps.authentication.requireUser,
      schema: { params: z.object({ id: idSchema, cid: idSchema }), response: { 200: answerSchema } },
    },
    async (request) => {
      const { id, cid } = request.params;
      const userId = signedIn(request)._id;
      const state = await deps.readState(id, userId, 'callsheet');
      const member = memberOf(state, userId);
      if (!member) throw new HttpFailure('project_not_found');
      if (!can(member, 'write', 'callsheet')) throw new HttpFailure('forbidden');
      const last = lastVersion(state, cid)?.sheet;
      const sheet = freezeCallsheet(state, cid) ?? last;
      if (!sheet) throw new HttpFailure('not_found');
      const ways = await Promise.all(
        recipientsOf(state, sheet, last).map(async (to) => ({
          recipient: recipientKey(to),
          channels: [...(await deps.waysTo(state, to))],
        })),
      );
      return { data: { mail: deps.mail, ways } };
    },
  );
}
