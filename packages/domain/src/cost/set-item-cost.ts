import { z } from 'zod';
import { elementNamed, elementSchema } from '../breakdown/elements/element.ts';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { costOfElement } from './item-costs.ts';
import { itemCostSchema } from './pay.ts';

/** CO13: sets what a thing of the breakdown costs; one row a thing. */
export const setItemCost = defineCommand({
  name: 'setItemCost',
  args: z.object({
    costId: idSchema,
    element: elementSchema,
    fee: itemCostSchema.shape.fee,
    dayFee: itemCostSchema.shape.dayFee,
  }),
  needs: { section: 'cost', right: 'write' },
  plan(state, args, { projectId }) {
    const { costId, fee, dayFee } = args;
    const element = elementNamed(state, args.element);
    if (!element) return refuse('not_found', { what: '품목' });
    const present = costOfElement(state, element);
    if (present) return changes([update('itemCost', present, { fee, dayFee })]);
    if (state.itemCost.has(costId)) return refuse('already_exists');
    const { type, name } = element;
    return changes([insert('itemCost', { _id: costId, projectId, type, name, fee, dayFee })]);
  },
});
