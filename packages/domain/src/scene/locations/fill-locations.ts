import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { type Id, idSchema } from '../../kernel/id.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import { type Location, locationSchema } from '../scene.ts';

const fillSchema = z.object({
  locationId: idSchema,
  patch: locationSchema
    .pick({
      ...{ realName: true, address: true, parking: true, power: true },
      ...{ permit: true, permitNote: true, nearestHospital: true, note: true },
    })
    .partial(),
});
export type LocationFill = z.infer<typeof fillSchema>;

/** SC15: edits many real places, each in its own way, in one step. What is gone is left out. */
export const fillLocations = defineCommand({
  name: 'fillLocations',
  args: z.object({ fills: z.array(fillSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { fills }) {
    const after = new Map<Id, Location>();
    for (const { locationId, patch } of fills) {
      const location = after.get(locationId) ?? state.location.get(locationId);
      if (location) after.set(locationId, { ...location, ...patch });
    }
    if (after.size === 0) return refuse('not_found', { what: '촬영지' });
    return changes(
      [...after.values()].map((location) => update('location', state.location.get(location._id)!, location)),
      { adjusted: fills.some(({ locationId }) => !after.has(locationId)) },
    );
  },
});
