import { addDays, formatDuration, inWon, type OwnWork, type OwnWorkWeek, shortDate } from '@ddak/domain';

/** Nothing where there is none: a column of zeros says less. */
export const hoursText = (minutes: number): string => (minutes === 0 ? '' : formatDuration(minutes));

export const wonText = (won: number | null): string => (won === null ? '' : inWon(won));

/** `11.30 월 – 12.6 일` */
export const weekText = ({ monday }: Pick<OwnWorkWeek, 'monday'>): string =>
  `${shortDate(monday)} – ${shortDate(addDays(monday, 6))}`;

/** What one is paid, as far as somebody has said so. */
export function rateText({ dayRate, holdRate }: Pick<OwnWork, 'dayRate' | 'holdRate'>): string {
  if (dayRate === null) return '일당이 아직 적히지 않아 시간만 셈했어요.';
  return [`일당 ${inWon(dayRate)}`, holdRate === null ? '' : `대기 ${inWon(holdRate)}`]
    .filter(Boolean)
    .join(' · ');
}
