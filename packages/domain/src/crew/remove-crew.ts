import { z } from 'zod';
import { remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';

/** CR1: a person goes with their contact row, and is taken off the contacts of call sheets. */
export const removeCrew = defineCommand({
  name: 'removeCrew',
  args: z.object({ crewId: idSchema }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args) {
    const crew = state.crew.get(args.crewId);
    if (!crew) return refuse('not_found', { what: '스태프' });
    return changes([
      ...[...state.callsheet.values()].map((sheet) =>
        update('callsheet', sheet, {
          contacts: sheet.contacts.filter((contact) => contact.crewId !== crew._id),
        }),
      ),
      ...(groupBy(state.personContact, 'crewId').get(crew._id) ?? []).map((contact) =>
        remove('personContact', contact),
      ),
      ...(groupBy(state.personPay, 'crewId').get(crew._id) ?? []).map((pay) => remove('personPay', pay)),
      remove('crew', crew),
    ]);
  },
});
