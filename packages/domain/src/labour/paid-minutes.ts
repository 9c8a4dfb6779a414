import type { LabourRules } from './rules-in-force.ts';
import { type WorkDay, workedMinutes } from './work-day.ts';

/** The minutes of a day as they are paid. `paid` is in minutes at the plain wage, additions included. */
export interface PaidMinutes {
  readonly worked: number;
  readonly overtime: number;
  readonly night: number;
  readonly paid: number;
}

const MIDNIGHT = 24 * 60;
/** Night work lies between 22:00 and 06:00: on a day's own clock, which may run past midnight, in these stretches. */
const NIGHTS = [
  [0, 6 * 60],
  [22 * 60, MIDNIGHT + 6 * 60],
  [MIDNIGHT + 22 * 60, 2 * MIDNIGHT + 6 * 60],
] as const;

/** LB11: the wage of a day in minutes at the plain rate: overtime, night and holiday additions, and the long day. */
export function paidMinutes(day: WorkDay, rules: LabourRules): PaidMinutes {
  const worked = workedMinutes(day);
  const overtime = Math.max(0, worked - rules.dayHours.value);
  const night = nightMinutes(day);
  const beyond = day.shooting ? Math.max(0, worked - rules.shootDay.value) : 0;
  const share = (percent: number): number => percent / 100;
  const additions = day.holiday
    ? (worked - overtime) * share(rules.holidayPremium.value) +
      overtime * share(rules.holidayLongPremium.value)
    : Math.max(0, overtime - beyond) * share(rules.overtimePremium.value) + beyond * longDay(rules);
  return {
    worked,
    overtime,
    night,
    paid: worked + additions + night * share(rules.nightPremium.value),
  };
}

/** Beyond the contract's longest day the contract's factor holds, where it is more than the statute's addition. */
const longDay = (rules: LabourRules): number =>
  Math.max(rules.shootDayFactor.value - 1, rules.overtimePremium.value / 100);

/** Minutes between two times of a day's own clock that lie in the night. */
export function nightBetween(from: number, to: number): number {
  let minutes = 0;
  for (const [start, end] of NIGHTS) minutes += Math.max(0, Math.min(to, end) - Math.max(from, start));
  return minutes;
}

function nightMinutes(day: WorkDay): number {
  const paused = day.pauses.reduce((sum, pause) => sum + nightBetween(pause.start, pause.end), 0);
  return nightBetween(day.start, day.end) - paused;
}
