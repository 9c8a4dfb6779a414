import { type DateText, knowsHolidaysOf } from '@ddak/domain';

const WEEKEND = [
  [6, '토요일'],
  [0, '일요일'],
] as const;

/** TT39: which dates new days pass over, in a sentence or two; `last`: the last of them. */
export function sayPassedOver(weekdays: ReadonlySet<number>, last: DateText): string {
  const free = WEEKEND.filter(([weekday]) => !weekdays.has(weekday)).map(([, name]) => name);
  const days = free.length === WEEKEND.length ? '주말' : free.join('');
  if (knowsHolidaysOf(last)) return `${[days, '공휴일'].filter(Boolean).join('과 ')}은 건너뛰어요.`;
  return [days && `${days}은 건너뛰어요.`, '공휴일 미확인.'].filter(Boolean).join(' ');
}
