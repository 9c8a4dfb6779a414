import type { TimeOfDay } from '@ddak/domain';

/** Grounds of print: light enough for a copier; each says nothing that a letter or a place does not say too. */
export const HEAD_FILL = '#EEF1F5';
export const PHASE_FILL = '#F3F4F7';
/** CS22: a changed line, with a bar at its edge: what is left of it in black and white. */
export const CHANGED_FILL = '#FFF1C2';
export const CHANGED_BAR = '#9A5B00';
export const TIME_TINTS: Readonly<Record<TimeOfDay, string>> = {
  dawn: '#CFC2FF',
  day: '#FFE58A',
  sunset: '#FFBE8F',
  night: '#9ADDEB',
};
/** A time that nobody has said has none. */
export const timeTint = (time: TimeOfDay | null): string | undefined =>
  time === null ? undefined : TIME_TINTS[time];

const TIME_BARS: Readonly<Record<TimeOfDay, string>> = {
  dawn: '#8B7BE8',
  day: '#F2B705',
  sunset: '#EE8A3C',
  night: '#2B9BB8',
};
const UNKNOWN_BAR = '#C5CBD3';
/** Strong enough for a narrow bar; the words beside it say the same. */
export const timeBar = (time: TimeOfDay | null): string => (time === null ? UNKNOWN_BAR : TIME_BARS[time]);
