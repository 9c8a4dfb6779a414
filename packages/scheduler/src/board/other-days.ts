import {
  actualWorkDayOf,
  daysOf,
  type Id,
  mondayOf,
  type ProjectState,
  rowsOf,
  workedMinutes,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardReading } from './read-board.ts';
import { blocksOf } from './read-board-day.ts';

type OtherDay = NonNullable<ScheduleProblemInput['otherDays']>[number];

/** BP1: days of the board that have rows, may not change, and on which nothing is shot: 준비, 이동, or locked without a scene. */
export function otherDays(state: ProjectState, boardId: Id, { days, open, lost }: BoardReading): OtherDay[] {
  const planned = new Set(
    days
      .filter((one) => open.has(one.day._id) || blocksOf(one).length > 0)
      .concat(lost)
      .map((one) => one.day._id),
  );
  return daysOf(state, boardId).flatMap((day): OtherDay[] => {
    const work =
      planned.has(day._id) || rowsOf(state, day._id).length === 0 ? null : actualWorkDayOf(state, day);
    if (!work) return [];
    const { tableDate: date, unit } = day;
    const workMinutes = workedMinutes(work);
    return [{ date, unit, week: mondayOf(date), call: work.start, release: work.end, workMinutes }];
  });
}
