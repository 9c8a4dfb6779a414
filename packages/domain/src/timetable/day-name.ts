import type { Timetable } from './timetable.ts';

/** `3회차`, `3회차 B팀` of a second unit; of a day that is not one to shoot on its kind. `dayNo`: of its unit (TT2). */
export const dayName = ({ dayKind, unit }: Timetable, dayNo: number | undefined): string =>
  `${dayNo === undefined ? dayKind : `${dayNo}회차`}${unit === 'A' ? '' : ` ${unit}팀`}`;
