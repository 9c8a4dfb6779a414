import type { Change } from '../../change.ts';
import { addDays, type DateText } from '../../kernel/date.ts';
import { isRedDay } from '../../kernel/holidays.ts';
import type { ProjectState } from '../../state.ts';
import { daysOf } from '../rows-of.ts';
import { hasBegun } from '../shot/has-begun.ts';
import type { Timetable } from '../timetable.ts';
import { type BreakableDay, breakableDays } from './breakable-days.ts';
import type { DayBreak } from './day-break.ts';
import { cutAt, fillDays } from './fill-days.ts';
import { setDay } from './set-day.ts';

/** What breaking days would do. */
export interface DayBreaks {
  /** Each day that has scenes then, in order; `isNew`: it has to be made. */
  readonly days: readonly {
    readonly tableDate: DateText;
    readonly scenes: number;
    readonly isNew: boolean;
  }[];
  /** Days that would have no scene any more. */
  readonly emptied: number;
  readonly newDates: readonly DateText[];
  /** What it changes of rows, once the new days are `made`. */
  readonly changes: (state: ProjectState, made: readonly Timetable[]) => Change[];
}

/** TT29, TT30: null where there is nothing to break. */
export function planDayBreaks(state: ProjectState, from: Timetable, by: DayBreak): DayBreaks | null {
  const days = breakableDays(state, from, by.kind);
  if (days[0]?.day._id !== from._id) return null;
  const filled = by.kind === 'hand' ? cutAt(days, by.beforeRowId) : fillDays(state, days, by);
  if (!filled) return null;
  const newDates = datesAfter(state, from, filled.length - days.length);
  const dateOf = (i: number): DateText => days[i]?.day.tableDate ?? newDates[i - days.length]!;
  const shown = filled.map((groups, i) => ({
    ...{ tableDate: dateOf(i), scenes: groups.flat().length, isNew: i >= days.length },
  }));
  return {
    days: shown.filter(({ scenes }) => scenes > 0),
    emptied: days.filter(({ flowing }, i) => flowing.length > 0 && filled[i]!.length === 0).length,
    newDates,
    changes: (now, made) =>
      filled.flatMap((groups, i) => {
        const day = days[i] ?? madeDay(now, made[i - days.length]);
        // Of a day that has begun the rest goes, and all else stays where it is.
        if (!day || day.staying.some(hasBegun)) return [];
        return setDay(now, day.day, day.staying, groups.flat());
      }),
  };
}

const madeDay = (state: ProjectState, day: Timetable | undefined): BreakableDay | undefined =>
  day && breakableDays(state, day).find((one) => one.day._id === day._id);

/** The next free dates behind the last day of the unit, past Sundays and public holidays. */
function datesAfter(state: ProjectState, { boardId, unit }: Timetable, count: number): DateText[] {
  const last = daysOf(state, boardId).findLast((day) => day.unit === unit);
  const dates: DateText[] = [];
  for (let date = last?.tableDate; date && dates.length < count; ) {
    date = addDays(date, 1);
    if (!isRedDay(date)) dates.push(date);
  }
  return dates;
}
