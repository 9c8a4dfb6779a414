import {
  type CrewTeam,
  crewSchema,
  crewTeamSchema,
  type ListedPerson,
  personContactSchema,
} from '@ddak/domain';
import type { TableReading } from '@ddak/screenplay/table';

/** The team of whom a list gives none. */
export const NO_TEAM: CrewTeam['name'] = '기타';

const MOST = {
  teamName: crewTeamSchema.shape.name.maxLength ?? 40,
  name: crewSchema.shape.name.maxLength ?? 60,
  roleTitle: crewSchema.shape.roleTitle.maxLength ?? 60,
  phone: personContactSchema.shape.phone.maxLength ?? 30,
  email: personContactSchema.shape.email.maxLength ?? 120,
  guardian: crewSchema.shape.guardian.maxLength ?? 60,
} as const;

/** A person of the list as they are taken over, the row that they stand in, and what to look at. */
export interface ListedRow {
  readonly row: number;
  readonly person: ListedPerson;
  readonly doubts: readonly string[];
}

/**
 * The people of a crew list as the project takes them; `guardians`: who consents for those under 14, by row. Without the right
 * to contacts they come without phone and e-mail.
 */
export function listedPeople(
  { rows }: Extract<TableReading, { as: 'crew' }>,
  guardians: ReadonlyMap<number, string>,
  withContacts: boolean,
): ListedRow[] {
  return rows.map(({ row, doubts, ...told }) => {
    const written = {
      teamName: told.crewTeam || NO_TEAM,
      name: told.name,
      roleTitle: told.roleTitle,
      phone: withContacts ? told.phone : '',
      email: withContacts ? told.email : '',
      guardian: guardians.get(row) ?? told.guardian,
    };
    const person = { ...written };
    const cut: string[] = [];
    for (const field of Object.keys(MOST) as (keyof typeof MOST)[]) {
      person[field] = written[field].replace(/\s+/g, ' ').trim().slice(0, MOST[field]).trim();
      if (written[field].trim().length > MOST[field])
        cut.push(`${MOST[field]}자까지만 들어가요: ${person[field]}`);
    }
    return { row, person, doubts: [...doubts, ...cut] };
  });
}
