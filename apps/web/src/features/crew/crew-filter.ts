import {
  byOrder,
  type Crew,
  type CrewTeam,
  groupBy,
  type Id,
  matchesSearch,
  type ProjectState,
  type Role,
} from '@ddak/domain';

/** SPEC.md's filter of crew teams. An empty list means all. */
export interface CrewFilter {
  /** 권한: the roles that people have in the project. */
  readonly permission: readonly Role[];
  readonly team: readonly Id[];
  readonly search: string;
}

export const noCrewFilter: CrewFilter = { permission: [], team: [], search: '' };

export interface ShownTeam {
  readonly team: CrewTeam;
  readonly people: readonly Crew[];
}

/** The teams in their order with the people that pass. Where people are looked for, teams without any are left out. */
export function filterCrew(state: ProjectState, filter: CrewFilter): readonly ShownTeam[] {
  const roles = new Map([...state.projectMember.values()].map(({ userId, role }) => [userId, role]));
  const roleOf = (person: Crew): Role | undefined => (person.userId ? roles.get(person.userId) : undefined);
  const passes = (person: Crew, team: CrewTeam): boolean => {
    const role = roleOf(person);
    const may = filter.permission.length === 0 || (role !== undefined && filter.permission.includes(role));
    return may && matchesSearch([person.name, person.roleTitle, team.name], filter.search);
  };
  const looking = filter.permission.length > 0 || filter.search.trim() !== '';
  const people = groupBy(state.crew, 'crewTeamId');
  return [...state.crewTeam.values()]
    .sort(byOrder)
    .filter((team) => filter.team.length === 0 || filter.team.includes(team._id))
    .map((team) => ({
      team,
      people: [...(people.get(team._id) ?? [])].filter((person) => passes(person, team)).sort(byOrder),
    }))
    .filter(({ people: found }) => !looking || found.length > 0);
}
