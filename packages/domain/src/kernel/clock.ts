import { z } from 'zod';

/** Minutes from the shooting day's midnight. May pass 24:00 (1530 is 25:30) and stays on that day. */
export const clockSchema = z.int().min(0).max(2879);
export type ClockMinutes = number;

/** 1530 → `25:30`. */
export const formatClock = (minutes: ClockMinutes): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const SIGNS = /^(\d{1,2}):?([0-5]\d)$/;
const WORDS = /^(\d{1,2})시(?:\s*(?:([0-5]?\d)분?|(반)))?$/;
const HALF = /^(오전|오후)\s*/;

/**
 * `7:30`, `0730`, `25:30`, `730`, and as people say it: `6시 30분`, `6시 반`, `오후 2시`, `오전 6:30` → minutes; null for
 * anything else.
 */
export function parseClock(text: string): ClockMinutes | null {
  const written = text.trim();
  const half = HALF.exec(written)?.[1];
  const time = written.replace(HALF, '');
  const [, said, past = '0', isHalfPast] = SIGNS.exec(time) ?? WORDS.exec(time) ?? [];
  if (said === undefined) return null;
  // Of a half of the day there are twelve hours, the first of them 12.
  if (half && (Number(said) < 1 || Number(said) > 12)) return null;
  const hours = half ? (Number(said) % 12) + (half === '오후' ? 12 : 0) : Number(said);
  const minutes = hours * 60 + (isHalfPast ? 30 : Number(past));
  return minutes <= 2879 ? minutes : null;
}

const DAY = 24 * 60;

/**
 * RP14: which of a day's two is meant by a time that says no more than that: the one nearer to `near`. 00:40 by 22:24 is
 * 24:40; by 06:00 it stays. What passes 24:00 says itself which it is.
 */
export function clockNear(minutes: ClockMinutes, near: ClockMinutes | null): ClockMinutes {
  if (near === null || minutes >= DAY) return minutes;
  return Math.abs(minutes + DAY - near) < Math.abs(minutes - near) ? minutes + DAY : minutes;
}

const DAWN = 6 * 60;

/** CS105: the same of a call, of the hours of the night alone: by day people are also called long before all others. */
export const callNear = (minutes: ClockMinutes, near: ClockMinutes | null): ClockMinutes =>
  minutes < DAWN ? clockNear(minutes, near) : minutes;

/** 100 → `1시간 40분`, 60 → `1시간`, 40 → `40분`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}
