import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { wonSchema } from './pay.ts';

/** Sets what a real place costs; one row a place. */
export const setLocationCost = defineCommand({
  name: 'setLocationCost',
  args: z.object({
    costId: idSchema,
    locationId: idSchema,
    dayFee: wonSchema,
    redressFee: wonSchema,
  }),
  needs: { section: 'cost', right: 'write' },
  plan(state, args, ctx) {
    const { locationId, dayFee, redressFee } = args;
    if (!state.location.has(locationId)) return refuse('not_found', { what: '촬영지' });
    const present = groupBy(state.locationCost, 'locationId').get(locationId)?.[0];
    if (present) return changes([update('locationCost', present, { dayFee, redressFee })]);
    const { projectId } = ctx;
    return changes([insert('locationCost', { _id: args.costId, projectId, locationId, dayFee, redressFee })]);
  },
});
