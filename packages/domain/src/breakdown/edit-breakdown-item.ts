import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { breakdownItemSchema } from './breakdown-item.ts';

/** Edits an item of a scene's breakdown. Who mends a suggestion wants it: it is accepted with that (BD7). */
export const editBreakdownItem = defineCommand({
  name: 'editBreakdownItem',
  args: z.object({
    itemId: idSchema,
    patch: breakdownItemSchema
      .pick({ type: true, subtype: true, name: true, quantity: true, note: true, status: true })
      .partial(),
  }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, args) {
    const item = state.breakdownItem.get(args.itemId);
    if (!item) return refuse('not_found');
    const status = item.status === 'suggested' ? 'needed' : item.status;
    return changes([update('breakdownItem', item, { status, ...args.patch })]);
  },
});
