import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** Turns suggestions down (BD7): they stay as what was learned. What people have accepted meanwhile is left. */
export const rejectBreakdownItems = defineCommand({
  name: 'rejectBreakdownItems',
  args: z.object({ itemIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, args) {
    const items = [...new Set(args.itemIds)].flatMap((id) => state.breakdownItem.get(id) ?? []);
    const open = items.filter(({ status }) => status === 'suggested');
    return changes(open.map((item) => update('breakdownItem', item, { status: 'rejected' })));
  },
});
