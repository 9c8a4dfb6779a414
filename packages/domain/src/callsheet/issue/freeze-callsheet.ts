import { deriveId, type Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { buildCallsheetView } from '../build-callsheet-view.ts';
import type { FrozenSheet } from './frozen-sheet.ts';

/** The sheet of now as a version would hold it; null when the sheet or its day is not in the state. */
export function freezeCallsheet(state: ProjectState, callsheetId: Id): FrozenSheet | null {
  const view = buildCallsheetView(state, callsheetId, { phones: 'none' });
  const sheet = state.callsheet.get(callsheetId);
  const day = sheet && state.timetable.get(sheet.timetable);
  if (!view || !day) return null;
  const {
    callsheetId: _,
    timetableId: __,
    edition: ___,
    notInForce: _______,
    number: ____,
    gathering: _____,
    changed: ______,
    logo,
    people,
    contacts,
    castCalls,
    extrasCalls,
    files,
    vehicleCalls,
    vehicles,
    ...printed
  } = view;
  // As the database gives it back: a plain value of its own.
  return JSON.parse(
    JSON.stringify({
      ...printed,
      ...(logo ? { logo } : {}),
      calltime: day.calltime,
      // What nobody has set is not there: such a sheet is as one of before it could be set (CS25).
      castCalls: castCalls.map(({ wardrobe, place, ...call }) => ({
        ...call,
        ...(wardrobe ? { wardrobe } : {}),
        ...(place ? { place } : {}),
      })),
      extrasCalls: extrasCalls.map(({ place, ...call }) => (place ? { ...call, place } : call)),
      ...(files.length > 0 ? { files } : {}),
      ...(vehicleCalls.length > 0 ? { vehicleCalls } : {}),
      // CS26: the words of a vehicle carry a phone; they are made when the version is opened.
      vehicles: vehicles.slice(vehicleCalls.length),
      people: people.map(({ role, name }) => ({ role, name })),
      contacts: sheet.contacts.flatMap(({ crewId }) => {
        const crew = state.crew.get(crewId);
        return crew ? { crewId, role: crew.roleTitle } : [];
      }),
    }),
  );
}

/** CS25: what tells one content of a sheet from another. */
export const fingerprint = (callsheetId: Id, sheet: FrozenSheet): string =>
  deriveId(callsheetId, JSON.stringify(sheet), 0);
