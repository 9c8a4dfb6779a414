import { projectHomeSchema, projectSchema, roleSchema } from '@ddak/domain';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { deleteRoute } from './delete-route.ts';
import { handOverRoute } from './hand-over-route.ts';
import type { ProjectDeps } from './project-deps.ts';
import { readHomes } from './read-homes.ts';

const listedSchema = projectSchema
  .pick({
    _id: true,
    title: true,
    projectType: true,
    colour: true,
    startDate: true,
    endDate: true,
    archivedAt: true,
    needsSecondFactor: true,
    isSample: true,
  })
  .extend({
    role: roleSchema,
    /** PD6: how many days after archiving it keeps phones and e-mails. */
    contactDays: z.int(),
    /** HM1: how it stands; null of what is archived, is shut to me until I have a second factor, or stands far down. */
    home: projectHomeSchema.nullable(),
  });

/** My projects, giving one away, and deleting one. People come in by invitation: nothing here tells who has an account. */
export function projectRoutes(app: App, deps: ProjectDeps): void {
  app.get(
    '/projects',
    {
      preHandler: deps.authentication.requireUser,
      schema: { response: { 200: z.object({ data: z.array(listedSchema) }) } },
    },
    async (request) => {
      const { _id: userId } = signedIn(request);
      const { contactDays } = deps;
      const rows = await deps.projects.listFor(userId);
      const homes = await readHomes(deps, rows, userId);
      const data = rows.map((row) =>
        listedSchema.parse({ ...row, contactDays, home: homes.get(row._id) ?? null }),
      );
      return { data };
    },
  );
  handOverRoute(app, deps);
  deleteRoute(app, deps);
}
