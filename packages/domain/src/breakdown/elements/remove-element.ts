import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { elementSchema } from './element.ts';
import { elementRemoval } from './element-removal.ts';

/** EL7: takes a thing out of all its scenes in one step. */
export const removeElement = defineCommand({
  name: 'removeElement',
  args: z.object({ element: elementSchema }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, { element }) {
    const removal = elementRemoval(state, element);
    return removal ? changes(removal) : refuse('not_found', { what: '품목' });
  },
});
