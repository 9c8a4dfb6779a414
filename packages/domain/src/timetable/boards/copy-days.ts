import { type Change, insert } from '../../change.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { headsFirst } from '../heads-first.ts';
import { rowsOf } from '../rows-of.ts';
import type { Timetable } from '../timetable.ts';

/**
 * TT15: days with their rows, what was recorded on them and what was accepted of them, for a board. Locks and call sheets
 * stay with the original. @param copyOf the id of the copy of a day, a row or an acceptance
 */
export function copyDays(
  state: ProjectState,
  days: readonly Timetable[],
  boardId: Id,
  copyOf: (id: Id) => Id,
): Change[] {
  const rows = headsFirst(days.flatMap((day) => rowsOf(state, day._id)));
  const copied = new Set(rows.map(({ _id }) => _id));
  return [
    ...days.map((day) => insert('timetable', { ...day, _id: copyOf(day._id), boardId, locked: false })),
    ...rows.map((row) =>
      insert('timetableRow', {
        ...row,
        _id: copyOf(row._id),
        timetableId: copyOf(row.timetableId),
        // A row that was moved away from the days is not copied with them.
        joinedWith: row.joinedWith && copied.has(row.joinedWith) ? copyOf(row.joinedWith) : null,
      }),
    ),
    ...days
      .flatMap((day) => groupBy(state.acceptedFinding, 'timetableId').get(day._id) ?? [])
      .map((accepted) =>
        insert('acceptedFinding', {
          ...accepted,
          _id: copyOf(accepted._id),
          timetableId: copyOf(accepted.timetableId),
          subject: state.timetableRow.has(accepted.subject) ? copyOf(accepted.subject) : accepted.subject,
          rowIds: accepted.rowIds.map(copyOf),
        }),
      ),
  ];
}
