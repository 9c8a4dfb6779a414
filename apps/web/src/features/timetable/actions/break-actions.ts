import { type DayBreak, type Id, type ProjectState, planDayBreaks, usualRows } from '@ddak/domain';
import toast from 'react-hot-toast';
import type { BoardCommand } from '../view/drop.ts';

/** What ends days anew; each gives whether it was carried out. */
export interface BreakActions {
  /** TT29: what stands from this row on goes to the next day. */
  breakDayAt(timetableId: Id, beforeRowId: Id): boolean;
  /** TT30: all days from this one on are ended by what is shot on them. */
  breakDays(timetableId: Id, by: DayBreak): boolean;
}

/** Days that can be made beside those that are needed now: somebody may add a scene meanwhile. */
const SPARE = 2;

export function breakActions(
  now: () => ProjectState,
  newId: () => Id,
  undoable: (command: BoardCommand, said: string) => boolean,
): BreakActions {
  const run = (timetableId: Id, by: DayBreak): boolean => {
    const state = now();
    const from = state.timetable.get(timetableId);
    const breaks = from && planDayBreaks(state, from, by);
    if (!from || !breaks) {
      toast('여기서는 하루를 끊을 수 없어요.');
      return false;
    }
    const newDays = Array.from({ length: breaks.newDates.length + SPARE }, () => ({
      timetableId: newId(),
      rows: usualRows(state, from.projectId, newId),
    }));
    const made = breaks.newDates.length > 0 ? ` 새 촬영일 ${breaks.newDates.length}일을 더했어요.` : '';
    const said = by.kind === 'hand' ? '하루를 끊었어요.' : `${breaks.days.length}일로 나눴어요.`;
    return undoable({ name: 'breakDays', args: { timetableId, by, newDays } }, `${said}${made}`);
  };
  return {
    breakDayAt: (timetableId, beforeRowId) => run(timetableId, { kind: 'hand', beforeRowId }),
    breakDays: run,
  };
}
