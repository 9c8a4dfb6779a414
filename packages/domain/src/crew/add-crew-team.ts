import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { byOrder, keyAfter } from '../kernel/order-key.ts';
import { crewTeamSchema } from './crew.ts';

/** Adds a team behind the others; its place in the list is SPEC.md's `index`. */
export const addCrewTeam = defineCommand({
  name: 'addCrewTeam',
  args: z.object({
    crewTeamId: idSchema,
    name: crewTeamSchema.shape.name,
    colour: crewTeamSchema.shape.colour.default(0),
    calltimeOffset: crewTeamSchema.shape.calltimeOffset.default(0),
    categories: crewTeamSchema.shape.categories.optional(),
    unit: crewTeamSchema.shape.unit.optional(),
  }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args, ctx) {
    if (state.crewTeam.has(args.crewTeamId)) return refuse('already_exists', { what: '팀' });
    const teams = [...state.crewTeam.values()].sort(byOrder);
    const { crewTeamId, categories = null, unit = null, ...given } = args;
    return changes([
      insert('crewTeam', {
        _id: crewTeamId,
        projectId: ctx.projectId,
        orderKey: keyAfter(teams, teams.at(-1)?._id ?? null),
        ...given,
        categories,
        unit,
      }),
    ]);
  },
});
