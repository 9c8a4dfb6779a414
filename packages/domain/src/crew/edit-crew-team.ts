import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { crewTeamSchema } from './crew.ts';

/** Edits a team. */
export const editCrewTeam = defineCommand({
  name: 'editCrewTeam',
  args: z.object({
    crewTeamId: idSchema,
    patch: crewTeamSchema
      .pick({ name: true, colour: true, calltimeOffset: true, categories: true, unit: true })
      .partial(),
  }),
  needs: { section: 'crew', right: 'write', byLeads: true },
  plan(state, args) {
    const team = state.crewTeam.get(args.crewTeamId);
    return team ? changes([update('crewTeam', team, args.patch)]) : refuse('not_found', { what: '팀' });
  },
});
