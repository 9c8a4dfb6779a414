import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { callsheetLayoutSchema } from './callsheet-layout.ts';

/** CS61, CS62: sets the form of the project's call sheets, those already issued excepted. */
export const editCallsheetLayout = defineCommand({
  name: 'editCallsheetLayout',
  args: z.object({ layout: callsheetLayoutSchema }),
  needs: { section: 'callsheet', right: 'write' },
  plan(state, { layout }, ctx) {
    const project = state.project.get(ctx.projectId);
    if (!project) return refuse('not_found', { what: '작품' });
    return changes([update('project', project, { callsheetLayout: layout })]);
  },
});
