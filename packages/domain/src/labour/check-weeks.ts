import { formatDuration } from '../kernel/clock.ts';
import { addDays, type DateText, weekdayOf } from '../kernel/date.ts';
import { breachOf, type LabourBreach } from './breach.ts';
import type { LabourRules } from './rules-in-force.ts';
import { type WorkDay, workedMinutes } from './work-day.ts';

/** The Monday of a date's week: weeks run from Monday, the day on which Korean crews begin theirs. */
export const mondayOf = (date: DateText): DateText => addDays(date, -((weekdayOf(date) + 6) % 7));

/** LB7, LB8: hours of a week against 주 소정근로 + 연장 한도, and the weekly day off. `days` of one person or crew. */
export function checkWeeks(days: readonly WorkDay[], rules: LabourRules): readonly LabourBreach[] {
  const weeks = Map.groupBy(days, (day) => mondayOf(day.date));
  return [...weeks.values()].flatMap((week) => [...checkHours(week, rules), ...checkDayOff(week, rules)]);
}

function checkHours(week: readonly WorkDay[], rules: LabourRules): readonly LabourBreach[] {
  const limit = rules.weekHours.value + rules.weekExtension.value;
  const value = week.reduce((sum, day) => sum + workedMinutes(day), 0);
  if (value <= limit) return [];
  const over = formatDuration(value - limit);
  return [
    {
      ...breachOf(rules.weekExtension, {
        value,
        dates: week.map((day) => day.date),
        message: `한 주에 ${formatDuration(value)} 일해요. ${formatDuration(limit)}보다 ${over} 많아요.`,
        mend: `이 주에서 ${over} 이상 덜어 내세요.`,
      }),
      limit,
    },
  ];
}

function checkDayOff(week: readonly WorkDay[], rules: LabourRules): readonly LabourBreach[] {
  const dates = [...new Set(week.map((day) => day.date))];
  const value = 7 - dates.length;
  if (value >= rules.weeklyDayOff.value) return [];
  return [
    breachOf(rules.weeklyDayOff, {
      value,
      dates,
      message: '한 주에 쉬는 날이 없어요.',
      mend: `이 주에 쉬는 날을 ${rules.weeklyDayOff.value - value}일 두세요.`,
    }),
  ];
}
