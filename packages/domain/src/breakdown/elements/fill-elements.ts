import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import { breakdownItemSchema } from '../breakdown-item.ts';
import { itemKey } from '../item-key.ts';
import { elementSchema, elementsOf } from './element.ts';
import { elementChanges } from './element-changes.ts';

const fillSchema = z.object({
  element: elementSchema,
  patch: breakdownItemSchema
    .pick({ name: true, note: true, bringer: true })
    .extend({ status: z.enum(['needed', 'ready']) })
    .partial(),
});
export type ElementFill = z.infer<typeof fillSchema>;

/**
 * EL12: says something of many things, of each its own, in one step. A name that another thing has, or is given, is refused
 * (EL3), also where the other gets a new one in the same step. What no scene needs any more is left out.
 */
export const fillElements = defineCommand({
  name: 'fillElements',
  args: z.object({ fills: z.array(fillSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, { fills }) {
    const elements = elementsOf(state);
    const after = new Map<string, ElementFill>();
    for (const { element, patch } of fills) {
      const key = itemKey(element);
      if (elements.has(key)) after.set(key, { element, patch: { ...after.get(key)?.patch, ...patch } });
    }
    if (after.size === 0) return refuse('not_found', { what: '품목' });
    const given = new Set<string>();
    for (const [key, { element, patch }] of after) {
      const name = patch.name ?? element.name;
      const next = itemKey({ type: element.type, name });
      if (next === key) continue;
      if (elements.has(next) || given.has(next)) return refuse('element_name_taken', { name });
      given.add(next);
    }
    return changes(
      [...after.values()].flatMap(({ element, patch }) => elementChanges(state, element, patch)),
      { adjusted: fills.some(({ element }) => !after.has(itemKey(element))) },
    );
  },
});
