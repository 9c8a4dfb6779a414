import { z } from 'zod';
import { insert, update } from '../../change.ts';
import { changes, defineCommand } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { COST_KINDS } from '../cost-parts.ts';
import { NO_RATES, wonSchema } from '../pay.ts';

/** CO22: says what is there to be spent, kind by kind: what is given changes, the rest stays, null takes it back. */
export const setBudget = defineCommand({
  name: 'setBudget',
  args: z.object({
    ratesId: idSchema,
    budget: z.partialRecord(z.enum(COST_KINDS), wonSchema.nullable()),
  }),
  needs: { section: 'cost', right: 'write' },
  plan(state, args, { projectId }) {
    const [present] = state.costRates.values();
    const said = Object.entries({ ...present?.budget, ...args.budget }).filter(([, won]) => won !== null);
    const budget = Object.fromEntries(said);
    if (present) return changes([update('costRates', present, { budget })]);
    return changes([insert('costRates', { _id: args.ratesId, projectId, ...NO_RATES, budget })]);
  },
});
