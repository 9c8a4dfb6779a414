import type { ClockMinutes } from './clock.ts';
import type { DateText } from './date.ts';

/** Korea is nine hours ahead, all year. */
const AHEAD_MS = 9 * 3_600_000;

/** The moment of a clock time of a shooting day, in milliseconds since 1970. */
export const callInstant = (date: DateText, minutes: ClockMinutes): number =>
  Date.parse(`${date}T00:00:00Z`) - AHEAD_MS + minutes * 60_000;

/** A moment as it is told in Korea: `11.22 19:40`. */
export function koreanMoment(at: number): string {
  const text = new Date(at + AHEAD_MS).toISOString();
  return `${Number(text.slice(5, 7))}.${Number(text.slice(8, 10))} ${text.slice(11, 16)}`;
}

export const DAY_MINUTES = 24 * 60;

/** The clock in Korea at a moment, in minutes with their fractions from midnight. */
export const koreanClock = (at: number): number => ((at + AHEAD_MS) / 60_000) % DAY_MINUTES;

/** The day of a moment in Korea. */
export const koreanDate = (at: number): DateText => new Date(at + AHEAD_MS).toISOString().slice(0, 10);

/** A moment on the clock of a shooting day, 25:30 for half past one of its night; null: it is none of that day's. */
export function clockOn(date: DateText, at: number): ClockMinutes | null {
  const minutes = Math.floor((at - callInstant(date, 0)) / 60_000);
  return minutes >= 0 && minutes < LAST_MINUTE ? minutes : null;
}
/** A night ends at six, or not much later. */
const LAST_MINUTE = 34 * 60;
