import type { TimetableRow } from '../timetable.ts';

/** Whether something of a row is shot, or being shot. */
export const hasBegun = ({ state }: Pick<TimetableRow, 'state'>): boolean =>
  state !== 'planned' && state !== 'dropped';

/** TT34: whether a scene has its place by a row; one that was shot in part, or not as planned, waits for another day. */
export const isPlaced = ({ state }: Pick<TimetableRow, 'state'>): boolean =>
  state !== 'dropped' && state !== 'partial';
