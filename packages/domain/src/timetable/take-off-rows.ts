import { type Change, remove, update } from '../change.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import { headsFirst } from './heads-first.ts';
import type { TimetableRow } from './timetable.ts';

/** The changes that take rows off their days; rows that were joined with one of them stand alone again. */
export function takeOffRows(state: ProjectState, rows: readonly TimetableRow[]): (Change | null)[] {
  const gone = new Set(rows.map((row) => row._id));
  const followers = groupBy(state.timetableRow, 'joinedWith');
  const joined = [...gone].flatMap((id) => followers.get(id) ?? []).filter((row) => !gone.has(row._id));
  return [
    ...joined.map((row) => update('timetableRow', row, { joinedWith: null })),
    ...headsFirst(rows)
      .toReversed()
      .map((row) => remove('timetableRow', row)),
  ];
}
