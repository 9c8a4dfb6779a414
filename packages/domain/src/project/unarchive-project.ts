import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';

/** PD5: work goes on. Contacts that are gone stay gone (PD7). */
export const unarchiveProject = defineCommand({
  name: 'unarchiveProject',
  args: z.strictObject({}),
  needs: { section: 'project', right: 'write' },
  whileArchived: true,
  plan(state, _, ctx) {
    const project = state.project.get(ctx.projectId);
    if (!project) return refuse('not_found', { what: '작품' });
    return changes([update('project', project, { archivedAt: null })]);
  },
});
