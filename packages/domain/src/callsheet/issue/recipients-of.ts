import { can } from '../../access/can.ts';
import { type Id, idSchema } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { FrozenSheet } from './frozen-sheet.ts';

/**
 * Somebody whom an issued sheet goes to. `member`: who takes part, by account; `crew`: a person of the crew without
 * one; `actor`: who plays a character of the day, by the character.
 */
export interface Recipient {
  readonly kind: 'member' | 'crew' | 'actor';
  readonly id: Id;
}

export const recipientKey = ({ kind, id }: Recipient): string => `${kind}:${id}`;

/** Back from `recipientKey`; undefined where it is none. */
export function parseRecipient(key: string): Recipient | undefined {
  const [, kind, id] = /^(member|crew|actor):(.+)$/.exec(key) ?? [];
  const known = idSchema.safeParse(id);
  return known.success ? { kind: kind as Recipient['kind'], id: known.data } : undefined;
}

export interface Addressee extends Recipient {
  readonly name: string;
  /** Of the crew their team, of an actor the character; may be empty. */
  readonly team: string;
}

/**
 * CS45: everybody whom a sheet goes to: who may read call sheets, the crew without an account, and the actors that it
 * calls, or that the version before called.
 */
export function recipientsOf(
  state: ProjectState,
  sheet: FrozenSheet,
  before?: FrozenSheet,
): readonly Addressee[] {
  const crew = [...state.crew.values()];
  const teamOf = (teamId: Id | undefined): string => (teamId && state.crewTeam.get(teamId)?.name) || '';
  const members = [...state.projectMember.values()].filter((member) => can(member, 'read', 'callsheet'));
  const cast = new Set([...sheet.castCalls, ...(before?.castCalls ?? [])].map((call) => call.characterId));
  const actors = [...cast].flatMap((id) => state.character.get(id) ?? []);
  return [
    ...members.map(({ userId, name }) => ({
      ...{ kind: 'member' as const, id: userId, name },
      team: teamOf(crew.find((person) => person.userId === userId)?.crewTeamId),
    })),
    ...crew
      .filter(({ userId }) => userId === null)
      .map(({ _id, name, crewTeamId }) => ({
        kind: 'crew' as const,
        id: _id,
        name,
        team: teamOf(crewTeamId),
      })),
    ...actors
      .filter(({ actorName }) => actorName !== '')
      .map(({ _id, actorName, name }) => ({ kind: 'actor' as const, id: _id, name: actorName, team: name })),
  ];
}
