import { formatClock, formatDuration } from '../kernel/clock.ts';
import { breachOf, type LabourBreach } from './breach.ts';
import { mondayOf } from './check-weeks.ts';
import type { LabourRules } from './rules-in-force.ts';
import { type WorkDay, workedMinutes } from './work-day.ts';

/** Which of the two ages a minor is of, and what they and their guardian have agreed to. */
export interface Minor {
  readonly minorClass: 'under15' | 'under19';
  /** Under 15: to 24:00 when there is no school on the next day. 15 and over: night work. */
  readonly nightConsent: boolean;
  /** 15 and over: the weekly extension. */
  readonly extensionAgreed: boolean;
}

const MORNING = 6 * 60;
const MIDNIGHT = 24 * 60;

/** LB9, LB10: a minor's nights and weeks. `noSchoolNextDay(date)`: whether the day after is free of school. */
export function checkMinor(
  days: readonly WorkDay[],
  minor: Minor,
  rules: LabourRules,
  noSchoolNextDay: (date: string) => boolean,
): readonly LabourBreach[] {
  const nights = days.flatMap((day) => checkNight(day, minor, rules, noSchoolNextDay(day.date)));
  return [...nights, ...checkWeek(days, minor, rules)];
}

/** The rule that ends a minor's evening, or null where none does. */
function nightRule(minor: Minor, rules: LabourRules, noSchoolNextDay: boolean) {
  if (minor.minorClass === 'under19') return minor.nightConsent ? null : rules.under19NightFrom;
  return minor.nightConsent && noSchoolNextDay ? rules.under15NightByConsent : rules.under15NightFrom;
}

function checkNight(day: WorkDay, minor: Minor, rules: LabourRules, free: boolean): readonly LabourBreach[] {
  const rule = nightRule(minor, rules, free);
  if (!rule) return [];
  const late = day.end > rule.value;
  const early = day.start < MORNING || (day.start >= MIDNIGHT && day.start < MIDNIGHT + MORNING);
  if (!late && !early) return [];
  return [
    breachOf(rule, {
      value: late ? day.end : day.start,
      dates: [day.date],
      message: late
        ? `${formatClock(day.end)}까지 일해요. ${formatClock(rule.value)} 뒤로는 일할 수 없어요.`
        : `${formatClock(day.start)}에 시작해요. ${formatClock(MORNING)} 전에는 일할 수 없어요.`,
      mend: late
        ? `나오는 씬을 ${formatClock(rule.value)} 전으로 당기세요.`
        : `나오는 씬을 ${formatClock(MORNING)} 뒤로 미루세요.`,
    }),
  ];
}

function checkWeek(days: readonly WorkDay[], minor: Minor, rules: LabourRules): readonly LabourBreach[] {
  const rule = minor.minorClass === 'under15' ? rules.under15Week : rules.under19Week;
  const agreed = minor.minorClass === 'under19' && minor.extensionAgreed;
  const limit = rule.value + (agreed ? rules.under19WeekExtension.value : 0);
  return [...Map.groupBy(days, (day) => mondayOf(day.date)).values()].flatMap((week) => {
    const value = week.reduce((sum, day) => sum + workedMinutes(day), 0);
    if (value <= limit) return [];
    const over = formatDuration(value - limit);
    const message = `한 주에 ${formatDuration(value)} 일해요. ${formatDuration(limit)}보다 ${over} 많아요.`;
    const dates = week.map((day) => day.date);
    return [
      { ...breachOf(rule, { value, dates, message, mend: `이 주에서 ${over} 이상 덜어 내세요.` }), limit },
    ];
  });
}
