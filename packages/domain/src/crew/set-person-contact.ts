import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { personContactSchema } from './crew.ts';
import { newContact } from './new-contact.ts';

/** Sets a crew person's phone and e-mail. CR2: contacts have a section of their own; one row for each person. */
export const setPersonContact = defineCommand({
  name: 'setPersonContact',
  args: z.object({
    contactId: idSchema,
    crewId: idSchema,
    phone: personContactSchema.shape.phone,
    email: personContactSchema.shape.email,
    /** Left out: as it is, and of a new one not shown (CR9). */
    phoneShown: personContactSchema.shape.phoneShown.optional(),
  }),
  needs: { section: 'contacts', right: 'write' },
  plan(state, args, ctx) {
    const crew = state.crew.get(args.crewId);
    if (!crew) return refuse('not_found', { what: '스태프' });
    const present = groupBy(state.personContact, 'crewId').get(crew._id)?.[0];
    const { phone, email, phoneShown = present?.phoneShown ?? false } = args;
    const said = { userId: crew.userId, phone, email, phoneShown };
    if (present) return changes([update('personContact', present, said)]);
    const reached = { _id: args.contactId, crewId: crew._id, ...said };
    return changes([insert('personContact', newContact(reached, ctx.projectId))]);
  },
});
