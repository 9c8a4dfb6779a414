import { type Id, type ProjectState, rowsOf } from '@ddak/domain';
import type { BoardActions } from '../actions/use-board-actions.ts';

/** Makes a day on the open board as another board has one, with its 일정 줄. Whether it was made. */
export function addDayLike(
  state: ProjectState,
  likeDay: Id,
  { addDays }: Pick<BoardActions, 'addDays'>,
): boolean {
  const day = state.timetable.get(likeDay);
  if (!day) return false;
  const { tableDate, unit, dayKind, calltime } = day;
  const rows = rowsOf(state, likeDay).flatMap(({ phaseData }) => phaseData ?? []);
  return addDays([{ tableDate, unit, dayKind, calltime }], rows).length > 0;
}
