import { currentBoard, daysOf, type ProjectState } from '@ddak/domain';
import { todayText } from '../../../platform/clock/today.ts';

/**
 * The date that a new stretch begins with, and whose month is shown first: the next shooting day, else the start of a
 * production that has not begun, else today. What can be had on days that are over is no question any more.
 */
export function firstDateOf(state: ProjectState, today = todayText()): string {
  const board = currentBoard(state);
  const next = (board ? daysOf(state, board._id) : []).find(({ tableDate }) => tableDate >= today);
  const start = [...state.project.values()][0]?.startDate ?? today;
  return next?.tableDate ?? (start > today ? start : today);
}
