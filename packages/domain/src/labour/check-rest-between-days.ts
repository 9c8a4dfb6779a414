import { formatDuration } from '../kernel/clock.ts';
import { daysBetween } from '../kernel/date.ts';
import { breachOf, type LabourBreach } from './breach.ts';
import type { LabourRules } from './rules-in-force.ts';
import type { WorkDay } from './work-day.ts';

/**
 * LB6: between one day's release and the next call lie `restBetweenDays`; less than `leastRestBetweenDays` is told as
 * that rule alone, since it binds harder. `days` of one person or crew, in any order.
 */
export function checkRestBetweenDays(days: readonly WorkDay[], rules: LabourRules): readonly LabourBreach[] {
  const inOrder = days.toSorted((a, b) => a.date.localeCompare(b.date) || a.start - b.start);
  return inOrder.flatMap((day, i) => {
    const before = inOrder[i - 1];
    return before ? restBreach(before, day, rules) : [];
  });
}

function restBreach(before: WorkDay, day: WorkDay, rules: LabourRules): readonly LabourBreach[] {
  const value = daysBetween(before.date, day.date) * 24 * 60 + day.start - before.end;
  const { leastRestBetweenDays: least, restBetweenDays: usual } = rules;
  const rule = value < least.value ? least : usual;
  if (value >= rule.value) return [];
  return [
    breachOf(rule, {
      value,
      dates: [before.date, day.date],
      message:
        value < 0
          ? `앞 촬영이 끝나기 ${formatDuration(-value)} 전에 다시 집합해요.`
          : `앞 촬영이 끝나고 ${formatDuration(value)} 뒤에 집합해요. ${formatDuration(rule.value)}은 쉬어야 해요.`,
      mend: `집합을 ${formatDuration(rule.value - value)} 늦추거나 앞날을 그만큼 일찍 끝내세요.`,
    }),
  ];
}
