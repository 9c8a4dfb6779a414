import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import { type LabourRules, rulesInForce } from '../labour/rules-in-force.ts';
import { type WorkDay, workDayOf } from '../labour/work-day.ts';
import type { Project } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { inputsOfDay } from '../timetable/inputs-of-day.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { checkAvailability } from './check-availability.ts';
import { checkCompanyMoves } from './check-company-moves.ts';
import { checkLabour, type WorkedDay } from './check-labour.ts';
import { checkLight } from './check-light.ts';
import { checkOverlap } from './check-overlap.ts';
import { checkTold } from './check-told.ts';
import { checkTwoUnits, type PlannedDay } from './check-two-units.ts';
import type { PlanFinding } from './finding.ts';
import { plannedScenes } from './planned-scenes.ts';

/** A day with what it breaks by itself. */
interface CheckedDay extends PlannedDay {
  /** Null on a day off, and where nothing is planned yet: such a day breaks nothing. */
  readonly work: WorkDay | null;
  readonly findings: readonly PlanFinding[];
}

const rememberRules = remembering<Project, LabourRules>();
const rememberDay = remembering<Timetable, CheckedDay>();
const NONE: LabourRules = rulesInForce();

/** The rule set in force for the project of a board. */
export function rulesOf(state: ProjectState, boardId: Id): LabourRules {
  const board = state.board.get(boardId);
  const project = board && state.project.get(board.projectId);
  return project ? rememberRules(project, [], () => rulesInForce(project.labourRules)) : NONE;
}

/**
 * Every finding on a board, by day: hard ones first, then in the order of the day. Days of which nothing has changed
 * are not looked at again. Public holidays are not known.
 */
export function checkBoard(state: ProjectState, boardId: Id): ReadonlyMap<Id, readonly PlanFinding[]> {
  const days = daysOf(state, boardId).map((day) =>
    rememberDay(day, [inputsOfDay(state, day)], () => checkDay(state, day)),
  );
  const worked = days.flatMap(({ work, ...day }): WorkedDay[] => (work ? [{ ...day, work }] : []));
  const twice = [...Map.groupBy(days, ({ day }) => day.tableDate).values()].flatMap(([one, other]) =>
    one && other ? checkTwoUnits(state, one, other) : [],
  );
  const between = [...checkLabour(state, worked, rulesOf(state, boardId)), ...twice];
  const byDay = Map.groupBy(between, ({ timetableId }) => timetableId);
  return new Map(
    days.map(({ day, findings }) => [day._id, hardFirst([...(byDay.get(day._id) ?? []), ...findings])]),
  );
}

const hardFirst = (findings: readonly PlanFinding[]): readonly PlanFinding[] => [
  ...findings.filter(({ severity }) => severity === 'hard'),
  ...findings.filter(({ severity }) => severity === 'soft'),
];

function checkDay(state: ProjectState, day: Timetable): CheckedDay {
  const scenes = plannedScenes(state, day);
  const isPlanned = rowsOf(state, day._id).length > 0;
  return {
    day,
    scenes,
    work: isPlanned ? workDayOf(state, day, false) : null,
    findings: [
      ...checkOverlap(state, day),
      ...checkAvailability(state, day, scenes),
      ...checkLight(state, day, scenes),
      ...checkCompanyMoves(state, day),
      ...checkTold(state, day, scenes),
    ],
  };
}
