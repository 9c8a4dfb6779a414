import { dayTimes } from '../day-report/day-times.ts';
import { actualWorkDayOf, type WorkDay } from '../labour/work-day.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { dayWithMoves } from './day-with-moves.ts';

/**
 * CO20: the crew's working day as it is paid: as it turned out so far (LB14), else as planned. What is left of it needs the
 * minutes of its moves (CO9); a release that somebody said is the end.
 */
export function paidWorkDay(state: ProjectState, day: Timetable): WorkDay | null {
  const work = actualWorkDayOf(state, day);
  if (!work || dayTimes(state, day._id).releasedAt !== null) return work;
  return dayWithMoves(state, day, work);
}
