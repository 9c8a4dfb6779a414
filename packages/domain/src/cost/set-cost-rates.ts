import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { costRatesSchema, NO_RATES } from './pay.ts';

/** Sets what things cost by the piece: what is given changes, the rest stays; null takes it back (CO6). One row a project. */
export const setCostRates = defineCommand({
  name: 'setCostRates',
  args: z.object({
    ratesId: idSchema,
    patch: costRatesSchema.omit({ _id: true, projectId: true, budget: true }).partial(),
  }),
  needs: { section: 'cost', right: 'write' },
  plan(state, args, ctx) {
    const [present] = state.costRates.values();
    if (present) return changes([update('costRates', present, args.patch)]);
    const { projectId } = ctx;
    return changes([insert('costRates', { _id: args.ratesId, projectId, ...NO_RATES, ...args.patch })]);
  },
});
