import type { ClockMinutes } from './clock.ts';
import type { DateText } from './date.ts';

/** The moment of a clock time of a shooting day, in milliseconds since 1970: Korea is nine hours ahead, all year. */
export const callInstant = (date: DateText, minutes: ClockMinutes): number =>
  Date.parse(`${date}T00:00:00+09:00`) + minutes * 60_000;
