import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { rowsOfScene } from './rows-of.ts';
import type { TimetableRow } from './timetable.ts';

/** The rows of a board on which a scene is still to be shot: one, or the parts into which it is split (TT5). */
export const plannedRows = (state: ProjectState, boardId: Id, sceneId: Id): readonly TimetableRow[] =>
  rowsOfScene(state, sceneId).filter(
    (row) => row.state === 'planned' && state.timetable.get(row.timetableId)?.boardId === boardId,
  );
