import { byTiers, nightShare, nightWork, wageTiers } from '../labour/paid-minutes.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import { type WorkDay, workedMinutes } from '../labour/work-day.ts';

/** What a plain day of so many won comes to: the whole day, and by the minute where it is more than that. */
export interface Wages {
  readonly plain: number;
  readonly overtime: { readonly after: number; readonly perMinute: number }[];
  readonly nightPerMinute: number;
}

/** CO4, LB11: the plain day is paid in full; minutes of it are not paid again where the longest day is shorter. */
export function wagesOf(
  plainDay: number,
  rules: LabourRules,
  day: Pick<WorkDay, 'holiday' | 'shooting'>,
): Wages {
  const minute = plainDay / rules.dayHours.value;
  const [plain, ...longer] = wageTiers(day, rules);
  return {
    plain: plainDay * plain!.times,
    overtime: longer.map(({ after, times }) => ({
      after,
      perMinute: minute * (after < rules.dayHours.value ? times - plain!.times : times),
    })),
    nightPerMinute: minute * nightShare(rules),
  };
}

/** What a day of work comes to in won, not rounded. */
export function wageOf(plainDay: number, rules: LabourRules, day: WorkDay): number {
  const { plain, overtime, nightPerMinute } = wagesOf(plainDay, rules, day);
  const longer = byTiers(overtime, workedMinutes(day), ({ perMinute }) => perMinute);
  return plain + longer + nightWork(day) * nightPerMinute;
}
