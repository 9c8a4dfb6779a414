import { addDays, type DateText, holidayOn, knowsHolidaysOf, weekdayOf } from '@ddak/domain';
import type { DayView } from '../view/day-view.ts';

export interface CalendarCell {
  readonly date: DateText;
  /** The number of the day in its month. */
  readonly no: number;
  readonly weekday: number;
  /** A Sunday or a public holiday. */
  readonly red: boolean;
  readonly holiday: string;
  readonly today: boolean;
  readonly days: readonly DayView[];
}

export interface CalendarMonth {
  /** `2026-12`. */
  readonly key: string;
  readonly title: string;
  /** The almanac does not know its year. */
  readonly holidaysUnknown: boolean;
  readonly shootingDays: number;
  /** Weeks from Sunday to Saturday; null where the week reaches into another month. */
  readonly weeks: readonly (readonly (CalendarCell | null)[])[];
}

/** The months from the first day of a board (without any: from a date) to one behind its last. */
export function calendarMonths(days: readonly DayView[], from: DateText, today: DateText): CalendarMonth[] {
  const dates = days.map((day) => day.tableDate);
  const first = monthOf(dates.reduce((a, b) => (a < b ? a : b), dates[0] ?? from));
  const last = nextMonth(monthOf(dates.reduce((a, b) => (a > b ? a : b), dates[0] ?? from)));
  const byDate = Map.groupBy(days, (day) => day.tableDate);
  const months: CalendarMonth[] = [];
  for (let key = first; key <= last; key = nextMonth(key)) months.push(monthView(key, byDate, today));
  return months;
}

const monthOf = (date: DateText): string => date.slice(0, 7);
const nextMonth = (key: string): string => monthOf(addDays(`${key}-01`, 31));

function monthView(
  key: string,
  byDate: ReadonlyMap<DateText, readonly DayView[]>,
  today: DateText,
): CalendarMonth {
  const cells: (CalendarCell | null)[] = Array.from({ length: weekdayOf(`${key}-01`) }, () => null);
  for (let date = `${key}-01`; monthOf(date) === key; date = addDays(date, 1)) {
    const holiday = holidayOn(date) ?? '';
    const weekday = weekdayOf(date);
    cells.push({
      date,
      no: Number(date.slice(8)),
      weekday,
      red: weekday === 0 || holiday !== '',
      holiday,
      today: date === today,
      days: byDate.get(date) ?? [],
    });
  }
  while (cells.length % 7 !== 0) cells.push(null);
  return {
    key,
    title: `${key.slice(0, 4)}년 ${Number(key.slice(5))}월`,
    holidaysUnknown: !knowsHolidaysOf(`${key}-01`),
    shootingDays: cells.reduce(
      (sum, cell) => sum + (cell?.days.filter((day) => day.shooting).length ?? 0),
      0,
    ),
    weeks: Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7)),
  };
}

/** `편의점 · 옥상 외 2`: where a day goes first. */
export function firstPlaces(day: DayView): string {
  const names = [...new Set(day.rows.flatMap((row) => (row.kind === 'scene' ? [row.strip.setName] : [])))];
  const more = names.length - 2;
  return names.slice(0, 2).join(' · ') + (more > 0 ? ` 외 ${more}` : '');
}

/** The date to which an arrow goes; null for other keys. */
export const dateByKey = (date: DateText, key: string): DateText | null => {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = steps[key];
  return step === undefined ? null : addDays(date, step);
};
