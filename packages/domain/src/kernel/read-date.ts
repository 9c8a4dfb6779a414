import { addDays, type DateText, dateSchema, daysBetween } from './date.ts';

/**
 * A date as people write it: `2026-12-01`, `2026. 12. 1 (화)`, `26.12.1`, `12/1`, `12월 1일`, `1201`, `20261201`.
 * A month and a day alone are those nearest to `near`. Null where it is no date.
 */
export function readDate(text: string, near: DateText): DateText | null {
  const { year, month, day } = partsOf(text) ?? {};
  if (month === undefined || day === undefined) return null;
  const inYear = (of: number) => dateOf(of, month, day);
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const here = Number(near.slice(0, 4));
  const distance = (date: DateText) => Math.abs(daysBetween(near, date));
  const candidates = [here - 1, here, here + 1].flatMap((of) => inYear(of) ?? []);
  return candidates.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/**
 * A birth date, with its year: `2012-03-04`, `20120304`, `120304`. Two figures are the last such year until today. Nobody was
 * born before 1900.
 */
export function readPastDate(text: string, today: DateText): DateText | null {
  const { year, month, day } = partsOf(text) ?? {};
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year.length === 4) return Number(year) < 1900 ? null : dateOf(Number(year), month, day);
  const here = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const dates = [here, here - 100].flatMap((century) => dateOf(century + Number(year), month, day) ?? []);
  return dates.find((date) => date <= today) ?? null;
}

interface Parts {
  readonly year: string | undefined;
  readonly month: string | undefined;
  readonly day: string | undefined;
}

function partsOf(text: string): Parts | null {
  const words = text.replace(/\(?[일월화수목금토](?:요일)?\)?\s*$/, '').trim();
  const bare = /^(\d{4}|\d{2})?(\d{2})(\d{2})$/.exec(words);
  const parted =
    /^(?:(\d{4}|\d{2})\s*(?:년|[-./])\s*)?(\d{1,2})\s*(?:월|[-./])\s*(\d{1,2})\s*(?:일|\.)?$/.exec(words);
  const found = bare ?? parted;
  return found && { year: found[1], month: found[2], day: found[3] };
}

const dateOf = (year: number, month: string, day: string): DateText | null =>
  valid(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/** A date that the calendar has: 31 November is none. */
const valid = (date: string): DateText | null =>
  dateSchema.safeParse(date).success && addDays(date, 0) === date ? date : null;
