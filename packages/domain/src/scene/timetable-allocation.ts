import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import { currentBoard, rowsOf, rowsOfScene } from '../timetable/rows-of.ts';
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

const remember = remembering<ProjectState['timetableRow'], ReadonlySet<Id>>();

/** The scenes that have a place on the current board. */
export function allocatedScenes(state: ProjectState): ReadonlySet<Id> {
  return remember(state.timetableRow, [state.timetable, state.board], () => {
    const board = currentBoard(state);
    const days = board ? (groupBy(state.timetable, 'boardId').get(board._id) ?? []) : [];
    const scenes = new Set<Id>();
    for (const day of days)
      for (const { sceneData } of rowsOf(state, day._id)) if (sceneData) scenes.add(sceneData);
    return scenes;
  });
}
