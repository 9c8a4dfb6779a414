import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';

/**
 * Says whether everybody who takes part must have a second factor. AC27: the server lets who has none in to nothing of
 * the project while it is demanded. AC28: it also refuses the demand of somebody who has none, undone or redone too.
 */
export const demandSecondFactor = defineCommand({
  name: 'demandSecondFactor',
  args: z.object({ demanded: z.boolean() }),
  needs: { section: 'project', right: 'write' },
  whileArchived: true,
  plan(state, args, ctx) {
    const project = state.project.get(ctx.projectId);
    return project
      ? changes([update('project', project, { needsSecondFactor: args.demanded })])
      : refuse('not_found', { what: '작품' });
  },
});
