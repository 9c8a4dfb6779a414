import { getTimes } from 'suncalc';
import type { ClockMinutes } from './clock.ts';
import type { DateText } from './date.ts';

/** Where the sun is looked up when a day's place has no coordinates. */
export const SEOUL = { latitude: 37.5665, longitude: 126.978 } as const;

/** Sunrise and sunset in minutes from midnight, Korean time. */
export interface SunTimes {
  readonly sunrise: ClockMinutes;
  readonly sunset: ClockMinutes;
}

const KOREA_OFFSET_MINUTES = 540;

const toClock = (instant: Date, date: DateText): ClockMinutes =>
  Math.round((instant.getTime() - Date.parse(`${date}T00:00:00Z`)) / 60_000) + KOREA_OFFSET_MINUTES;

/** So many dates and places are remembered: every scene of every day asks, at each change of its day. */
const REMEMBERED = 5_000;
const known = new Map<string, SunTimes | null>();

/** Sun times of a date at a place in degrees (suncalc: refraction-corrected upper limb). Null where it does not rise or set. */
export function sunTimes(date: DateText, place: { latitude: number; longitude: number }): SunTimes | null {
  const key = `${date} ${place.latitude} ${place.longitude}`;
  const last = known.get(key);
  if (last !== undefined) return last;
  const times = newSunTimes(date, place);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, times);
  return times;
}

function newSunTimes(date: DateText, place: { latitude: number; longitude: number }): SunTimes | null {
  const { sunrise, sunset } = getTimes(new Date(`${date}T03:00:00Z`), place.latitude, place.longitude);
  if (!sunrise || !sunset) return null;
  return { sunrise: toClock(sunrise, date), sunset: toClock(sunset, date) };
}
