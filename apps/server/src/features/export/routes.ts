import { type Id, idSchema, koreanDate, memberOf, type ProjectState } from '@ddak/domain';
import { type ExportContents, exportContentsSchema } from '@ddak/protocol';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { attachment } from '../../http/attachment.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { entryName } from '../../zip/entry-name.ts';
import { countDocuments, planExport } from './export-plan.ts';
import { type PackParts, packProject } from './pack-project.ts';
import { countContacts } from './printed-documents.ts';
import type { ExportRepo } from './repo.ts';

export interface ExportDeps extends PackParts {
  readonly exports: ExportRepo;
  readonly readState: ReadState;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
}

/** EX1, EX7: the whole project, and what it would be, for its owner alone. */
export function exportRoutes(app: App, deps: ExportDeps): void {
  const preHandler = [deps.authentication.requireUser, deps.oneOfFew];
  const params = z.object({ id: idSchema });
  const planFor = async (projectId: Id, userId: Id) =>
    planExport(deps.exports, await ownState(deps.readState, projectId, userId), { projectId, userId });

  app.get(
    '/projects/:id/export/contents',
    { preHandler, schema: { params, response: { 200: z.object({ data: exportContentsSchema }) } } },
    async (request) => {
      const plan = await planFor(request.params.id, signedIn(request)._id);
      const data: ExportContents = {
        documents: countDocuments(plan),
        files: plan.files.length,
        fileBytes: plan.files.reduce((sum, { size }) => sum + size, 0),
        contacts: countContacts(plan.state),
      };
      return { data };
    },
  );

  app.get(
    '/projects/:id/export',
    { preHandler, config: deps.limits.export, schema: { params } },
    async (request, reply) => {
      const plan = await planFor(request.params.id, signedIn(request)._id);
      const day = koreanDate(deps.now());
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', attachment(entryName(`DDAK ${plan.title} ${day}.zip`)))
        .header('cache-control', 'private, no-store')
        .send(packProject(deps, plan));
    },
  );
}

/** EX1: fails for everybody but the owner. */
async function ownState(readState: ReadState, projectId: Id, userId: Id): Promise<ProjectState> {
  const state = await readState(projectId, userId);
  if (memberOf(state, userId)?.role !== 'owner') throw new HttpFailure('forbidden');
  return state;
}
