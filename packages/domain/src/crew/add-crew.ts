import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { byOrder, keyAfter } from '../kernel/order-key.ts';
import { memberOf } from '../member-of.ts';
import { crewSchema } from './crew.ts';

/** Adds a person to a team. AC10: an account is named only of who takes part already; of all others nothing is said. */
export const addCrew = defineCommand({
  name: 'addCrew',
  args: z.object({
    crewId: idSchema,
    crewTeamId: idSchema,
    name: crewSchema.shape.name,
    roleTitle: crewSchema.shape.roleTitle.default(''),
    userId: idSchema.nullable().default(null),
  }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args, ctx) {
    if (!state.crewTeam.has(args.crewTeamId)) return refuse('not_found', { what: '팀' });
    if (args.userId && !memberOf(state, args.userId)) return refuse('not_found', { what: '참여자' });
    if (state.crew.has(args.crewId)) return refuse('already_exists', { what: '스태프' });
    const mates = [...(groupBy(state.crew, 'crewTeamId').get(args.crewTeamId) ?? [])].sort(byOrder);
    const { crewId, ...given } = args;
    return changes([
      insert('crew', {
        _id: crewId,
        projectId: ctx.projectId,
        orderKey: keyAfter(mates, mates.at(-1)?._id ?? null),
        ...given,
      }),
    ]);
  },
});
