import { addDays, type DateText, dateSchema, daysBetween } from '@ddak/domain';

/**
 * A date as people write it: `2026-12-01`, `2026. 12. 1 (화)`, `26.12.1`, `12/1`, `12월 1일`, `1201`, `20261201`.
 * A month and a day alone are those nearest to `near`. Null where it is no date.
 */
export function readDate(text: string, near: DateText): DateText | null {
  const words = text.replace(/\(?[일월화수목금토](?:요일)?\)?\s*$/, '').trim();
  const bare = /^(\d{4}|\d{2})?(\d{2})(\d{2})$/.exec(words);
  const parted =
    /^(?:(\d{4}|\d{2})\s*(?:년|[-./])\s*)?(\d{1,2})\s*(?:월|[-./])\s*(\d{1,2})\s*(?:일|\.)?$/.exec(words);
  const [, year, month, day] = bare ?? parted ?? [];
  if (month === undefined || day === undefined) return null;
  const inYear = (of: number) => valid(`${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const here = Number(near.slice(0, 4));
  const distance = (date: DateText) => Math.abs(daysBetween(near, date));
  const candidates = [here - 1, here, here + 1].flatMap((of) => inYear(of) ?? []);
  return candidates.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** A date that the calendar has: 31 November is none. */
const valid = (date: string): DateText | null =>
  dateSchema.safeParse(date).success && addDays(date, 0) === date ? date : null;
