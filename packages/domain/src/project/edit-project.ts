import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { projectSchema } from './project.ts';

/** AC28, PD5, SA3, DR1, CS61, CS67, CS69: what it demands of its people, putting it away, what days begin with, and the form of its call sheets are commands of their own. */
const editableSchema = projectSchema.omit({
  ...{ _id: true, projectType: true },
  ...{ needsSecondFactor: true, archivedAt: true, isSample: true },
  ...{ dayRowSets: true, arrivalLeadMinutes: true, makeupLeadMinutes: true, wardrobeLeadMinutes: true },
  unknownMoveMinutes: true,
  ...{ callsheetLayout: true, callsheetLogo: true, callsheetForm: true, callsheetFormName: true },
});

/** Edits the project's own fields: what is given changes, the rest stays. */
export const editProject = defineCommand({
  name: 'editProject',
  args: z.object({ patch: editableSchema.partial() }),
  needs: { section: 'project', right: 'write' },
  plan(state, args, ctx) {
    const project = state.project.get(ctx.projectId);
    return project
      ? changes([update('project', project, args.patch)])
      : refuse('not_found', { what: '작품' });
  },
});
