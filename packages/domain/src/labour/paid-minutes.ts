import type { LabourRules } from './rules-in-force.ts';
import { type Pause, type WorkDay, workedMinutes } from './work-day.ts';

/** The minutes of a day as they are paid. `paid` is in minutes at the plain wage, additions included. */
export interface PaidMinutes {
  readonly worked: number;
  readonly overtime: number;
  readonly night: number;
  readonly paid: number;
}

/** From so many minutes of work on, a minute is paid so many times the plain one; until the next begins. */
export interface WageTier {
  readonly after: number;
  readonly times: number;
}

const MIDNIGHT = 24 * 60;
/** Night work lies between 22:00 and 06:00: on a day's own clock, which may run past midnight, in these stretches. */
const NIGHTS = [
  [0, 6 * 60],
  [22 * 60, MIDNIGHT + 6 * 60],
  [MIDNIGHT + 22 * 60, 2 * MIDNIGHT + 6 * 60],
] as const;

/**
 * LB11: how a day is paid by its length: plain, overtime, and on a shooting day the contract's factor beyond its longest
 * day, where it is more than the statute's addition. All of it more on a public holiday.
 */
export function wageTiers(
  day: { readonly holiday: boolean; readonly shooting: boolean },
  rules: LabourRules,
): readonly WageTier[] {
  const plain = day.holiday ? share(rules.holidayPremium.value) : 1;
  const overtime = share(day.holiday ? rules.holidayLongPremium.value : rules.overtimePremium.value);
  const long = Math.max(rules.shootDayFactor.value, overtime);
  const normal = rules.dayHours.value;
  const longest = day.shooting ? rules.shootDay.value : Number.POSITIVE_INFINITY;
  const bends = [
    { after: normal, times: normal < longest ? overtime : long },
    ...(day.shooting ? [{ after: longest, times: long }] : []),
  ];
  return [{ after: 0, times: plain }, ...bends.sort((a, b) => a.after - b.after)];
}

/** LB11: what is added to the wage of a minute in the night, as a share of the plain one. */
export const nightShare = (rules: LabourRules): number => rules.nightPremium.value / 100;

const share = (percent: number): number => 1 + percent / 100;

/** What so many minutes come to, by tiers that each hold until the next. */
export function byTiers<Tier extends { readonly after: number }>(
  tiers: readonly Tier[],
  minutes: number,
  priceOf: (tier: Tier) => number,
): number {
  return tiers.reduce((sum, tier, i) => {
    const until = tiers[i + 1]?.after ?? Number.POSITIVE_INFINITY;
    return sum + Math.max(0, Math.min(minutes, until) - tier.after) * priceOf(tier);
  }, 0);
}

/** LB11: the wage of a day in minutes at the plain rate: overtime, night and holiday additions, and the long day. */
export function paidMinutes(day: WorkDay, rules: LabourRules): PaidMinutes {
  const worked = workedMinutes(day);
  const night = nightWork(day);
  return {
    worked,
    overtime: Math.max(0, worked - rules.dayHours.value),
    night,
    paid: byTiers(wageTiers(day, rules), worked, ({ times }) => times) + night * nightShare(rules),
  };
}

/** Minutes between two times of a day's own clock that lie in the night. */
export function nightBetween(from: number, to: number): number {
  let minutes = 0;
  for (const [start, end] of NIGHTS) minutes += Math.max(0, Math.min(to, end) - Math.max(from, start));
  return minutes;
}

/** Of a day's stretch of work, the minutes in the night, less the breaks in it. */
export function nightWork(day: {
  readonly start: number;
  readonly end: number;
  readonly pauses: readonly Pick<Pause, 'start' | 'end'>[];
}): number {
  const paused = day.pauses.reduce((sum, pause) => sum + nightBetween(pause.start, pause.end), 0);
  return nightBetween(day.start, day.end) - paused;
}
