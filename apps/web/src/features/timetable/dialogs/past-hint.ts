import type { DateText } from '@ddak/domain';
import { todayText } from '../../../platform/clock/today.ts';

/** What is said of a date that lies behind us: it may be meant, since days are written down afterwards too. */
export const pastHint = (date: DateText | ''): string | undefined =>
  date !== '' && date < todayText() ? '지난 날짜예요. 자동 배치는 지난 날을 다시 짜지 않아요.' : undefined;
