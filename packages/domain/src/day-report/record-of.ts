import type { ProjectState } from '../state.ts';
import { isCut } from '../timetable/is-cut.ts';
import { joinedWithRow } from '../timetable/joined/joined-rows.ts';
import type { TimetableRow } from '../timetable/timetable.ts';

/** RP3: the row in which is said what became of one: rows that are shot as one are told of in the first of them. */
export function recordOf(state: ProjectState, row: TimetableRow): TimetableRow {
  if (row.state !== 'planned') return row;
  return joinedWithRow(state, row).find((other) => other.state !== 'dropped' && !isCut(state, other)) ?? row;
}
