import { z } from 'zod';
import { changes, defineCommand } from '../../command.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import { itemKey } from '../item-key.ts';
import { elementSchema } from './element.ts';
import { elementRemoval } from './element-removal.ts';

/** EL7: takes things out of all their scenes in one step. Gone already is no error. */
export const removeElements = defineCommand({
  name: 'removeElements',
  args: z.object({ elements: z.array(elementSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, { elements }) {
    const named = new Map(elements.map((element) => [itemKey(element), element]));
    return changes([...named.values()].flatMap((element) => elementRemoval(state, element) ?? []));
  },
});
