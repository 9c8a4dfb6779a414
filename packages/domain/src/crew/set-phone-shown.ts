import { z } from 'zod';
import { can } from '../access/can.ts';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';

/** CR9: marks a phone as one that stands on what goes into a chat room, or takes the mark off. */
export const setPhoneShown = defineCommand({
  name: 'setPhoneShown',
  args: z.object({ contactId: idSchema, phoneShown: z.boolean() }),
  needs: { section: 'callsheet', right: 'read' },
  plan(state, { contactId, phoneShown }, ctx) {
    const contact = state.personContact.get(contactId);
    const isOwn = contact?.userId === ctx.actorId;
    // To who may do neither, a contact that there is not is as one of somebody else.
    if (!isOwn && !can(memberOf(state, ctx.actorId), 'write', 'contacts')) return refuse('forbidden');
    if (!contact) return refuse('not_found', { what: '연락처' });
    return changes([update('personContact', contact, { phoneShown })]);
  },
});
