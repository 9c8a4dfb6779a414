import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../rows-of.ts';
import type { TimetableRow } from '../timetable.ts';

/**
 * TT19: the rows of a day that are shot as one, in the order of the day, one list for each; rows that stand alone are in
 * none. Joins that reach beyond the day count for nothing.
 */
export function joinedRows(state: ProjectState, timetableId: string): readonly (readonly TimetableRow[])[] {
  const rows = rowsOf(state, timetableId);
  if (!rows.some((row) => row.joinedWith)) return NONE;
  const here = new Map(rows.map((row) => [row._id, row]));
  const groups = Map.groupBy(rows, (row) => headOf(row, here));
  return [...groups.values()].filter((group) => group.length > 1);
}
const NONE: readonly (readonly TimetableRow[])[] = [];

/** The rows that are shot with one, itself among them. */
export function joinedWithRow(state: ProjectState, row: TimetableRow): readonly TimetableRow[] {
  const groups = joinedRows(state, row.timetableId);
  return groups.find((group) => group.some(({ _id }) => _id === row._id)) ?? [row];
}

/** The end of the chain of `joinedWith` among those rows; of a ring the first by id. */
export function headOf(row: TimetableRow, here: ReadonlyMap<string, TimetableRow>): string {
  const seen = new Set<string>();
  let head = row;
  while (head.joinedWith && !seen.has(head._id)) {
    seen.add(head._id);
    const next = here.get(head.joinedWith);
    if (!next) break;
    head = next;
  }
  return seen.has(head._id) ? ([...seen].sort()[0] ?? head._id) : head._id;
}
