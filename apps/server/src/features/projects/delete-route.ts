import { idSchema, memberOf } from '@ddak/domain';
import { z } from 'zod';
import { asSystem } from '../../db/reader.ts';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { ProjectDeps } from './project-deps.ts';

/** `POST /projects/:id/deletion`: PD10: its owner, alone in it, takes a project away for good, by its title. */
export function deleteRoute(app: App, deps: ProjectDeps): void {
  app.post(
    '/projects/:id/deletion',
    {
      preHandler: deps.authentication.requireUser,
      schema: {
        params: z.object({ id: idSchema }),
        body: z.object({ title: z.string().max(200) }),
        response: { 200: z.object({ data: z.object({}) }) },
      },
    },
    async (request) => {
      const { _id: userId } = signedIn(request);
      const { id } = request.params;
      const view = await deps.states.current(id, userId);
      const member = view ? memberOf(view.state, userId) : undefined;
      if (!view || !member) throw new HttpFailure('project_not_found');
      if (member.role !== 'owner') throw new HttpFailure('forbidden');
      const said = request.body.title.normalize('NFC').trim();
      if (said !== view.state.project.get(id)?.title.normalize('NFC').trim())
        throw new HttpFailure('wrong_title');
      await asSystem('projectDeletion', async () => {
        const files = await deps.eraseProject(id, userId);
        if (!files) throw new HttpFailure('project_shared');
        deps.states.forget(id);
        // Who shows it looks, and finds none.
        deps.bus.publish({ projectId: id, seq: view.seq + 1 });
        for (const fileId of files) await deps.files.removeBytes(fileId);
      });
      return { data: {} };
    },
  );
}
