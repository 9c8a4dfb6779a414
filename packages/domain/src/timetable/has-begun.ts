import type { TimetableRow } from './timetable.ts';

/** Whether something of a row is shot, or being shot. */
export const hasBegun = ({ state }: Pick<TimetableRow, 'state'>): boolean =>
  state !== 'planned' && state !== 'dropped';
