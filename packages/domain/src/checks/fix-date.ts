import { josa } from 'es-hangul';
import { addDays, type DateText, shortDate, weekdayOf } from '../kernel/date.ts';
import { holidayOn } from '../kernel/holidays.ts';
import { mondayOf } from '../labour/check-weeks.ts';
import type { ProjectState } from '../state.ts';
import { dayName } from '../timetable/day-name.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { fix } from './plan-fix.ts';

/** So far from its date a day may go, and to so many dates it is tried. */
const FARTHEST = 21;
const MOST_DATES = 4;

/** The working days of a day's unit in its week that can still change, the last first. */
export const daysOfWeek = (state: ProjectState, day: Timetable): readonly Timetable[] =>
  daysOf(state, day.boardId)
    .filter(
      (one) =>
        one.unit === day.unit &&
        one.dayKind !== '휴일' &&
        mondayOf(one.tableDate) === mondayOf(day.tableDate) &&
        !one.locked &&
        rowsOf(state, one._id).every((row) => row.state === 'planned' || row.state === 'dropped'),
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

/** Whole days to the nearest free working days of other weeks; none with a pinned row. */
export function* otherDates(state: ProjectState, days: readonly Timetable[]) {
  const movable = days.filter((day) => rowsOf(state, day._id).every((row) => !row.pinned));
  for (const day of movable)
    for (const tableDate of freeDates(state, day))
      yield fix(`${sayDay(state, day)} ${josa(shortDate(tableDate), '으로/로')} 옮기기`, 'editTimetable', {
        timetableId: day._id,
        patch: { tableDate },
      });
}

function freeDates(state: ProjectState, day: Timetable): readonly DateText[] {
  const taken = new Set(
    daysOf(state, day.boardId).flatMap(({ unit, tableDate }) => (unit === day.unit ? [tableDate] : [])),
  );
  const near = Array.from({ length: FARTHEST }, (_, i) => [i + 1, -(i + 1)])
    .flat()
    .map((by) => addDays(day.tableDate, by));
  const isFree = (date: DateText) =>
    !taken.has(date) &&
    ![0, 6].includes(weekdayOf(date)) &&
    holidayOn(date) === null &&
    mondayOf(date) !== mondayOf(day.tableDate);
  return near.filter(isFree).slice(0, MOST_DATES);
}

const sayDay = (state: ProjectState, day: Timetable): string =>
  `${dayName(day, dayNumbers(state, day.boardId).get(day._id))}(${shortDate(day.tableDate)})`;
