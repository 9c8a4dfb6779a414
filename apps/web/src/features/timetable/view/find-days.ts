import type { DayView } from './day-view.ts';

type Named = Pick<DayView, 'title' | 'unit' | 'tableDate' | 'date' | 'name' | 'holiday'>;

/**
 * TT28: the days that a few signs mean, the likeliest first: `12` is 12회차 before the 12th of a month, `1225` and `12.25` are a
 * date, letters a kind, a weekday or a name. Nothing typed means all of them.
 */
export function findDays<D extends Named>(days: readonly D[], text: string): readonly D[] {
  const wanted = text.trim();
  if (wanted === '') return days;
  return days
    .map((day) => ({ day, rank: rankOf(day, wanted) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => a.rank! - b.rank!)
    .map(({ day }) => day);
}

const DATE = /^(\d{1,2})\s*[./월-]\s*(\d{0,2})\D*$/;

/** 0 is the best; null: not meant at all. */
function rankOf(day: Named, wanted: string): number | null {
  const [month, dayOfMonth] = [day.tableDate.slice(5, 7), day.tableDate.slice(8, 10)];
  const date = DATE.exec(wanted);
  if (date) {
    if (Number(date[1]) !== Number(month)) return null;
    if (Number(date[2]) === Number(dayOfMonth)) return 0;
    return String(Number(dayOfMonth)).startsWith(date[2]!) ? 1 : null;
  }
  if (!/^\d+$/.test(wanted)) return wordsOf(day).includes(wanted.toUpperCase()) ? 0 : null;
  const number = /^\d+/.exec(day.title)?.[0] ?? '';
  if (number === wanted) return 0;
  if (`${month}${dayOfMonth}` === wanted) return 1;
  if (String(Number(dayOfMonth)) === wanted) return 2;
  if (number.startsWith(wanted)) return 3;
  return `${month}${dayOfMonth}`.startsWith(wanted) ? 4 : null;
}

const wordsOf = ({ title, unit, date, name, holiday }: Named): string =>
  [unit, title, date, name, holiday].join(' ').toUpperCase();
