import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { personContactSchema } from './crew.ts';
import { newContact } from './new-contact.ts';

/** Sets phone and e-mail of who plays a character. CR8: they are the actor's, and go with them. */
export const setActorContact = defineCommand({
  name: 'setActorContact',
  args: z.object({
    contactId: idSchema,
    characterId: idSchema,
    phone: personContactSchema.shape.phone,
    email: personContactSchema.shape.email,
  }),
  needs: { section: 'contacts', right: 'write' },
  plan(state, { contactId, characterId, phone, email }, ctx) {
    const character = state.character.get(characterId);
    if (!character || character.actorName === '') return refuse('not_found', { what: '배우' });
    const present = groupBy(state.personContact, 'characterId').get(characterId)?.[0];
    if (present) return changes([update('personContact', present, { phone, email })]);
    const reached = { _id: contactId, characterId, phone, email };
    return changes([insert('personContact', newContact(reached, ctx.projectId))]);
  },
});
