import { type Change, insert, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { byOrder, keysAfter, type Ordered } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import type { Crew } from '../crew.ts';
import { newContact } from '../new-contact.ts';
import { teamKey } from '../team-key.ts';
import { unitInName } from '../team-unit.ts';
import { KnownPeople } from './known-people.ts';
import type { ListedPerson } from './listed-person.ts';
import { isEmailSaid, isPhoneSaid, isRoleSaid } from './read-as-listed.ts';

type Context = Pick<PlanContext, 'commandId' | 'projectId' | 'now'>;

/** What a list comes to: teams that are made, and for each person of it in their order what is made or changed. */
export interface PeoplePlan {
  readonly teams: readonly Change[];
  readonly people: readonly { readonly crew: Crew | undefined; readonly changes: readonly Change[] }[];
}

/** CR10 to CR12: carries a list over into the crew. What the list leaves empty stays as it is; nobody goes. */
export function planPeople(state: ProjectState, listed: readonly ListedPerson[], ctx: Context): PeoplePlan {
  const known = new KnownPeople(state);
  const teams = newTeams(state, listed, known, ctx);
  const ends = new Map<Id, readonly Ordered[]>();
  const taken = new Set<string>();
  const people = listed.map((person, i) => {
    const crewTeamId = known.teamOf(person)?._id ?? teams.ids.get(teamKey(person.teamName))!;
    const crew = known.find(person, taken);
    if (crew) taken.add(crew._id);
    const key = (): string => {
      const mates =
        ends.get(crewTeamId) ?? [...(groupBy(state.crew, 'crewTeamId').get(crewTeamId) ?? [])].sort(byOrder);
      const [orderKey = ''] = keysAfter(mates, mates.at(-1)?._id ?? null, 1);
      ends.set(crewTeamId, [{ _id: deriveId(ctx.commandId, 'crew', i), orderKey }]);
      return orderKey;
    };
    const changes = crew
      ? [
          update('crew', crew, {
            ...(person.roleTitle === '' || isRoleSaid(person, crew) ? {} : { roleTitle: person.roleTitle }),
            ...(known.isOf(crew, person) ? {} : { crewTeamId, orderKey: key() }),
          }),
        ]
      : [insert('crew', newPerson(person, crewTeamId, key(), i, ctx))];
    const crewId = crew?._id ?? deriveId(ctx.commandId, 'crew', i);
    return {
      crew,
      changes: [
        ...changes,
        contactOf(person, { crewId, userId: crew?.userId ?? null }, known, i, ctx),
      ].filter((change) => change !== null),
    };
  });
  return { teams: teams.changes, people };
}

const newPerson = (
  { name, roleTitle, guardian }: ListedPerson,
  crewTeamId: Id,
  orderKey: string,
  index: number,
  { commandId, projectId, now }: Context,
): Crew => ({
  _id: deriveId(commandId, 'crew', index),
  projectId,
  crewTeamId,
  orderKey,
  userId: null,
  name,
  roleTitle,
  consentAt: now,
  guardian,
});

/** Teams of the list that the project has not, behind those that it has, in the list's order. */
function newTeams(state: ProjectState, listed: readonly ListedPerson[], known: KnownPeople, ctx: Context) {
  const ids = new Map<string, Id>();
  const names: string[] = [];
  for (const person of listed) {
    const key = teamKey(person.teamName);
    if (known.teamOf(person) || ids.has(key)) continue;
    ids.set(key, deriveId(ctx.commandId, 'crewTeam', names.length));
    names.push(person.teamName);
  }
  const present = [...state.crewTeam.values()].sort(byOrder);
  const keys = keysAfter(present, present.at(-1)?._id ?? null, names.length);
  const changes = names.map((name, i) =>
    insert('crewTeam', {
      _id: deriveId(ctx.commandId, 'crewTeam', i),
      projectId: ctx.projectId,
      orderKey: keys[i]!,
      name,
      colour: (present.length + i) % 10,
      calltimeOffset: 0,
      categories: null,
      unit: unitInName(name),
    }),
  );
  return { ids, changes };
}

/** CR12: phone and e-mail where the list has them; what a person's row says otherwise stays. */
function contactOf(
  { phone, email }: ListedPerson,
  { crewId, userId }: { crewId: Id; userId: Id | null },
  known: KnownPeople,
  index: number,
  { commandId, projectId }: Context,
): Change | null {
  if (phone === '' && email === '') return null;
  const present = known.contactOf(crewId);
  if (present)
    return update('personContact', present, {
      ...(phone === '' || isPhoneSaid(phone, present.phone) ? {} : { phone }),
      ...(email === '' || isEmailSaid(email, present.email) ? {} : { email }),
    });
  const _id = deriveId(commandId, 'personContact', index);
  return insert('personContact', newContact({ _id, crewId, userId, phone, email }, projectId));
}
