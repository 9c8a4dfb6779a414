import type { DateText } from '../kernel/date.ts';

/**
 * The day on which somebody turns so old (만 나이). Who was born on 29 February does so on 1 March in a year that has no
 * such day.
 */
export function turnsOn(birthDate: DateText, years: number): DateText {
  const year = Number(birthDate.slice(0, 4)) + years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = birthDate.slice(4) === '-02-29' && !isLeap ? '-03-01' : birthDate.slice(4);
  return `${String(year).padStart(4, '0')}${day}`;
}

/** How old somebody is on a day (만 나이): on their birthday a year older than on the day before. */
export function ageOn(birthDate: DateText, date: DateText): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date < turnsOn(birthDate, years) ? years - 1 : years;
}
