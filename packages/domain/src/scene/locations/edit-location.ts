import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { locationSchema } from '../scene.ts';

/** Edits a real place. */
export const editLocation = defineCommand({
  name: 'editLocation',
  args: z.object({
    locationId: idSchema,
    patch: locationSchema.omit({ _id: true, projectId: true }).partial(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const location = state.location.get(args.locationId);
    return location
      ? changes([update('location', location, args.patch)])
      : refuse('not_found', { what: '촬영지' });
  },
});
