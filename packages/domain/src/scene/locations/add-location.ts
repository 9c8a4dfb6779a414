import { z } from 'zod';
import { insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { locationSchema } from '../scene.ts';
import { newLocation } from './new-location.ts';

/** Adds a real place (실제 촬영지). */
export const addLocation = defineCommand({
  name: 'addLocation',
  args: z.object({ locationId: idSchema, realName: locationSchema.shape.realName }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args, ctx) {
    if (state.location.has(args.locationId)) return refuse('already_exists', { what: '촬영지' });
    return changes([insert('location', newLocation(args.locationId, ctx.projectId, args.realName))]);
  },
});
