import {
  historyLines,
  idSchema,
  memberOf,
  planRestore,
  RESTORE_SCOPES,
  readableChanges,
  readableState,
} from '@ddak/domain';
import { historyPageSchema, type RestorePreview, restorePreviewSchema } from '@ddak/protocol';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { MOST_RESTORED, planContext } from '../../sync/judge-command.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { readHistory } from './read-history.ts';
import type { HistoryRepo } from './repo.ts';

export interface HistoryDeps {
  readonly history: HistoryRepo;
  readonly readState: ReadState;
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
  readonly now: () => number;
}

const LINES = 200;

/** Who changed what and when (HI1 to HI3), and what going back would do (HI4). */
export function historyRoutes(app: App, deps: HistoryDeps): void {
  const preHandler = [deps.authentication.requireUser, deps.oneOfFew];
  const params = z.object({ id: idSchema });

  app.get(
    '/projects/:id/history',
    {
      preHandler,
      schema: {
        params,
        querystring: z.object({
          before: z.coerce.number().int().min(1).optional(),
          until: z.coerce.number().int().min(0).optional(),
          actor: idSchema.optional(),
          object: idSchema.optional(),
        }),
        response: { 200: z.object({ data: historyPageSchema }) },
      },
    },
    async (request) => {
      const { id: projectId } = request.params;
      const { before = null, until = null, actor: actorId = null, object: objectId = null } = request.query;
      const { _id: userId } = signedIn(request);
      const state = await deps.readState(projectId, userId, 'project');
      const asked = { projectId, before, until, actorId, objectId };
      return { data: await readHistory(deps.history, state, userId, asked) };
    },
  );

  app.get(
    '/projects/:id/history/:cid/restore',
    {
      preHandler,
      schema: {
        params: params.extend({ cid: idSchema }),
        querystring: z.object({ scope: z.enum(RESTORE_SCOPES) }),
        response: { 200: z.object({ data: restorePreviewSchema }) },
      },
    },
    async (request) => {
      const { id: projectId, cid } = request.params;
      const me = signedIn(request);
      const state = await deps.readState(projectId, me._id, 'project');
      const member = memberOf(state, me._id);
      const log = await deps.history.from(projectId, cid, MOST_RESTORED + 1);
      if (!member || log.length === 0) throw new HttpFailure('not_found');
      if (log.length > MOST_RESTORED) throw new HttpFailure('too_far_back', { limit: MOST_RESTORED });
      const ctx = planContext(projectId, me, cid, deps.now(), {});
      const { plan, left } = planRestore(state, log, request.query.scope, ctx);
      const changes = plan.kind === 'changes' ? readableChanges(state, member, plan.changes) : [];
      const lines = historyLines(readableState(state, member), changes);
      const data: RestorePreview = {
        lines: lines.slice(0, LINES).map(({ title, what }) => ({ title, what })),
        more: Math.max(0, lines.length - LINES),
        left: left.length,
      };
      return { data };
    },
  );
}
