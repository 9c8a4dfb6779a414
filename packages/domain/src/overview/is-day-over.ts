import { dayTimes } from '../day-report/day-times.ts';
import type { DateText } from '../kernel/date.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** HM2: whether a day lies behind: on the day after it, or once its people were let go. @param today the date where one is */
export const isDayOver = (state: ProjectState, day: Timetable, today: DateText): boolean =>
  day.tableDate < today || (day.tableDate === today && dayTimes(state, day._id).releasedAt !== null);
