import { type ArgsOf, addDays, isRedDay, type Timetable } from '@ddak/domain';

export interface NewDays {
  readonly from: string;
  readonly count: number;
  readonly unit: Timetable['unit'];
  readonly dayKind: Timetable['dayKind'];
  readonly calltime: number;
  readonly restOnFreeDays: boolean;
}

/** The date to propose for the next day: the one after the last, or the project's start, or today. */
export function nextFreeDate(days: readonly Timetable[], start: string | null, today: string): string {
  const last = days
    .map((day) => day.tableDate)
    .sort()
    .at(-1);
  return last ? addDays(last, 1) : (start ?? today);
}

/** The days to make: from the first date on, past Sundays and public holidays where asked, and past dates that are taken (TT1). */
export function newDays(
  wish: NewDays,
  taken: readonly Timetable[],
): Omit<ArgsOf<'addTimetable'>, 'timetableId' | 'boardId'>[] {
  const busy = new Set(taken.filter((day) => day.unit === wish.unit).map((day) => day.tableDate));
  const { unit, dayKind, calltime } = wish;
  const days = [];
  for (let date = wish.from; days.length < wish.count; date = addDays(date, 1)) {
    const off = wish.restOnFreeDays && isRedDay(date);
    if (!off && !busy.has(date)) days.push({ tableDate: date, unit, dayKind, calltime });
  }
  return days;
}
