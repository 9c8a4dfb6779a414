import { formatClock, formatDuration } from '../kernel/clock.ts';
import { breachOf, type LabourBreach } from './breach.ts';
import type { LabourRules } from './rules-in-force.ts';
import { type WorkDay, workedMinutes } from './work-day.ts';

/** What one day breaks by itself: its length (LB3), its breaks (LB4), when and how long it eats (LB5). */
export function checkWorkDay(day: WorkDay, rules: LabourRules): readonly LabourBreach[] {
  return [
    ...checkLength(day, rules),
    ...checkBreaks(day, rules),
    ...checkMeal(day, rules),
    ...checkMealLength(day, rules),
  ];
}

function checkLength(day: WorkDay, rules: LabourRules): readonly LabourBreach[] {
  const rule = day.shooting ? rules.shootDay : rules.otherDay;
  const value = workedMinutes(day);
  if (value <= rule.value) return [];
  const over = formatDuration(value - rule.value);
  return [
    breachOf(rule, {
      value,
      dates: [day.date],
      message: `${formatDuration(value)} 일해요. ${formatDuration(rule.value)}보다 ${over} 길어요.`,
      mend: `${over} 이상 다른 날로 옮기거나 줄이세요.`,
    }),
  ];
}

function checkBreaks(day: WorkDay, rules: LabourRules): readonly LabourBreach[] {
  const worked = workedMinutes(day);
  const rule = worked >= 8 * 60 ? rules.breakPerEightHours : rules.breakPerFourHours;
  if (worked < 4 * 60) return [];
  const value = day.pauses.reduce((sum, pause) => sum + pause.end - pause.start, 0);
  if (value >= rule.value) return [];
  return [
    breachOf(rule, {
      value,
      dates: [day.date],
      message: `${formatDuration(worked)} 일하는 동안 쉬는 시간이 ${value === 0 ? '없어요' : `${value}분뿐이에요`}. ${rule.value}분은 있어야 해요.`,
      mend: `식사나 휴식을 ${rule.value - value}분 더 넣으세요.`,
    }),
  ];
}

function checkMeal(day: WorkDay, rules: LabourRules): readonly LabourBreach[] {
  const latest = day.start + rules.mealWithin.value;
  if (day.end <= latest) return [];
  const first = day.pauses.filter((pause) => pause.kind === 'meal').map((pause) => pause.start);
  const meal = first.length > 0 ? Math.min(...first) : null;
  if (meal !== null && meal <= latest) return [];
  return [
    breachOf(rules.mealWithin, {
      value: (meal ?? day.end) - day.start,
      dates: [day.date],
      message:
        meal === null
          ? `${formatClock(day.end)}까지 식사가 없어요.`
          : `첫 식사가 ${formatClock(meal)}이에요. 집합하고 ${formatDuration(rules.mealWithin.value)}이 지난 뒤예요.`,
      mend: `${formatClock(latest)} 전에 식사를 넣으세요.`,
    }),
  ];
}

function checkMealLength(day: WorkDay, rules: LabourRules): readonly LabourBreach[] {
  const rule = rules.mealLength;
  const meals = day.pauses.filter((pause) => pause.kind === 'meal').map((pause) => pause.end - pause.start);
  const value = Math.min(...meals);
  if (meals.length === 0 || value >= rule.value) return [];
  return [
    breachOf(rule, {
      value,
      dates: [day.date],
      message: `식사가 ${value}분뿐이에요. ${rule.value}분은 있어야 해요.`,
      mend: `식사를 ${rule.value - value}분 늘리세요.`,
    }),
  ];
}
