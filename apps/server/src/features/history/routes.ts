import { idSchema } from '@ddak/domain';
import { historyPageSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import type { HistoryDeps } from './history-deps.ts';
import { readHistory } from './read-history.ts';
import { restoreRoutes } from './restore-routes.ts';

/** Who changed what and when (HI1 to HI3), and what going back would do (HI4, HI5). */
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
  restoreRoutes(app, deps);
}
