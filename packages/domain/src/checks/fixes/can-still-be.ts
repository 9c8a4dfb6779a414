import type { ArgsOf } from '../../commands.ts';
import type { DateText } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import { hasBegun } from '../../timetable/shot/has-begun.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import type { PlanFix } from './plan-fix.ts';

/** PC8: whether a fix for a day changes no other day that has passed, and nothing that is shot or being shot. */
export function canStillBe(
  state: ProjectState,
  { _id, tableDate }: Timetable,
  { command: { name, args } }: PlanFix,
  today: DateText,
): boolean {
  // Who looks at days that have passed may put them right.
  const isPast = (id: Id) =>
    id !== _id && tableDate >= today && (state.timetable.get(id)?.tableDate ?? today) < today;
  const isOpenDay = (id: Id) => !isPast(id) && !rowsOf(state, id).some(hasBegun);
  const isOpenRow = (id: Id) => {
    const row = state.timetableRow.get(id);
    return row === undefined || !hasBegun(row);
  };
  switch (name) {
    case 'editLocation':
      return true;
    case 'editRow':
      return isOpenRow(args.rowId);
    case 'arrangeDay':
    case 'editTimetable':
      return isOpenDay(args.timetableId);
    case 'swapTimetables':
      return isOpenDay(args.timetableId) && isOpenDay(args.withTimetableId);
    case 'giveOwnDay':
      return (
        rowsTaken(args.cargo).every(isOpenRow) &&
        (args.newDay ? args.newDay.tableDate >= today : isOpenDay(args.timetableId))
      );
    case 'splitRow':
      return (
        isOpenRow(args.rowId) &&
        !isPast(args.toTimetableId) &&
        isBehindShot(state, args.toTimetableId, args.afterRowId)
      );
    case 'addPhaseRow':
      return !isPast(args.timetableId) && isBehindShot(state, args.timetableId, args.afterRowId);
    case 'moveRows':
      return (
        !isPast(args.toTimetableId) &&
        args.rowIds.every(isOpenRow) &&
        isBehindShot(state, args.toTimetableId, args.afterRowId)
      );
  }
}

type Cargo = ArgsOf<'giveOwnDay'>['cargo'];
const rowsTaken = (cargo: Cargo): readonly Id[] => {
  if (cargo.kind === 'scenes') return [];
  return cargo.kind === 'rows' ? cargo.rowIds : [cargo.rowId];
};

/** Whether a place in a day is behind all that has begun there. */
function isBehindShot(state: ProjectState, timetableId: Id, afterRowId: Id | null): boolean {
  const rows = rowsOf(state, timetableId);
  return rows.findIndex(({ _id }) => _id === afterRowId) >= rows.findLastIndex(hasBegun);
}
