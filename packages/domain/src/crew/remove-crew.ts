import { z } from 'zod';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { crewRemoval } from './crew-removal.ts';

/** CR1: a person goes with their contact row, and is taken off the contacts of call sheets. */
export const removeCrew = defineCommand({
  name: 'removeCrew',
  args: z.object({ crewId: idSchema }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args) {
    const person = state.crew.get(args.crewId);
    return person ? changes(crewRemoval(state, [person])) : refuse('not_found', { what: '스태프' });
  },
});
