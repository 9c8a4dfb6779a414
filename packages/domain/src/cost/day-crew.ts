import { worksWith } from '../crew/team-unit.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { daysOf } from '../timetable/rows-of.ts';
import type { Timetable, Unit } from '../timetable/timetable.ts';

/** CO19: whom of the crew a day pays and feeds. */
export interface DayCrew {
  readonly unit: Unit;
  /** Those who work with both units too: on a date on which both shoot they are of the first. */
  readonly withShared: boolean;
}

type People = Pick<ProjectState, 'crew' | 'crewTeam'>;

/** By the dates of the board alone, whatever stands on its days: so a proposal reckons as the board does (CO7). */
export function dayCrewOf(state: ProjectState, { boardId, tableDate, unit }: Timetable): DayCrew {
  const first = daysOf(state, boardId).find(
    (other) => other.tableDate === tableDate && other.dayKind === '촬영',
  );
  return { unit, withShared: first === undefined || first.unit === unit };
}

/** Where no crew is listed, or somebody may not see it, each unit has one of the usual size. */
export function isOfDay({ crew, crewTeam }: People, { unit, withShared }: DayCrew, crewId: Id): boolean {
  if (crew.size === 0) return true;
  const team = crewTeam.get(crew.get(crewId)?.crewTeamId ?? '');
  if (!team || team.unit === null) return withShared;
  return worksWith(team, unit);
}

/** CO19: whether two units shoot on one date and no team is of the second: then its days pay and feed no crew. */
export function isSecondUnitBare(state: ProjectState, boardId: Id): boolean {
  if (state.crew.size === 0) return false;
  if ([...state.crewTeam.values()].some(({ unit }) => unit === 'B')) return false;
  return daysOf(state, boardId).some((day) => day.dayKind === '촬영' && !dayCrewOf(state, day).withShared);
}
