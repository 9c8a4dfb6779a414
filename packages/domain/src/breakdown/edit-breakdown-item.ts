import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { breakdownItemSchema } from './breakdown-item.ts';

/** Edits an item of a scene's breakdown. */
export const editBreakdownItem = defineCommand({
  name: 'editBreakdownItem',
  args: z.object({
    itemId: idSchema,
    patch: breakdownItemSchema
      .pick({ type: true, subtype: true, name: true, quantity: true, note: true, status: true })
      .partial(),
  }),
  needs: { section: 'breakdown', right: 'write' },
  plan(state, args) {
    const item = state.breakdownItem.get(args.itemId);
    return item ? changes([update('breakdownItem', item, args.patch)]) : refuse('not_found');
  },
});
