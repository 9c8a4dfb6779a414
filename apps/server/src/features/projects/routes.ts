import { can, idSchema, memberOf, projectSchema, roleSchema } from '@ddak/domain';
import { commandResultSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { ProjectRepo } from './repo.ts';

export interface ProjectDeps {
  readonly projects: ProjectRepo;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly authentication: Authentication;
}

const listedSchema = projectSchema
  .pick({
    _id: true,
    title: true,
    projectType: true,
    colour: true,
    startDate: true,
    endDate: true,
    archivedAt: true,
  })
  .extend({ role: roleSchema });

/** My projects, and letting somebody in by e-mail. */
export function projectRoutes(app: App, deps: ProjectDeps): void {
  const preHandler = deps.authentication.requireUser;

  app.get(
    '/projects',
    { preHandler, schema: { response: { 200: z.object({ data: z.array(listedSchema) }) } } },
    async (request) => {
      const rows = await deps.projects.listFor(signedIn(request)._id);
      return { data: rows.map((row) => listedSchema.parse(row)) };
    },
  );

  app.post(
    '/projects/:id/members',
    {
      preHandler,
      schema: {
        params: z.object({ id: idSchema }),
        body: z.object({ email: z.string().max(120), role: roleSchema.exclude(['owner']) }),
        response: { 200: z.object({ data: commandResultSchema }) },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      const { id } = request.params;
      // Asked before the e-mail is looked up: who may not add people must not learn who has an account.
      const view = await deps.states.current(id);
      const member = view ? memberOf(view.state, actor._id) : undefined;
      if (!member) throw new HttpFailure('project_not_found');
      if (!can(member, 'write', 'project')) throw new HttpFailure('forbidden');
      const user = await deps.projects.findUserByEmail(request.body.email);
      if (!user) throw new HttpFailure('user_not_found');
      const args = { memberId: newId(), userId: user._id, name: user.name, role: request.body.role };
      const result = await deps.runAs(actor, id, 'addMember', args);
      if (result.outcome === 'refused')
        throw new HttpFailure('refused', { code: result.code }, result.message);
      return { data: result };
    },
  );
}
