import { nameKey } from '../../breakdown/item-key.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { byOrder } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import type { Crew, CrewTeam, PersonContact } from '../crew.ts';
import { phoneDigits } from '../phone-digits.ts';
import type { ListedPerson } from './listed-person.ts';

/** The crew of a project, found by what a list says of people. */
export class KnownPeople {
  readonly #teams: ReadonlyMap<string, CrewTeam>;
  readonly #byName: ReadonlyMap<string, readonly Crew[]>;
  readonly #contacts: ReadonlyMap<string | null, readonly PersonContact[]>;

  constructor(state: ProjectState) {
    // Of two of one name the first stands: everywhere in the same order, whatever came in first.
    const teams = [...state.crewTeam.values()].sort(byOrder).reverse();
    this.#teams = new Map(teams.map((team) => [nameKey(team.name), team]));
    const byName = new Map<string, Crew[]>();
    for (const person of [...state.crew.values()].sort(byOrder)) {
      const key = nameKey(person.name);
      byName.set(key, [...(byName.get(key) ?? []), person]);
    }
    this.#byName = byName;
    this.#contacts = groupBy(state.personContact, 'crewId');
  }

  teamOf({ teamName }: ListedPerson): CrewTeam | undefined {
    return this.#teams.get(nameKey(teamName));
  }

  contactOf(crewId: string): PersonContact | undefined {
    return this.#contacts.get(crewId)?.[0];
  }

  /**
   * CR10: who somebody on a list is: of those of that name the one with that phone, else the one in that team, else the
   * only one, unless their phones differ. Nobody is two of a list: `taken`.
   */
  find(listed: ListedPerson, taken: ReadonlySet<string>): Crew | undefined {
    const same = (this.#byName.get(nameKey(listed.name)) ?? []).filter(({ _id }) => !taken.has(_id));
    const phoneOf = ({ _id }: Crew): string => phoneDigits(this.contactOf(_id)?.phone ?? '');
    const phone = phoneDigits(listed.phone);
    const reached = phone === '' ? undefined : same.find((person) => phoneOf(person) === phone);
    const mate = same.find(({ crewTeamId }) => crewTeamId === this.teamOf(listed)?._id);
    const [only] = same.length === 1 ? same : [];
    const differs = only && phone !== '' && phoneOf(only) !== '' && phoneOf(only) !== phone;
    return reached ?? mate ?? (differs ? undefined : only);
  }
}
