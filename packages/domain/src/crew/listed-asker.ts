import { nameKey } from '../breakdown/item-key.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import type { Crew } from './crew.ts';
import type { CrewRequest } from './crew-request.ts';
import { phoneDigits } from './phone-digits.ts';

/**
 * CR17: who of the crew somebody is who asks to take part: the only one without an account who has their phone; where
 * nobody has it, the only one of their name whose phone is no other. Null: nobody, or nobody for sure.
 * @param taken who others are that are accepted with them
 */
export function listedAsker(
  state: ProjectState,
  { user, name, userRequest }: CrewRequest,
  taken: ReadonlySet<Id> = new Set(),
): Crew | null {
  if (groupBy(state.crew, 'userId').has(user)) return null;
  const contacts = groupBy(state.personContact, 'crewId');
  const phoneOf = ({ _id }: Crew): string => phoneDigits(contacts.get(_id)?.[0]?.phone ?? '');
  const phone = phoneDigits(userRequest.phone);
  const listed = [...state.crew.values()].filter(({ _id, userId }) => userId === null && !taken.has(_id));
  const reached = phone === '' ? [] : listed.filter((person) => phoneOf(person) === phone);
  const named = listed.filter(
    (person) =>
      nameKey(person.name) === nameKey(name) && (phone === '' || ['', phone].includes(phoneOf(person))),
  );
  const [only, ...others] = reached.length > 0 ? reached : named;
  return only && others.length === 0 ? only : null;
}
