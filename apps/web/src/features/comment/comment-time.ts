import { koreanDate, koreanMoment } from '@ddak/domain';

const MINUTE = 60_000;

/** When something was said, as people say it: `방금`, `5분 전`, `오늘 14:02`, `어제 18:20`, `11.22 19:40`. */
export function commentTime(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE);
  if (minutes < 1) return '방금';
  if (minutes < 60) return `${minutes}분 전`;
  const moment = koreanMoment(at);
  const clock = moment.split(' ')[1]!;
  if (koreanDate(at) === koreanDate(now)) return `오늘 ${clock}`;
  if (koreanDate(at) === koreanDate(now - 24 * 60 * MINUTE)) return `어제 ${clock}`;
  return moment;
}
