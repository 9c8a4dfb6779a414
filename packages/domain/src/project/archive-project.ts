import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';

/** PD5: puts the project away: it can be read, printed and taken along, and is not worked on. Undo takes it back. */
export const archiveProject = defineCommand({
  name: 'archiveProject',
  args: z.strictObject({}),
  needs: { section: 'project', right: 'write' },
  plan(state, _, ctx) {
    const project = state.project.get(ctx.projectId);
    if (!project) return refuse('not_found', { what: '작품' });
    return changes([update('project', project, { archivedAt: ctx.now })]);
  },
});
