import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { breakdownItemSchema } from '../breakdown-item.ts';
import { itemKey } from '../item-key.ts';
import { elementNamed, elementSchema } from './element.ts';
import { elementChanges } from './element-changes.ts';

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
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, { element, patch }) {
    if (!elementNamed(state, element)) return refuse('not_found', { what: '품목' });
    const { type = element.type, name = element.name } = patch;
    const isSame = itemKey({ type, name }) === itemKey(element);
    const taken = isSame ? undefined : elementNamed(state, { type, name });
    if (taken) return refuse('element_name_taken', { name: taken.name });
    return changes(elementChanges(state, element, patch));
  },
});
