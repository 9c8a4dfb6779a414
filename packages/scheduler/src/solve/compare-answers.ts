import type { ScheduleAnswer } from './schedule-answer.ts';

/** SE6: below 0 where the first plan is the better one. */
export function compareAnswers({ score: one }: ScheduleAnswer, { score: other }: ScheduleAnswer): number {
  return (
    one.hardBreaches - other.hardBreaches ||
    one.minutesLeftOver - other.minutesLeftOver ||
    one.worth - other.worth
  );
}
