import { z } from 'zod';
import { can } from '../access/can.ts';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Id, idSchema } from '../kernel/id.ts';
import { MOST_FILLS } from '../kernel/most-fills.ts';
import { memberOf } from '../member-of.ts';
import { crewSchema, personContactSchema } from './crew.ts';
import { newContact } from './new-contact.ts';

const fillSchema = z.object({
  crewId: idSchema,
  /** Of the row that is made where somebody has no contacts yet. */
  contactId: idSchema,
  patch: z
    .object({
      ...crewSchema.pick({ name: true, roleTitle: true }).shape,
      ...personContactSchema.pick({ phone: true, email: true }).shape,
    })
    .partial(),
});
export type CrewFill = z.infer<typeof fillSchema>;

/**
 * CR16: edits many people of the crew, each in their own way, in one step. Phone and e-mail are for who may write contacts
 * too (CR2); of a new one the phone is not shown (CR9). Who is gone is left out.
 */
export const fillCrew = defineCommand({
  name: 'fillCrew',
  args: z.object({ fills: z.array(fillSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'crew', right: 'write' },
  plan(state, { fills }, ctx) {
    const reaches = fills.some(({ patch }) => patch.phone !== undefined || patch.email !== undefined);
    if (reaches && !can(memberOf(state, ctx.actorId), 'write', 'contacts')) return refuse('forbidden');
    const after = new Map<Id, CrewFill>();
    for (const fill of fills) {
      const before = after.get(fill.crewId);
      if (state.crew.has(fill.crewId))
        after.set(fill.crewId, { ...fill, ...before, patch: { ...before?.patch, ...fill.patch } });
    }
    if (after.size === 0) return refuse('not_found', { what: '스태프' });
    const contacts = groupBy(state.personContact, 'crewId');
    return changes(
      [...after.values()].flatMap(({ crewId, contactId, patch: { phone, email, ...said } }) => {
        const person = state.crew.get(crewId)!;
        const present = contacts.get(crewId)?.[0];
        const own = update('crew', person, said);
        if (present) return [own, update('personContact', present, { phone, email })];
        // An emptied range makes no rows of those who had none.
        if (!phone && !email) return [own];
        const reached = { phone: phone ?? '', email: email ?? '' };
        const made = { _id: contactId, crewId, userId: person.userId, ...reached };
        return [own, insert('personContact', newContact(made, ctx.projectId))];
      }),
      { adjusted: fills.some(({ crewId }) => !after.has(crewId)) },
    );
  },
});
