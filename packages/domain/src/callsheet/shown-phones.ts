import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';

/**
 * Which phones a sheet shows: all that the state holds, those marked 일촬표에 공개 alone (CS88: what goes into a chat room),
 * or none. CS11: whoever makes a sheet asks first whether its reader may see contacts.
 */
export type ShownPhones = 'all' | 'marked' | 'none';

/** The phone of a crew person, as far as it is shown; else empty. */
export function phoneOfCrew(state: ProjectState, crewId: string, shown: ShownPhones): string {
  if (shown === 'none') return '';
  const contact = groupBy(state.personContact, 'crewId').get(crewId)?.[0];
  return contact && (shown === 'all' || contact.phoneShown) ? contact.phone : '';
}

/** The phone of the first of the crew who has this name; empty where there is none. */
export function phoneOfName(state: ProjectState, name: string, shown: ShownPhones): string {
  const crew = [...state.crew.values()].find((person) => person.name === name);
  return crew ? phoneOfCrew(state, crew._id, shown) : '';
}
