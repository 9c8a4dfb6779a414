import { type DateText, daysOf, type Id, type ProjectState } from '@ddak/domain';
import type { BoardActions } from '../actions/use-board-actions.ts';
import type { BoardDialog } from '../board-dialog.ts';

/** The day of the same unit that stands on a date already (TT1). */
export function dayOnDate(state: ProjectState, timetableId: Id, date: DateText) {
  const day = state.timetable.get(timetableId);
  return (
    day &&
    daysOf(state, day.boardId).find(
      (other) => other.tableDate === date && other.unit === day.unit && other._id !== day._id,
    )
  );
}

/** TT17: moves a whole day to a date; where that is taken it asks first. Gives whether the day was moved. */
export const dayMover =
  (state: ProjectState, actions: BoardActions, openDialog: (dialog: BoardDialog) => void) =>
  (timetableId: Id, date: DateText): boolean => {
    const day = state.timetable.get(timetableId);
    if (!day || day.tableDate === date) return false;
    const taken = dayOnDate(state, timetableId, date);
    if (!taken) return actions.moveDay(day, date);
    openDialog({ kind: 'swapDays', timetableId, withTimetableId: taken._id });
    return false;
  };
