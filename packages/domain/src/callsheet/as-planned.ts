import { update } from '../change.ts';
import type { Id } from '../kernel/id.ts';
import { applyChanges, type ProjectState } from '../state.ts';
import { rowsOf } from '../timetable/rows-of.ts';

/** CS5: the state before anybody had said of a row of this day that it was not shot. */
export function asPlanned(state: ProjectState, timetableId: Id): ProjectState {
  const dropped = rowsOf(state, timetableId).filter((row) => row.state === 'dropped');
  return applyChanges(
    state,
    dropped.flatMap((row) => update('timetableRow', row, { state: 'planned' }) ?? []),
  );
}
