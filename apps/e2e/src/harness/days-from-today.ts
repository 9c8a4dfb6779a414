import { addDays, koreanDate } from '@ddak/domain';

/** The date that many days from today. Today is Korea's, as in the app: from 00:00 to 09:00 there, UTC is still at the day before. */
export const daysFromToday = (days: number): string => addDays(koreanDate(Date.now()), days);
