import { z } from 'zod';
import { can } from '../../access/can.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { memberOf } from '../../member-of.ts';
import { listedPersonSchema } from './listed-person.ts';
import { planPeople } from './plan-people.ts';

/**
 * Takes a crew list over in one step: teams and people that are new are made, those that are there get what the list says
 * of them (CR10 to CR12). PD9: whoever is new comes in with their consent alone, which is said for all of them at once.
 */
export const importCrew = defineCommand({
  name: 'importCrew',
  args: z.object({ people: z.array(listedPersonSchema).min(1).max(2000), consent: z.boolean() }),
  needs: { section: 'crew', right: 'write' },
  plan(state, { people, consent }, ctx) {
    const reaches = people.some(({ phone, email }) => phone !== '' || email !== '');
    if (reaches && !can(memberOf(state, ctx.actorId), 'write', 'contacts')) return refuse('forbidden');
    const plan = planPeople(state, people, ctx);
    if (!consent && plan.people.some(({ crew }) => crew === undefined)) return refuse('consent_missing');
    return changes([...plan.teams, ...plan.people.flatMap((person) => person.changes)]);
  },
});
