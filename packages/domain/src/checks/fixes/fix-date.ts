import { addDays, type DateText, shortDate } from '../../kernel/date.ts';
import { josa } from '../../kernel/josa.ts';
import { mondayOf } from '../../labour/check-weeks.ts';
import type { ProjectState } from '../../state.ts';
import { dayName } from '../../timetable/day-name.ts';
import { dayNumbers } from '../../timetable/day-no.ts';
import { daysOf, rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import { isWorkingDate, workingWeekdays } from '../../timetable/working-weekdays.ts';
import { fix } from './plan-fix.ts';

/** So far from its date a day may go, and to so many dates it is tried. */
const FARTHEST = 21;
const MOST_DATES = 4;

/** The working days of a day's unit in its week that are not locked, the last first. */
export const daysOfWeek = (state: ProjectState, day: Timetable): readonly Timetable[] =>
  daysOf(state, day.boardId)
    .filter(
      (one) =>
        one.unit === day.unit &&
        one.dayKind !== '휴일' &&
        mondayOf(one.tableDate) === mondayOf(day.tableDate) &&
        !one.locked,
    )
    .toReversed();

/** A day on which nothing is shot as a day off. */
export function* daysOff(state: ProjectState, days: readonly Timetable[]) {
  for (const day of days)
    if (rowsOf(state, day._id).every((row) => row.sceneData === null))
      yield fix(`${sayDay(state, day)} 휴일로 두기`, 'editTimetable', {
        timetableId: day._id,
        patch: { dayKind: '휴일' },
      });
}

/** Whole days to the next free working days; none with a pinned row. */
export function* otherDates(
  state: ProjectState,
  days: readonly Timetable[],
  isMeant: (date: DateText) => boolean = () => true,
) {
  const movable = days.filter((day) => rowsOf(state, day._id).every((row) => !row.pinned));
  for (const day of movable)
    for (const tableDate of freeDates(state, day).filter(isMeant).slice(0, MOST_DATES))
      yield fix(`${sayDay(state, day)} ${josa(shortDate(tableDate), '으로/로')} 옮기기`, 'editTimetable', {
        timetableId: day._id,
        patch: { tableDate },
      });
}

/** The working dates (TT39) after a day's on which nothing of its unit stands, the next first. */
export function freeDates(state: ProjectState, day: Timetable): readonly DateText[] {
  const taken = new Set(
    daysOf(state, day.boardId).flatMap(({ unit, tableDate }) => (unit === day.unit ? [tableDate] : [])),
  );
  // Later ones alone: an earlier one may have passed.
  const next = Array.from({ length: FARTHEST }, (_, i) => addDays(day.tableDate, i + 1));
  const weekdays = workingWeekdays(state, day.boardId);
  return next.filter((date) => !taken.has(date) && isWorkingDate(weekdays, date));
}

/** Whole days to the next free working days of other weeks. */
export const otherWeeks = (state: ProjectState, day: Timetable, days: readonly Timetable[]) =>
  otherDates(state, days, (date) => mondayOf(date) !== mondayOf(day.tableDate));

/** `2회차(12.5 토)`. */
export const sayDay = (state: ProjectState, day: Timetable): string =>
  `${dayName(day, dayNumbers(state, day.boardId).get(day._id))}(${shortDate(day.tableDate)})`;
