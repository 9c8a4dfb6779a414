import { addDays, type DateText, dateSchema } from '../../kernel/date.ts';

/** The moment that stands for a date: a morning hour that is of the same date wherever it is read, from California to Korea. */
export const ussDate = (date: DateText): string => `${date}T08:00:00.000Z`;

const NOON = 12;

/**
 * US6: the date that a moment stands for. Programs write midnight where they are: one that is nearer to the next midnight
 * (15:00 is midnight in Korea) is of that date. Null: no date.
 */
export function dateOfUss(text: string): DateText | null {
  const [, date, hour] = /^((?:19|20)\d{2}-\d{2}-\d{2})(?:T(\d{2}):\d{2}.*)?$/.exec(text) ?? [];
  if (date === undefined || !dateSchema.safeParse(date).success) return null;
  const isUtc = /Z$/.test(text);
  return isUtc && Number(hour ?? 0) > NOON ? addDays(date, 1) : date;
}
