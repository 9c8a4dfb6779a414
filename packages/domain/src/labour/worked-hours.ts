import { formatDuration } from '../kernel/clock.ts';
import type { PaidMinutes } from './paid-minutes.ts';

/** Minutes of work, and of them overtime and night (LB2, LB11). */
export type WorkedHours = Pick<PaidMinutes, 'worked' | 'overtime' | 'night'>;

export function sumOfHours(all: Iterable<WorkedHours>): WorkedHours {
  const sum = { worked: 0, overtime: 0, night: 0 };
  for (const { worked, overtime, night } of all) {
    sum.worked += worked;
    sum.overtime += overtime;
    sum.night += night;
  }
  return sum;
}

/** `근로 46시간 30분`, `연장 6시간`, `야간 1시간` */
export const hoursWords = ({ worked, overtime, night }: WorkedHours): string[] => [
  `근로 ${formatDuration(worked)}`,
  ...(overtime > 0 ? [`연장 ${formatDuration(overtime)}`] : []),
  ...(night > 0 ? [`야간 ${formatDuration(night)}`] : []),
];
