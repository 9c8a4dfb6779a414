import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { crewSchema } from './crew.ts';

/** Edits a person of the crew. */
export const editCrew = defineCommand({
  name: 'editCrew',
  args: z.object({
    crewId: idSchema,
    patch: crewSchema.pick({ name: true, roleTitle: true, crewTeamId: true }).partial(),
  }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args) {
    const crew = state.crew.get(args.crewId);
    if (!crew) return refuse('not_found', { what: '스태프' });
    if (args.patch.crewTeamId && !state.crewTeam.has(args.patch.crewTeamId))
      return refuse('not_found', { what: '팀' });
    return changes([update('crew', crew, args.patch)]);
  },
});
