import { can, type Id, idSchema, memberOf } from '@ddak/domain';
import { type Refinement, refinementSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import type { ReadState } from '../../sync/read-state.ts';
import type { Job } from '../../sync/sync-store.ts';
import { REFINE_SCREENPLAY } from './refine-screenplay.ts';
import { type RefinementRepo, toRun } from './repo.ts';

export interface RefinementDeps {
  /** Whether there is a model to ask. */
  readonly available: boolean;
  readonly runs: RefinementRepo;
  readonly putJob: (job: Job) => Promise<void>;
  readonly readState: ReadState;
  readonly authentication: Authentication;
  readonly now: () => number;
}

/** Refining a script by a model: how far it is, beginning it, ending it. */
export function refinementRoutes(app: App, deps: RefinementDeps): void {
  const preHandler = deps.authentication.requireUser;
  const params = z.object({ id: idSchema, sid: idSchema });
  const response = { 200: z.object({ data: refinementSchema }) };
  const url = '/projects/:id/screenplays/:sid/refinement';
  const told = async (projectId: Id, screenplayId: Id): Promise<{ data: Refinement }> => {
    const run = await deps.runs.find(projectId, screenplayId);
    return { data: { available: deps.available, run: run ? toRun(run) : null } };
  };
  /** Writing is done in the name of who asks, by the same rights; asking needs them too. */
  const mayWrite = async (projectId: Id, screenplayId: Id, userId: Id): Promise<void> => {
    const state = await deps.readState(projectId, userId, 'screenplay');
    const version = state.screenplay.get(screenplayId);
    if (!version) throw new HttpFailure('not_found');
    const member = memberOf(state, userId);
    const isReview = version.state === 'review';
    const sections = isReview ? (['screenplay'] as const) : (['screenplay', 'breakdown'] as const);
    if (!member || !sections.every((section) => can(member, 'write', section)))
      throw new HttpFailure('forbidden');
    if (!isReview && version.state !== 'accepted') throw new HttpFailure('refused');
  };

  app.get(url, { preHandler, schema: { params, response } }, async (request) => {
    const { id, sid } = request.params;
    await deps.readState(id, signedIn(request)._id, 'screenplay');
    return told(id, sid);
  });

  app.post(url, { preHandler, schema: { params, response } }, async (request) => {
    const { id, sid } = request.params;
    const { _id: userId } = signedIn(request);
    await mayWrite(id, sid, userId);
    if (!deps.available) throw new HttpFailure('refused', undefined, 'AI가 설정되어 있지 않아요.');
    const runId = newId();
    // Asked twice, by one's other hand or by somebody else: the run that goes is the answer.
    if (await deps.runs.begin(id, sid, runId, deps.now())) {
      const data = { runId, projectId: id, screenplayId: sid, userId };
      await deps.putJob({ name: REFINE_SCREENPLAY, data });
    }
    return told(id, sid);
  });

  app.delete(url, { preHandler, schema: { params, response } }, async (request) => {
    const { id, sid } = request.params;
    await mayWrite(id, sid, signedIn(request)._id);
    await deps.runs.cancel(id, sid, deps.now());
    return told(id, sid);
  });
}
