import { type Change, remove, update } from '../change.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import type { Crew } from './crew.ts';

/** CR1: people go with their contact rows, and are taken off the contacts of call sheets. */
export function crewRemoval(state: ProjectState, people: readonly Crew[]): readonly (Change | null)[] {
  const gone = new Set(people.map(({ _id }) => _id));
  const [contacts, pays] = [groupBy(state.personContact, 'crewId'), groupBy(state.personPay, 'crewId')];
  return [
    ...[...state.callsheet.values()].map((sheet) =>
      update('callsheet', sheet, { contacts: sheet.contacts.filter(({ crewId }) => !gone.has(crewId)) }),
    ),
    ...people
      .flatMap(({ _id }) => contacts.get(_id) ?? [])
      .map((contact) => remove('personContact', contact)),
    ...people.flatMap(({ _id }) => pays.get(_id) ?? []).map((pay) => remove('personPay', pay)),
    ...people.map((person) => remove('crew', person)),
  ];
}
