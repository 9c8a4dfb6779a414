import { z } from 'zod';

/** Minutes from the shooting day's midnight. May pass 24:00 (1530 is 25:30) and stays on that day. */
export const clockSchema = z.int().min(0).max(2879);
export type ClockMinutes = number;

/** 1530 → `25:30`. */
export const formatClock = (minutes: ClockMinutes): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** `7:30`, `0730`, `25:30`, `730` → minutes; null for anything else. */
export function parseClock(text: string): ClockMinutes | null {
  const match = /^\s*(\d{1,2}):?([0-5]\d)\s*$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 2879 ? minutes : null;
}

/** 100 → `1시간 40분`, 60 → `1시간`, 40 → `40분`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}
