import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { rowsOnBoard } from './rows-of.ts';
import type { TimetableRow } from './timetable.ts';

/** The rows of a board on which a scene is still to be shot: one, or the parts into which it is split (TT5). */
export const plannedRows = (state: ProjectState, boardId: Id, sceneId: Id): readonly TimetableRow[] =>
  rowsOnBoard(state, boardId, sceneId).filter(({ state: became }) => became === 'planned');
