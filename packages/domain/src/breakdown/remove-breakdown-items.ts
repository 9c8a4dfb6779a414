import { z } from 'zod';
import { remove } from '../change.ts';
import { changes, defineCommand } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** Removes items from breakdowns. Gone already is no error. */
export const removeBreakdownItems = defineCommand({
  name: 'removeBreakdownItems',
  args: z.object({ itemIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, args) {
    const items = [...new Set(args.itemIds)].flatMap((id) => state.breakdownItem.get(id) ?? []);
    return changes(items.map((item) => remove('breakdownItem', item)));
  },
});
