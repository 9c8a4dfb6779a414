import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** Takes suggestions into the breakdown (BD7). What is needed already, or gone, is left as it is. */
export const acceptBreakdownItems = defineCommand({
  name: 'acceptBreakdownItems',
  args: z.object({ itemIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, args) {
    const items = [...new Set(args.itemIds)].flatMap((id) => state.breakdownItem.get(id) ?? []);
    const open = items.filter(({ status }) => status === 'suggested' || status === 'rejected');
    return changes(open.map((item) => update('breakdownItem', item, { status: 'needed' })));
  },
});
