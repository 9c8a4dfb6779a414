import type { ProjectState } from '../state.ts';
import type { Crew } from './crew.ts';
import { teamWords } from './team-categories.ts';

/**
 * CS111: what somebody is, where they stand apart from their team. A role that other teams have too says whose it is, `촬영 팀장`; who
 * has none is told by the team.
 * @param role as it was said elsewhere, of an issued sheet for one
 */
export function roleWords(
  state: Pick<ProjectState, 'crew' | 'crewTeam'>,
  person: Pick<Crew, 'crewTeamId' | 'roleTitle'>,
  role: string = person.roleTitle,
): string {
  const team = state.crewTeam.get(person.crewTeamId ?? '');
  if (!team) return role;
  if (role === '') return teamWords(team.name);
  const isShared = [...state.crew.values()].some(
    (other) => other.roleTitle === role && other.crewTeamId !== person.crewTeamId,
  );
  return isShared ? `${team.name} ${role}` : role;
}
