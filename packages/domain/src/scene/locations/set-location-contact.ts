import { z } from 'zod';
import { insert, remove, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { idSchema } from '../../kernel/id.ts';
import { locationContactSchema } from './location-contact.ts';

/** SC19: sets who is asked about a real place, one row a place; empty takes it away. */
export const setLocationContact = defineCommand({
  name: 'setLocationContact',
  args: z.object({
    contactId: idSchema,
    locationId: idSchema,
    ...locationContactSchema.pick({ name: true, phone: true }).shape,
  }),
  needs: { section: 'contacts', right: 'write' },
  plan(state, { contactId, locationId, name, phone }, { projectId }) {
    if (!state.location.has(locationId)) return refuse('not_found', { what: '촬영지' });
    const present = groupBy(state.locationContact, 'locationId').get(locationId)?.[0];
    if (name === '' && phone === '') return changes([present ? remove('locationContact', present) : null]);
    if (present) return changes([update('locationContact', present, { name, phone })]);
    return changes([insert('locationContact', { _id: contactId, projectId, locationId, name, phone })]);
  },
});
