import { HAIR } from '../solve/answer-of.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';

/**
 * An answer with the bound that another search of the same problem has proved, where that is the higher one. Only between
 * plans that shoot everything and break no hard rule: for those both bounds hold.
 */
export function shareBound(answer: ScheduleAnswer, other: ScheduleAnswer): ScheduleAnswer {
  const isWhole = ({ score, leftOver }: ScheduleAnswer) => score.hardBreaches === 0 && leftOver.length === 0;
  if (!isWhole(answer) || !isWhole(other) || other.bound <= answer.bound) return answer;
  const cost = answer.score.worth;
  const proven = cost - other.bound <= Math.abs(cost) * HAIR;
  const bound = proven ? cost : other.bound;
  return { ...answer, cost, bound, proven, gapPercent: (100 * (cost - bound)) / bound };
}
