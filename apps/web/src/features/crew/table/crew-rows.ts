import {
  type Crew,
  type CrewTeam,
  groupBy,
  type Id,
  type PersonContact,
  type ProjectState,
} from '@ddak/domain';
import { ROLE_NAMES } from '../../../platform/role-names.ts';
import type { ShownTeam } from '../crew-filter.ts';

/** Somebody of a team, as they stand in the table. */
export interface CrewRow {
  /** Of the person. */
  readonly rowId: Id;
  readonly person: Crew;
  readonly team: CrewTeam;
  /** Absent: nobody has said how they are reached, or it is not for whoever looks. */
  readonly contact: PersonContact | undefined;
  /** What they may do in the project; empty: they have no account. */
  readonly role: string;
}

/** The people of each team, in their order. */
export function crewRows(
  state: ProjectState,
  teams: readonly ShownTeam[],
): readonly { readonly team: CrewTeam; readonly rows: readonly CrewRow[] }[] {
  const contacts = groupBy(state.personContact, 'crewId');
  const roles = new Map([...state.projectMember.values()].map(({ userId, role }) => [userId, role]));
  return teams.map(({ team, people }) => ({
    team,
    rows: people.map((person) => {
      const role = person.userId ? roles.get(person.userId) : undefined;
      return {
        rowId: person._id,
        person,
        team,
        contact: contacts.get(person._id)?.[0],
        role: role ? ROLE_NAMES[role] : '',
      };
    }),
  }));
}
