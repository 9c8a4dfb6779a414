import { z } from 'zod';
import { insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { type Id, idSchema } from '../../kernel/id.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import { type Location, locationSchema } from '../scene.ts';
import { newLocation } from './new-location.ts';

const fillSchema = z.object({
  locationId: idSchema,
  patch: locationSchema
    .pick({
      ...{ realName: true, address: true, parking: true, power: true },
      ...{ permit: true, permitNote: true, nearestHospital: true, note: true, availability: true },
    })
    .partial(),
});
export type LocationFill = z.infer<typeof fillSchema>;

/** SC29: what begins with the step, and may be filled by it. */
const addedSchema = z.object({ locationId: idSchema, realName: locationSchema.shape.realName });

/** SC15: edits many real places, each in its own way, in one step. What is gone is left out. SC29: what is new is added first. */
export const fillLocations = defineCommand({
  name: 'fillLocations',
  args: z.object({
    fills: z.array(fillSchema).max(MOST_FILLS),
    added: z.array(addedSchema).max(MOST_FILLS).optional(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { fills, added = [] }, ctx) {
    if (added.some(({ locationId }) => state.location.has(locationId)))
      return refuse('already_exists', { what: '촬영지' });
    const after = new Map<Id, Location>(
      added.map(({ locationId, realName }) => [locationId, newLocation(locationId, ctx.projectId, realName)]),
    );
    for (const { locationId, patch } of fills) {
      const location = after.get(locationId) ?? state.location.get(locationId);
      if (location) after.set(locationId, { ...location, ...patch });
    }
    if (after.size === 0) return refuse('not_found', { what: '촬영지' });
    return changes(
      [...after.values()].map((location) => {
        const was = state.location.get(location._id);
        return was ? update('location', was, location) : insert('location', location);
      }),
      { adjusted: fills.some(({ locationId }) => !after.has(locationId)) },
    );
  },
});
