import { countsToWeek, type MinorClass } from '../age/minor-class-on.ts';
import { formatClock, formatDuration } from '../kernel/clock.ts';
import { breachOf, type LabourBreach } from './breach.ts';
import { mondayOf } from './check-weeks.ts';
import type { LabourRules } from './rules-in-force.ts';
import { type WorkDay, workedMinutes } from './work-day.ts';

/** Of which age a minor is on a day, and what they and their guardian have agreed to. */
export interface Minor {
  readonly classOn: (date: string) => MinorClass;
  /** Under 15: to 24:00 when there is no school on the next day. 15 and over: night work. */
  readonly nightConsent: boolean;
  /** 15 and over: the extension, by the day and by the week. */
  readonly extensionAgreed: boolean;
}

/** Before this nobody works who may not work at night. */
export const MORNING = 6 * 60;

/** LB9, LB10: a minor's night and hours of one day. `noSchoolNextDay`: whether the day after it is free of school. */
export const checkMinorDay = (
  day: WorkDay,
  minor: Minor,
  rules: LabourRules,
  noSchoolNextDay: boolean,
): readonly LabourBreach[] => [
  ...checkNight(day, minor, rules, noSchoolNextDay),
  ...checkDay(day, minor, rules),
];

/** The rule that ends a minor's evening and keeps their morning, or null where none does. */
export function nightRule(minor: Minor, date: string, rules: LabourRules, noSchoolNextDay: boolean) {
  const minorClass = minor.classOn(date);
  if (minorClass === 'none') return null;
  if (minorClass === 'under19') return minor.nightConsent ? null : rules.under19NightFrom;
  return minor.nightConsent && noSchoolNextDay ? rules.under15NightByConsent : rules.under15NightFrom;
}

function checkNight(day: WorkDay, minor: Minor, rules: LabourRules, free: boolean): readonly LabourBreach[] {
  const rule = nightRule(minor, day.date, rules, free);
  if (!rule) return [];
  const dates = [day.date];
  if (day.end > rule.value) {
    const from = formatClock(rule.value);
    const message = `${formatClock(day.end)}까지 일해요. ${from} 뒤로는 일할 수 없어요.`;
    return [breachOf(rule, { value: day.end, dates, message, mend: `나오는 씬을 ${from} 전으로 당기세요.` })];
  }
  if (day.start >= MORNING) return [];
  const until = formatClock(MORNING);
  const message = `${formatClock(day.start)}에 시작해요. ${until} 전에는 일할 수 없어요.`;
  const early = { value: day.start, dates, message, mend: `나오는 씬을 ${until} 뒤로 미루세요.` };
  return [{ ...breachOf(rule, early), limit: MORNING }];
}

/** From 15 on a day is the plain one, and longer by agreement; under 15 the week alone is limited. */
function checkDay(day: WorkDay, minor: Minor, rules: LabourRules): readonly LabourBreach[] {
  if (minor.classOn(day.date) !== 'under19') return [];
  const rule = rules.under19DayExtension;
  const limit = rules.dayHours.value + (minor.extensionAgreed ? rule.value : 0);
  const value = workedMinutes(day);
  if (value <= limit) return [];
  const over = formatDuration(value - limit);
  const message = `하루에 ${formatDuration(value)} 일해요. ${formatDuration(limit)}보다 ${over} 길어요.`;
  const mend = `이 날에서 ${over} 이상 덜어 내세요.`;
  return [{ ...breachOf(rule, { value, dates: [day.date], message, mend }), limit }];
}

/** LB10, LB13: a minor's weeks, each class for itself; the hours before a birthday count to the week of who is older, too. */
export function checkMinorWeeks(
  days: readonly WorkDay[],
  minor: Minor,
  rules: LabourRules,
): readonly LabourBreach[] {
  const weeks = [...Map.groupBy(days, (day) => mondayOf(day.date)).values()];
  return weeks.flatMap((week) =>
    (['under15', 'under19'] as const).flatMap((minorClass) => {
      if (!week.some(({ date }) => minor.classOn(date) === minorClass)) return [];
      const counted = week.filter(({ date }) => countsToWeek(minorClass, minor.classOn(date)));
      return checkWeekOf(minorClass, counted, minor, rules);
    }),
  );
}

function checkWeekOf(
  minorClass: 'under15' | 'under19',
  week: readonly WorkDay[],
  minor: Minor,
  rules: LabourRules,
): readonly LabourBreach[] {
  const rule = minorClass === 'under15' ? rules.under15Week : rules.under19Week;
  const agreed = minorClass === 'under19' && minor.extensionAgreed;
  const limit = rule.value + (agreed ? rules.under19WeekExtension.value : 0);
  const value = week.reduce((sum, day) => sum + workedMinutes(day), 0);
  if (value <= limit) return [];
  const over = formatDuration(value - limit);
  const message = `한 주에 ${formatDuration(value)} 일해요. ${formatDuration(limit)}보다 ${over} 많아요.`;
  const dates = week.map((day) => day.date);
  return [
    { ...breachOf(rule, { value, dates, message, mend: `이 주에서 ${over} 이상 덜어 내세요.` }), limit },
  ];
}
