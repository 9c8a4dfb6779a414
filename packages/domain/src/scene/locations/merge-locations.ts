import { z } from 'zod';
import { remove, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { idSchema } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { Location } from '../scene.ts';
import { mergeLocationRows } from './merge-location-rows.ts';

/**
 * SC10: several places turn out to be one. Scenes and call sheets go to the one that stays; what it lacks it takes from
 * the others, and its times are those of all. Of the costs its own stay, else the first of the others.
 */
export const mergeLocations = defineCommand({
  name: 'mergeLocations',
  args: z.object({ intoId: idSchema, locationIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const into = state.location.get(args.intoId);
    const wanted = new Set(args.locationIds.filter((id) => id !== args.intoId));
    const others = [...wanted].flatMap((id) => state.location.get(id) ?? []);
    if (!into || others.length === 0) return refuse('not_found', { what: '촬영지' });
    const { row, lost } = mergeLocationRows(into, others);
    if (lost.some(({ what }) => what === 'times')) return refuse('too_many');
    const scenes = groupBy(state.scene, 'location');
    return changes(
      [
        ...others.flatMap(({ _id }) =>
          (scenes.get(_id) ?? []).map((scene) => update('scene', scene, { location: into._id })),
        ),
        ...[...state.callsheet.values()].map((sheet) =>
          update('callsheet', sheet, { locations: sheetPlaces(sheet.locations, into, others) }),
        ),
        ...costChanges(state, into, others),
        ...contactChanges(state, into, others),
        update('location', into, row),
        ...others.map((other) => remove('location', other)),
      ],
      { adjusted: others.length < wanted.size },
    );
  },
});

type SheetPlaces = readonly { readonly _id: string; readonly locationId: string }[];

/** A sheet names each place once, where the first of them stood. */
function sheetPlaces(places: SheetPlaces, into: Location, others: readonly Location[]) {
  const gone = new Set(others.map(({ _id }) => _id));
  const named = new Set<string>();
  return places.flatMap((place) => {
    const locationId = gone.has(place.locationId) ? into._id : place.locationId;
    if (named.has(locationId)) return [];
    named.add(locationId);
    return [{ ...place, locationId }];
  });
}

function costChanges(state: ProjectState, into: Location, others: readonly Location[]) {
  const costs = groupBy(state.locationCost, 'locationId');
  const theirs = others.flatMap(({ _id }) => costs.get(_id) ?? []);
  const kept = costs.get(into._id)?.[0] ?? theirs[0];
  return theirs.map((cost) =>
    cost === kept ? update('locationCost', cost, { locationId: into._id }) : remove('locationCost', cost),
  );
}

/** SC19: who is asked about the place that stays, else the first of those who are about the others. */
function contactChanges(state: ProjectState, into: Location, others: readonly Location[]) {
  const contacts = groupBy(state.locationContact, 'locationId');
  const theirs = others.flatMap(({ _id }) => contacts.get(_id) ?? []);
  const kept = contacts.get(into._id)?.[0] ?? theirs[0];
  return theirs.map((contact) =>
    contact === kept
      ? update('locationContact', contact, { locationId: into._id })
      : remove('locationContact', contact),
  );
}
