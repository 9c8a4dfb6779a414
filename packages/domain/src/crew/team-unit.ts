import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import { byOrder } from '../kernel/order-key.ts';
import type { ProjectState } from '../state.ts';
import type { Unit } from '../timetable/timetable.ts';
import type { CrewTeam } from './crew.ts';

/** CR20: whether a team works with a unit. */
export const worksWith = (team: Pick<CrewTeam, 'unit'>, unit: Unit): boolean =>
  team.unit === null || team.unit === unit;

/** CS108: the teams that work with a unit, in their order. */
export const teamsOfUnit = (state: Pick<ProjectState, 'crewTeam'>, unit: Unit): readonly CrewTeam[] =>
  [...state.crewTeam.values()].filter((team) => worksWith(team, unit)).sort(byOrder);

/** CR20: `B팀 촬영`, `촬영 B팀`, `B유닛`, `세컨드 유닛`: what a list calls the second unit. A B camera is none. */
export const unitInName = (name: string): Unit | null =>
  /(^|[^A-Za-z])B\s*(팀|유닛|unit)|(세컨드?|second|2nd)\s*(유닛|unit)/i.test(name) ? 'B' : null;

/** CS108: whether all teams of somebody who takes part are of the other unit. Who is in no team is of none. */
export function isOfOtherUnit(state: ProjectState, userId: Id, unit: Unit): boolean {
  const own = groupBy(state.crew, 'userId').get(userId) ?? [];
  return areOfOtherUnit(
    state,
    own.map(({ crewTeamId }) => crewTeamId),
    unit,
  );
}

export function areOfOtherUnit(state: ProjectState, teamIds: Iterable<Id>, unit: Unit): boolean {
  const teams = [...teamIds].flatMap((id) => state.crewTeam.get(id) ?? []);
  return teams.length > 0 && teams.every((team) => !worksWith(team, unit));
}
