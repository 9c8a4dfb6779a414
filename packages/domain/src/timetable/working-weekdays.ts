import { type DateText, weekdayOf } from '../kernel/date.ts';
import { holidayOn } from '../kernel/holidays.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { daysOf } from './rows-of.ts';

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5] as const;

/** TT39: the days of the week on which a board works (0: Sunday): Monday to Friday, and each on which it has a day of work. */
export const workingWeekdays = (state: ProjectState, boardId: Id): ReadonlySet<number> =>
  new Set([
    ...MONDAY_TO_FRIDAY,
    ...daysOf(state, boardId)
      // A day of the calendar's own is worked once: it says nothing of the others of its name.
      .filter(({ dayKind, tableDate }) => dayKind !== '휴일' && holidayOn(tableDate) === null)
      .map(({ tableDate }) => weekdayOf(tableDate)),
  ]);

/** Whether a new or moved day may be put on a date: one of those, and no public holiday (LB12). */
export const isWorkingDate = (weekdays: ReadonlySet<number>, date: DateText): boolean =>
  weekdays.has(weekdayOf(date)) && holidayOn(date) === null;
