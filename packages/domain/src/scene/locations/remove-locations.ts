import { z } from 'zod';
import { changes, defineCommand } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import { locationRemoval } from './location-removal.ts';

/** SC7: removes real places in one step. Gone already is no error. */
export const removeLocations = defineCommand({
  name: 'removeLocations',
  args: z.object({ locationIds: z.array(idSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const locations = [...new Set(args.locationIds)].flatMap((id) => state.location.get(id) ?? []);
    return changes(locations.length === 0 ? [] : locationRemoval(state, locations));
  },
});
