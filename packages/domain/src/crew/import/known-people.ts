import { nameKey } from '../../breakdown/item-key.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { byOrder } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import type { Crew, CrewTeam, PersonContact } from '../crew.ts';
import { phoneDigits } from '../phone-digits.ts';
import { teamKey } from '../team-key.ts';
import type { ListedPerson } from './listed-person.ts';
import { byListedKey, listedKey } from './read-as-listed.ts';

/** The crew of a project, found by what a list says of people. */
export class KnownPeople {
  readonly #teams: ReadonlyMap<string, CrewTeam>;
  readonly #alike: ReadonlyMap<string, CrewTeam>;
  readonly #teamNames: ReadonlyMap<string, string>;
  readonly #byName: ReadonlyMap<string, readonly Crew[]>;
  readonly #byListed: ReadonlyMap<string, readonly Crew[]>;
  readonly #contacts: ReadonlyMap<string | null, readonly PersonContact[]>;

  constructor(state: ProjectState) {
    // Of two of one name the first stands: everywhere in the same order, whatever came in first.
    const teams = [...state.crewTeam.values()].sort(byOrder).reverse();
    this.#teams = new Map(teams.map((team) => [nameKey(team.name), team]));
    this.#alike = new Map(teams.map((team) => [teamKey(team.name), team]));
    this.#teamNames = new Map(teams.map(({ _id, name }) => [_id, name]));
    const byName = new Map<string, Crew[]>();
    for (const person of [...state.crew.values()].sort(byOrder)) {
      const key = nameKey(person.name);
      byName.set(key, [...(byName.get(key) ?? []), person]);
    }
    this.#byName = byName;
    this.#byListed = byListedKey([...byName.values()].flat());
    this.#contacts = groupBy(state.personContact, 'crewId');
  }

  /** CR19: the team of just that name, else one that is alike. */
  teamOf({ teamName }: ListedPerson): CrewTeam | undefined {
    return this.#teams.get(nameKey(teamName)) ?? this.#alike.get(teamKey(teamName));
  }

  /** Whether somebody is in the team that a list says, of several of that name in any. */
  isOf({ crewTeamId }: Crew, { teamName }: ListedPerson): boolean {
    const team = this.#teamNames.get(crewTeamId);
    return team !== undefined && teamKey(team) === teamKey(teamName);
  }

  contactOf(crewId: string): PersonContact | undefined {
    return this.#contacts.get(crewId)?.[0];
  }

  /**
   * CR10: who somebody on a list is: of those of that name the one with that phone, else the one in that team, else the
   * only one, unless their phones differ. Nobody is two of a list: `taken`.
   */
  find(listed: ListedPerson, taken: ReadonlySet<string>): Crew | undefined {
    const isFree = ({ _id }: Crew): boolean => !taken.has(_id);
    const told = (this.#byListed.get(listedKey(listed)) ?? []).filter(isFree);
    const same = told.length > 0 ? told : (this.#byName.get(nameKey(listed.name)) ?? []).filter(isFree);
    const phoneOf = ({ _id }: Crew): string => phoneDigits(this.contactOf(_id)?.phone ?? '');
    const phone = phoneDigits(listed.phone);
    const reached = phone === '' ? undefined : same.find((person) => phoneOf(person) === phone);
    const mate = same.find((person) => this.isOf(person, listed));
    const [only] = same.length === 1 ? same : [];
    const differs = only && phone !== '' && phoneOf(only) !== '' && phoneOf(only) !== phone;
    return reached ?? mate ?? (differs ? undefined : only);
  }
}
