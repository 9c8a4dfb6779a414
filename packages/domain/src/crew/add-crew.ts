import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { byOrder, keyAfter } from '../kernel/order-key.ts';
import { memberOf } from '../member-of.ts';
import { crewSchema } from './crew.ts';

/**
 * Adds a person to a team. PD9: one without an account with their consent alone, under 14 with their guardian's. AC10: an account is named only of who takes part already; of all others nothing
 * is said.
 */
export const addCrew = defineCommand({
  name: 'addCrew',
  args: z.object({
    crewId: idSchema,
    crewTeamId: idSchema,
    name: crewSchema.shape.name,
    roleTitle: crewSchema.shape.roleTitle.default(''),
    userId: idSchema.nullable().default(null),
    consent: z
      .object({ guardian: crewSchema.shape.guardian.default('') })
      .nullable()
      .default(null),
  }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args, ctx) {
    if (!state.crewTeam.has(args.crewTeamId)) return refuse('not_found', { what: '팀' });
    if (args.userId && !memberOf(state, args.userId)) return refuse('not_found', { what: '참여자' });
    if (!args.userId && !args.consent) return refuse('consent_missing');
    if (state.crew.has(args.crewId)) return refuse('already_exists', { what: '스태프' });
    const mates = [...(groupBy(state.crew, 'crewTeamId').get(args.crewTeamId) ?? [])].sort(byOrder);
    const { crewId, consent, ...given } = args;
    return changes([
      insert('crew', {
        _id: crewId,
        projectId: ctx.projectId,
        orderKey: keyAfter(mates, mates.at(-1)?._id ?? null),
        ...given,
        consentAt: consent && !given.userId ? ctx.now : null,
        guardian: consent && !given.userId ? consent.guardian : '',
      }),
    ]);
  },
});
