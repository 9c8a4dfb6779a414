import {
  historyLines,
  idSchema,
  memberOf,
  type PlanContext,
  type ProjectState,
  planRestore,
  planRowRestore,
  RESTORE_SCOPES,
  readableChanges,
  readableState,
  refusalMessage,
  type Undo,
} from '@ddak/domain';
import { type RestorePreview, restoredPartSchema, restorePreviewSchema } from '@ddak/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { MOST_RESTORED, planContext } from '../../sync/judge-command.ts';
import type { LogEntry } from '../../sync/sync-store.ts';
import type { HistoryDeps } from './history-deps.ts';

const LINES = 200;

type PlanWay = (state: ProjectState, log: readonly LogEntry[], ctx: PlanContext) => Undo;

/** What going back would do now: of the plan or of all (HI4), and of one row or one column of it (HI5). */
export function restoreRoutes(app: App, deps: HistoryDeps): void {
  const preHandler = [deps.authentication.requireUser, deps.oneOfFew];
  const params = z.object({ id: idSchema, cid: idSchema });
  const response = { 200: z.object({ data: restorePreviewSchema }) };

  app.get(
    '/projects/:id/history/:cid/restore',
    { preHandler, schema: { params, querystring: z.object({ scope: z.enum(RESTORE_SCOPES) }), response } },
    async (request) => ({
      data: await preview(deps, request, request.params, (state, log, ctx) =>
        planRestore(state, log, request.query.scope, ctx),
      ),
    }),
  );

  app.get(
    '/projects/:id/history/:cid/restore-part',
    { preHandler, schema: { params, querystring: restoredPartSchema, response } },
    async (request) => ({
      data: await preview(deps, request, request.params, (state, log, ctx) =>
        planRowRestore(state, log, request.query, ctx),
      ),
    }),
  );
}

async function preview(
  deps: HistoryDeps,
  request: FastifyRequest,
  { id: projectId, cid }: { readonly id: string; readonly cid: string },
  planWay: PlanWay,
): Promise<RestorePreview> {
  const me = signedIn(request);
  const state = await deps.readState(projectId, me._id, 'project');
  const member = memberOf(state, me._id);
  const log = await deps.history.from(projectId, cid, MOST_RESTORED + 1);
  if (!member || log.length === 0) throw new HttpFailure('not_found');
  if (log.length > MOST_RESTORED) throw new HttpFailure('too_far_back', { limit: MOST_RESTORED });
  const { plan, left } = planWay(state, log, planContext(projectId, me, cid, deps.now(), {}));
  const changes = plan.kind === 'changes' ? readableChanges(state, member, plan.changes) : [];
  const lines = historyLines(readableState(state, member), changes);
  return {
    lines: lines.slice(0, LINES).map(({ title, what }) => ({ title, what })),
    more: Math.max(0, lines.length - LINES),
    left: left.length,
    refused: plan.kind === 'refuse' ? refusalMessage(plan.refusal) : null,
  };
}
