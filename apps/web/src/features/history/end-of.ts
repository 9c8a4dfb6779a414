import { callInstant, type DateText } from '@ddak/domain';

const DAY_MINUTES = 1_440;

/** The moment at which a day in Korea is over, in milliseconds since 1970. */
export const endOf = (date: DateText): number => callInstant(date, DAY_MINUTES);
