import { groupBy } from '../kernel/group-by.ts';
import { byOrder } from '../kernel/order-key.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import type { Board, Timetable, TimetableRow } from './timetable.ts';

const NO_ROWS: readonly TimetableRow[] = [];
const rememberRows = remembering<readonly TimetableRow[], readonly TimetableRow[]>();

/** The rows of a day in their order; an index into it is SPEC.md's `rowIndex`. The same list until the day changes. */
export function rowsOf(state: ProjectState, timetableId: string): readonly TimetableRow[] {
  const rows = groupBy(state.timetableRow, 'timetableId').get(timetableId) ?? NO_ROWS;
  return rememberRows(rows, [], () => rows.toSorted(byOrder));
}

const rememberDays = remembering<readonly Timetable[], readonly Timetable[]>();
const NO_DAYS: readonly Timetable[] = [];

/** The days of a board by date, then unit. */
export function daysOf(state: ProjectState, boardId: string): readonly Timetable[] {
  const days = groupBy(state.timetable, 'boardId').get(boardId) ?? NO_DAYS;
  return rememberDays(days, [], () => days.toSorted(byDate));
}

/** Days by date, then unit. */
export const byDate = (a: Timetable, b: Timetable): number =>
  a.tableDate.localeCompare(b.tableDate) || a.unit.localeCompare(b.unit) || a._id.localeCompare(b._id);

/** TT14: the board that is the plan now. Where undo has left several, or none, it is the first of them. */
export function currentBoard(state: ProjectState): Board | undefined {
  const boards = boardsOf(state);
  return boards.find((board) => board.isCurrent) ?? boards[0];
}

/** Every board in its order. */
export const boardsOf = (state: ProjectState): readonly Board[] => [...state.board.values()].sort(byOrder);

/** The rows of a scene on any board. */
export const rowsOfScene = (state: ProjectState, sceneId: string): readonly TimetableRow[] =>
  groupBy(state.timetableRow, 'sceneData').get(sceneId) ?? NO_ROWS;

/** The rows of a scene on one board. */
export const rowsOnBoard = (state: ProjectState, boardId: string, sceneId: string): readonly TimetableRow[] =>
  rowsOfScene(state, sceneId).filter((row) => state.timetable.get(row.timetableId)?.boardId === boardId);
