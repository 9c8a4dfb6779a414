import { groupBy } from '../kernel/group-by.ts';
import { byOrder } from '../kernel/order-key.ts';
import type { ProjectState } from '../state.ts';
import type { Board, Timetable, TimetableRow } from './timetable.ts';

/** The rows of a day in their order; an index into it is SPEC.md's `rowIndex`. */
export const rowsOf = (state: ProjectState, timetableId: string): readonly TimetableRow[] =>
  [...(groupBy(state.timetableRow, 'timetableId').get(timetableId) ?? [])].sort(byOrder);

/** The days of a board by date, then unit. */
export const daysOf = (state: ProjectState, boardId: string): readonly Timetable[] =>
  [...(groupBy(state.timetable, 'boardId').get(boardId) ?? [])].sort(
    (a, b) =>
      a.tableDate.localeCompare(b.tableDate) || a.unit.localeCompare(b.unit) || a._id.localeCompare(b._id),
  );

/** The board that is the plan now. */
export const currentBoard = (state: ProjectState): Board | undefined =>
  [...state.board.values()].sort(byOrder).find((board) => board.isCurrent);

/** The rows of a scene on any board. */
export const rowsOfScene = (state: ProjectState, sceneId: string): readonly TimetableRow[] =>
  groupBy(state.timetableRow, 'sceneData').get(sceneId) ?? [];
