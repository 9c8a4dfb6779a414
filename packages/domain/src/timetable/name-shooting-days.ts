import type { Id } from '../kernel/id.ts';
import { unitMark } from './day-name.ts';
import { type Timetable, UNITS } from './timetable.ts';

/** `1, 4회차`, with a second unit `1, 4회차, 2회차 B팀` (TT2). Days that have no number are left out. */
export const nameShootingDays = (
  days: Iterable<Pick<Timetable, '_id' | 'unit'>>,
  numbers: ReadonlyMap<Id, number>,
): string => {
  const all = [...days];
  return UNITS.flatMap((unit) => {
    const own = all.filter((day) => day.unit === unit).flatMap(({ _id }) => numbers.get(_id) ?? []);
    const counted = own.toSorted((a, b) => a - b).join(', ');
    return counted === '' ? [] : [`${counted}회차${unitMark({ unit })}`];
  }).join(', ');
};
