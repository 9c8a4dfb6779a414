import { addDays, sunTimes } from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';

export const SEOUL = { latitude: 37.5665, longitude: 126.978 };

/** So many shooting days from a Monday on, six a week, with the sun of Seoul and the crew's pay. */
export function filmDays(count: number): ScheduleProblemInput['days'] {
  return Array.from({ length: count }, (_, i) => {
    const date = addDays('2026-09-07', i + Math.floor(i / 6));
    const sun = sunTimes(date, SEOUL);
    return {
      id: `d${i + 1}`,
      date,
      week: `w${Math.floor(i / 6) + 1}`,
      call: { from: 360, to: 1110 },
      sunrise: sun?.sunrise ?? null,
      sunset: sun?.sunset ?? null,
      setupMinutes: 60,
      wrapMinutes: 30,
      regularMinutes: 480,
      maxMinutes: 720,
      crewCost: 8_000_000,
      overtime: [{ after: 480, perMinute: 25_000 }],
      nightPerMinute: 8000,
    };
  });
}

/** The rules of a Korean film, all on: the law's hours, contracts' days, minors, light, rest. */
export const FILM_RULES: NonNullable<ScheduleProblemInput['rules']> = [
  { rule: 'dayLength' },
  { rule: 'light' },
  { rule: 'peopleAvailable' },
  { rule: 'placesAvailable' },
  { rule: 'elementsAvailable' },
  { rule: 'onePlaceAtOnce' },
  { rule: 'restCrew', minutes: 480 },
  { rule: 'restCrew', severity: 'soft', weight: 1, minutes: 660 },
  { rule: 'restCast', minutes: 480 },
  { rule: 'weekHours', minutes: 3120 },
  { rule: 'weeklyDayOff', days: 1 },
  { rule: 'meal', within: 360, minutes: 60 },
  { rule: 'minorHours', minorClass: 'under15', from: 360, to: 1320 },
  { rule: 'minorDay', minorClass: 'under15', minutes: 480 },
  { rule: 'minorWeek', minorClass: 'under15', minutes: 2100 },
  { rule: 'minorWeek', minorClass: 'under19', minutes: 2400 },
];
