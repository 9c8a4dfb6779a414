import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { byOrder, keyAfter } from '../kernel/order-key.ts';

/** Puts a team right after another (null: first). */
export const moveCrewTeam = defineCommand({
  name: 'moveCrewTeam',
  args: z.object({ crewTeamId: idSchema, afterTeamId: idSchema.nullable() }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args) {
    const team = state.crewTeam.get(args.crewTeamId);
    if (!team) return refuse('not_found', { what: '팀' });
    const rest = [...state.crewTeam.values()].filter((other) => other !== team).sort(byOrder);
    return changes([update('crewTeam', team, { orderKey: keyAfter(rest, args.afterTeamId) })]);
  },
});
