import { type Change, remove, update } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { TimetableRow } from './timetable.ts';

/** The changes that take rows off their days; rows that were joined with one of them stand alone again. */
export function takeOffRows(state: ProjectState, rows: readonly TimetableRow[]): (Change | null)[] {
  const gone = new Set(rows.map((row) => row._id));
  const joined = [...state.timetableRow.values()].filter(
    (row) => row.joinedWith && gone.has(row.joinedWith) && !gone.has(row._id),
  );
  return [
    ...joined.map((row) => update('timetableRow', row, { joinedWith: null })),
    ...rows.map((row) => remove('timetableRow', row)),
  ];
}
