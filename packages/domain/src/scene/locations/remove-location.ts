import { z } from 'zod';
import { remove, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { idSchema } from '../../kernel/id.ts';

/** SC7: removing a location sets it to null in all scenes (SPEC.md section 4) and takes it off call sheets. */
export const removeLocation = defineCommand({
  name: 'removeLocation',
  args: z.object({ locationId: idSchema }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const location = state.location.get(args.locationId);
    if (!location) return refuse('not_found', { what: '촬영지' });
    return changes([
      ...(groupBy(state.scene, 'location').get(location._id) ?? []).map((scene) =>
        update('scene', scene, { location: null }),
      ),
      ...[...state.callsheet.values()].map((sheet) =>
        update('callsheet', sheet, {
          locations: sheet.locations.filter((place) => place.locationId !== location._id),
        }),
      ),
      ...(groupBy(state.locationCost, 'locationId').get(location._id) ?? []).map((cost) =>
        remove('locationCost', cost),
      ),
      ...(groupBy(state.locationContact, 'locationId').get(location._id) ?? []).map((contact) =>
        remove('locationContact', contact),
      ),
      remove('location', location),
    ]);
  },
});
