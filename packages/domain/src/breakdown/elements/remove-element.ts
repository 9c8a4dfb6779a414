import { z } from 'zod';
import { remove } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { costOfElement } from '../../cost/item-costs.ts';
import { isDecided } from '../items-of-scene.ts';
import { elementSchema, rowsOfElement } from './element.ts';
import { planOfElement } from './element-plan.ts';

/** EL7: takes a thing out of all its scenes in one step. What is suggested or was turned down by its name stays so. */
export const removeElement = defineCommand({
  name: 'removeElement',
  args: z.object({ element: elementSchema }),
  needs: { section: 'breakdown', right: 'write' },
  plan(state, { element }) {
    const items = rowsOfElement(state, element).filter(isDecided);
    if (items.length === 0) return refuse('not_found', { what: '품목' });
    const plan = planOfElement(state, element);
    const cost = costOfElement(state, element);
    return changes([
      ...items.map((item) => remove('breakdownItem', item)),
      ...(plan ? [remove('elementPlan', plan)] : []),
      ...(cost ? [remove('itemCost', cost)] : []),
    ]);
  },
});
