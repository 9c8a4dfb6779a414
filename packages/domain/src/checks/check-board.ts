import { reportOf } from '../day-report/report-of.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import { type LabourRules, rulesInForce } from '../labour/rules-in-force.ts';
import { actualWorkDayOf, type WorkDay } from '../labour/work-day.ts';
import type { Project } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { inputsOfDay } from '../timetable/inputs-of-day.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { checkAvailability } from './check-availability.ts';
import { checkBeforeCall } from './check-before-call.ts';
import { checkCompanyMoves } from './check-company-moves.ts';
import { checkLabour, checkOwnLabour, type WorkedDay } from './check-labour.ts';
import { checkLight } from './check-light.ts';
import { checkOverlap } from './check-overlap.ts';
import { checkPermits } from './check-permits.ts';
import { checkStruck } from './check-struck.ts';
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

/** What a day breaks by itself: not looked at again while nothing of it has changed. */
export const checkDay = (state: ProjectState, day: Timetable, rules: LabourRules): CheckedDay =>
  rememberDay(day, [inputsOfDay(state, day), reportOf(state, day._id), rules], () =>
    checkedDay(state, day, rules),
  );
const NONE: LabourRules = rulesInForce();

/** The rule set in force for the project of a board. */
export function rulesOf(state: ProjectState, boardId: Id): LabourRules {
  const board = state.board.get(boardId);
  const project = board && state.project.get(board.projectId);
  return project ? rememberRules(project, [], () => rulesInForce(project.labourRules)) : NONE;
}

type FindingsByDay = ReadonlyMap<Id, readonly PlanFinding[]>;
const rememberBoard = remembering<ProjectState, FindingsByDay>();

/**
 * Every finding on a board, by day: hard ones first, then in the order of the day. Days of which nothing has changed
 * are not looked at again, and no day of a state that was looked at already.
 */
export const checkBoard = (state: ProjectState, boardId: Id): FindingsByDay =>
  rememberBoard(state, [boardId], () => findOnBoard(state, boardId));

function findOnBoard(state: ProjectState, boardId: Id): FindingsByDay {
  const rules = rulesOf(state, boardId);
  const days = daysOf(state, boardId).map((day) => checkDay(state, day, rules));
  const worked = days.flatMap(({ work, ...day }): WorkedDay[] => (work ? [{ ...day, work }] : []));
  const twice = [...Map.groupBy(days, ({ day }) => day.tableDate).values()].flatMap(([one, other]) =>
    one && other ? checkTwoUnits(state, one, other) : [],
  );
  const between = [...checkLabour(state, worked, rules), ...twice, ...checkPermits(state, days)];
  const byDay = Map.groupBy(between, ({ timetableId }) => timetableId);
  return new Map(
    days.map(({ day, findings }) => {
      const others = byDay.get(day._id);
      return [day._id, others ? together(findings, others) : findings];
    }),
  );
}

interface Together {
  readonly others: readonly PlanFinding[];
  readonly all: readonly PlanFinding[];
}
const lastTogether = new WeakMap<readonly PlanFinding[], Together>();

/** A day's own findings with what it breaks between days: the same list as before where both say the same. */
function together(own: readonly PlanFinding[], others: readonly PlanFinding[]): readonly PlanFinding[] {
  const last = lastTogether.get(own);
  if (last && saysTheSame(last.others, others)) return last.all;
  const all = hardFirst([...others, ...own]);
  lastTogether.set(own, { others, all });
  return all;
}

const saysTheSame = (a: readonly PlanFinding[], b: readonly PlanFinding[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => one.message === b[i]!.message && one.rowIds.join() === b[i]!.rowIds.join());

const hardFirst = (findings: readonly PlanFinding[]): readonly PlanFinding[] => [
  ...findings.filter(({ severity }) => severity === 'hard'),
  ...findings.filter(({ severity }) => severity === 'soft'),
];

function checkedDay(state: ProjectState, day: Timetable, rules: LabourRules): CheckedDay {
  const scenes = plannedScenes(state, day);
  const work = rowsOf(state, day._id).length > 0 ? actualWorkDayOf(state, day) : null;
  return {
    day,
    scenes,
    work,
    findings: hardFirst([
      ...(work ? checkOwnLabour(day, work, rules) : []),
      ...checkOverlap(state, day),
      ...checkBeforeCall(state, day),
      ...checkAvailability(state, day, scenes),
      ...checkLight(state, day, scenes),
      ...checkStruck(state, day, scenes, rules),
      ...checkCompanyMoves(state, day),
      ...checkTold(state, day, scenes),
    ]),
  };
}
