import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { locationRemoval } from './location-removal.ts';

/** SC7: removing a location sets it to null in all scenes and takes it off call sheets. */
export const removeLocation = defineCommand({
  name: 'removeLocation',
  args: z.object({ locationId: idSchema }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const location = state.location.get(args.locationId);
    return location ? changes(locationRemoval(state, [location])) : refuse('not_found', { what: '촬영지' });
  },
});
