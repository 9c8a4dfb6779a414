import * as years from '@hyunbinseo/holidays-kr/all';
import { addDays, type DateText, weekdayOf } from './date.ts';

/** The law names this one by its date alone, which stands beside it anyway. */
const spoken = (name: string): string => (name === '1월 1일' ? '신정' : name);

const NAMES: ReadonlyMap<DateText, string> = new Map(
  Object.values(years).flatMap((year) =>
    Object.entries(year).map(([date, names]): [DateText, string] => [date, names.map(spoken).join(', ')]),
  ),
);
const FIRST_YEAR = [...NAMES.keys()].sort()[0]!.slice(0, 4);
const LAST_YEAR = [...NAMES.keys()].sort().at(-1)!.slice(0, 4);

/** The public holiday of Korea on a date, observed and election days among them; null where it is none or not known. */
export const holidayOn = (date: DateText): string | null => NAMES.get(date) ?? null;

/** Whether the almanac that we have knows the year of a date; where it does not, screens say 공휴일 미확인. */
export const knowsHolidaysOf = (date: DateText): boolean =>
  FIRST_YEAR <= date.slice(0, 4) && date.slice(0, 4) <= LAST_YEAR;

/** Whether a date is red in the calendar: a Sunday or a public holiday. */
export const isRedDay = (date: DateText): boolean => weekdayOf(date) === 0 || holidayOn(date) !== null;

/** Whether a date is a weekend or a public holiday. */
export const isFreeDay = (date: DateText): boolean =>
  [0, 6].includes(weekdayOf(date)) || holidayOn(date) !== null;

/** Whether the day after a date is free of school: a weekend or a public holiday. School holidays are not known. */
export const isEveOfFreeDay = (date: DateText): boolean => isFreeDay(addDays(date, 1));
