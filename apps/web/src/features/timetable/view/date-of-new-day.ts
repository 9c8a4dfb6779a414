import { addDays, type DateText, dateSchema, daysBetween, isRedDay } from '@ddak/domain';

const DATE = /^(\d{1,2})\s*[./월-]\s*(\d{1,2})\D*$|^(\d{2})(\d{2})$/;

/**
 * TT32: the date of a new day that a few signs mean: of a year in which it lies nearest behind the first day. Without a sign
 * the next day behind all, past Sundays and public holidays. Null: they mean none, or that date has a day.
 * @param taken the dates of the unit's days, of which there is one at least
 */
export function dateOfNewDay(taken: readonly DateText[], text: string): DateText | null {
  const sorted = taken.toSorted();
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  if (text.trim() === '') return nextWorkingDay(last);
  const [, month, day, shortMonth, shortDay] = DATE.exec(text.trim()) ?? [];
  const monthAndDay = `${(month ?? shortMonth)?.padStart(2, '0')}-${(day ?? shortDay)?.padStart(2, '0')}`;
  const year = Number(first.slice(0, 4));
  const meant = [year - 1, year, year + 1]
    .map((one) => `${one}-${monthAndDay}`)
    .filter((one) => dateSchema.safeParse(one).success)
    .toSorted((a, b) => awayFrom(first, last, a) - awayFrom(first, last, b))[0];
  return meant && !taken.includes(meant) ? meant : null;
}

/** How many days a date lies outside of a stretch. */
const awayFrom = (first: DateText, last: DateText, date: DateText): number =>
  Math.max(0, daysBetween(date, first), daysBetween(last, date));

function nextWorkingDay(date: DateText): DateText {
  const next = addDays(date, 1);
  return isRedDay(next) ? nextWorkingDay(next) : next;
}
