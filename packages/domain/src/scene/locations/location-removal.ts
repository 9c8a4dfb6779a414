import { type Change, remove, update } from '../../change.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { Location } from '../scene.ts';

/** SC7: places go: null in all scenes (SPEC.md section 4), and off call sheets. */
export function locationRemoval(
  state: ProjectState,
  locations: readonly Location[],
): readonly (Change | null)[] {
  const gone = new Set(locations.map(({ _id }) => _id));
  const [scenes, costs, contacts] = [
    groupBy(state.scene, 'location'),
    groupBy(state.locationCost, 'locationId'),
    groupBy(state.locationContact, 'locationId'),
  ];
  return [
    ...locations
      .flatMap(({ _id }) => scenes.get(_id) ?? [])
      .map((scene) => update('scene', scene, { location: null })),
    ...[...state.callsheet.values()].map((sheet) =>
      update('callsheet', sheet, {
        locations: sheet.locations.filter(({ locationId }) => !gone.has(locationId)),
      }),
    ),
    ...locations.flatMap(({ _id }) => costs.get(_id) ?? []).map((cost) => remove('locationCost', cost)),
    ...locations
      .flatMap(({ _id }) => contacts.get(_id) ?? [])
      .map((contact) => remove('locationContact', contact)),
    ...locations.map((location) => remove('location', location)),
  ];
}
