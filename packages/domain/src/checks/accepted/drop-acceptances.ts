import { type Change, remove } from '../../change.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { Timetable } from '../../timetable/timetable.ts';

/** What was accepted on days goes with them. */
export const dropAcceptances = (state: ProjectState, days: readonly Timetable[]): Change[] =>
  days.flatMap((day) =>
    (groupBy(state.acceptedFinding, 'timetableId').get(day._id) ?? []).map((accepted) =>
      remove('acceptedFinding', accepted),
    ),
  );
