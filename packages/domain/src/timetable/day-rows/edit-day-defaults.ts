import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { projectSchema } from '../../project/project.ts';

/** What days and calls begin with. Whoever plans the days sets it, so it needs no right over the project itself. */
const dayDefaultsSchema = projectSchema.pick({
  dayRowSets: true,
  arrivalLeadMinutes: true,
  makeupLeadMinutes: true,
  wardrobeLeadMinutes: true,
  unknownMoveMinutes: true,
});

/** DR1, CS6, TT11: sets what new days, actors' calls and moves nobody knows begin with: what is given changes, the rest stays. */
export const editDayDefaults = defineCommand({
  name: 'editDayDefaults',
  args: z.object({ patch: dayDefaultsSchema.partial() }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { patch }, ctx) {
    const project = state.project.get(ctx.projectId);
    if (!project) return refuse('not_found', { what: '작품' });
    const names = patch.dayRowSets?.map(({ name }) => name) ?? [];
    if (new Set(names).size < names.length) return refuse('already_exists');
    return changes([update('project', project, patch)]);
  },
});
