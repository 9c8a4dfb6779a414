import { idSchema, memberOf } from '@ddak/domain';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { ProjectDeps } from './project-deps.ts';

/** `POST /projects/:id/owner`: the owner gives the project to one of its managers (AC8). */
export function handOverRoute(app: App, { states, runAs, authentication }: ProjectDeps): void {
  app.post(
    '/projects/:id/owner',
    {
      preHandler: authentication.requireUser,
      schema: {
        params: z.object({ id: idSchema }),
        body: z.object({ memberId: idSchema }),
        response: { 200: z.object({ data: z.object({}) }) },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      const { id } = request.params;
      const view = await states.current(id, actor._id);
      const member = view ? memberOf(view.state, actor._id) : undefined;
      if (!member) throw new HttpFailure('project_not_found');
      if (member.role !== 'owner') throw new HttpFailure('forbidden');
      const result = await runAs(actor, id, 'handOverProject', request.body, { asServer: true });
      if (result.outcome === 'refused')
        throw new HttpFailure('refused', { code: result.code }, result.message);
      return { data: {} };
    },
  );
}
