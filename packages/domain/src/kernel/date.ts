import { z } from 'zod';

/** A shooting day's date without a zone: `2026-12-01`. */
export const dateSchema = z.iso.date();
export type DateText = string;

const DAY_MS = 86_400_000;
const toMs = (date: DateText): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));

/** The date `days` later (or earlier, when negative). */
export function addDays(date: DateText, days: number): DateText {
  return new Date(toMs(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from `a` to `b`. */
export const daysBetween = (a: DateText, b: DateText): number => Math.round((toMs(b) - toMs(a)) / DAY_MS);

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** 0 for Sunday, as in `Date`. */
export const weekdayOf = (date: DateText): number => new Date(toMs(date)).getUTCDay();

/** `2026-12-01` → `12.1 화`, the form of lists and boards. */
export const shortDate = (date: DateText): string =>
  `${Number(date.slice(5, 7))}.${Number(date.slice(8, 10))} ${WEEKDAYS[weekdayOf(date)]}`;

/** `2026-12-01` → `2026. 12. 1 (화)`, the form of printed sheets. */
export const longDate = (date: DateText): string =>
  `${date.slice(0, 4)}. ${Number(date.slice(5, 7))}. ${Number(date.slice(8, 10))} (${WEEKDAYS[weekdayOf(date)]})`;
