import { z } from 'zod';
import { remove, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { moveItemCosts } from '../../cost/item-costs.ts';
import { breakdownItemSchema } from '../breakdown-item.ts';
import { itemKey } from '../item-key.ts';
import { isDecided } from '../items-of-scene.ts';
import { elementSchema, elementsOf, rowsOfElement } from './element.ts';
import { moveElementPlans } from './element-plan.ts';

/**
 * EL2, EL3: says something of a thing in all its scenes at once. A name goes to its suggestions too, so that they stay
 * the same thing; one that another thing has is refused, for that would be a merge; so is a category in which there is one of its name, and the finer kind of the old one goes. An open suggestion of the new name in
 * a scene that has the thing is answered by it (BD8).
 */
export const editElement = defineCommand({
  name: 'editElement',
  args: z.object({
    element: elementSchema,
    patch: breakdownItemSchema
      .pick({ type: true, name: true, subtype: true, note: true, bringer: true })
      .extend({ status: z.enum(['needed', 'ready']) })
      .partial(),
  }),
  needs: { section: 'breakdown', right: 'write' },
  plan(state, { element, patch }) {
    const items = rowsOfElement(state, element);
    const decided = items.filter(isDecided);
    if (decided.length === 0) return refuse('not_found', { what: '품목' });
    const { type = element.type, name = element.name, bringer } = patch;
    const renamed = { type, name };
    const finer = type === element.type ? {} : { subtype: patch.subtype ?? '' };
    const isOther = itemKey(renamed) !== itemKey(element);
    const taken = isOther ? elementsOf(state).get(itemKey(renamed)) : undefined;
    if (taken) return refuse('element_name_taken', { name: taken.name });
    const scenes = new Set(decided.map(({ sceneId }) => sceneId));
    const answered = isOther ? rowsOfElement(state, renamed) : [];
    return changes([
      ...(isOther ? moveElementPlans(state, [element], renamed) : []),
      ...(isOther ? moveItemCosts(state, [element], renamed) : []),
      ...answered
        .filter(({ status, sceneId }) => status === 'suggested' && scenes.has(sceneId))
        .map((item) => remove('breakdownItem', item)),
      ...items.map((item) =>
        update('breakdownItem', item, {
          ...(isDecided(item) ? patch : { type: patch.type, name: patch.name, bringer }),
          ...finer,
        }),
      ),
    ]);
  },
});
