import { z } from 'zod';
import { changes, defineCommand } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { MOST_FILLS } from '../kernel/most-fills.ts';
import { crewRemoval } from './crew-removal.ts';

/** CR1: people of the crew go in one step. Gone already is no error. */
export const removeCrewPeople = defineCommand({
  name: 'removeCrewPeople',
  args: z.object({ crewIds: z.array(idSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args) {
    const people = [...new Set(args.crewIds)].flatMap((id) => state.crew.get(id) ?? []);
    return changes(people.length === 0 ? [] : crewRemoval(state, people));
  },
});
