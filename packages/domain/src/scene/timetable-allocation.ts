import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { currentBoard, rowsOfScene } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** SL3: the days of the current board that a scene stands on, by date; SPEC.md's `timetableAllocation`. */
export function timetableAllocation(state: ProjectState, sceneId: Id): readonly Timetable[] {
  const board = currentBoard(state);
  if (!board) return [];
  const ids = new Set(rowsOfScene(state, sceneId).map((row) => row.timetableId));
  return (groupBy(state.timetable, 'boardId').get(board._id) ?? [])
    .filter((day) => ids.has(day._id))
    .sort((a, b) => (a.tableDate < b.tableDate ? -1 : 1));
}

/** Whether a scene has a place on the current board. */
export const isAllocated = (state: ProjectState, sceneId: Id): boolean =>
  timetableAllocation(state, sceneId).length > 0;
