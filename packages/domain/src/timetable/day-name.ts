import type { ProjectState } from '../state.ts';
import { dayNumbers } from './day-no.ts';
import type { Timetable } from './timetable.ts';

/** ` B팀` of a second unit. The first goes without: most productions have no other (TT2). */
export const unitMark = ({ unit }: Pick<Timetable, 'unit'>): string => (unit === 'A' ? '' : ` ${unit}팀`);

/** `3회차`, `3회차 B팀` of a second unit; of a day that is not one to shoot on its kind. `dayNo`: of its unit (TT2). */
export const dayName = (
  { dayKind, unit }: Pick<Timetable, 'dayKind' | 'unit'>,
  dayNo: number | undefined,
): string => `${dayNo === undefined ? dayKind : `${dayNo}회차`}${unitMark({ unit })}`;

/** The same of a day of which only the state is at hand. */
export const nameOfDay = (state: ProjectState, day: Timetable): string =>
  dayName(day, dayNumbers(state, day.boardId).get(day._id));
