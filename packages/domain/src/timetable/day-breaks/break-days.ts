import { z } from 'zod';
import { type Change, changedId, insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { applyChanges } from '../../state.ts';
import { newPhaseRowSchema } from '../day-rows/day-row-set.ts';
import { addTimetable } from '../days/add-timetable.ts';
import { dayBreakSchema } from './day-break.ts';
import { planDayBreaks } from './plan-day-breaks.ts';

/**
 * TT29, TT30: ends days anew, by hand at one row or all from a day on by what is shot, in one step. `newDays` are there to
 * be made where those that stand do not hold everything; what is not needed of them is not made.
 */
export const breakDays = defineCommand({
  name: 'breakDays',
  args: z.object({
    timetableId: idSchema,
    by: dayBreakSchema,
    newDays: z.array(z.object({ timetableId: idSchema, rows: z.array(newPhaseRowSchema).max(20) })).max(200),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { timetableId, by, newDays }, ctx) {
    const from = state.timetable.get(timetableId);
    if (!from) return refuse('not_found', { what: '촬영일' });
    if (by.kind === 'hand' && !state.timetableRow.has(by.beforeRowId))
      return refuse('not_found', { what: '일정' });
    if (from.locked) return refuse('locked', { what: '촬영일' });
    const isThere = newDays.some(
      (day) =>
        state.timetable.has(day.timetableId) || day.rows.some(({ rowId }) => state.timetableRow.has(rowId)),
    );
    if (isThere) return refuse('already_exists');
    const breaks = planDayBreaks(state, from, by);
    if (!breaks) return { kind: 'nothing' };
    if (breaks.newDates.length > newDays.length) return refuse('too_few_days');
    let [planned, made] = [state, [] as readonly Change[]];
    const { boardId, unit } = from;
    for (const [i, tableDate] of breaks.newDates.entries()) {
      const day = { ...newDays[i]!, boardId, unit, tableDate, dayKind: '촬영', calltime: null } as const;
      const plan = addTimetable.plan(planned, day, ctx);
      if (plan.kind !== 'changes') return plan;
      planned = applyChanges(planned, plan.changes);
      made = [...made, ...plan.changes];
    }
    const madeDays = breaks.newDates.map((_, i) => planned.timetable.get(newDays[i]!.timetableId)!);
    const moved = breaks.changes(planned, madeDays);
    return made.length + moved.length === 0 ? { kind: 'nothing' } : changes(together(made, moved));
  },
});

/** Rows that were made and find their place in the same step are made there. */
function together(made: readonly Change[], moved: readonly Change[]): Change[] {
  const places = new Map(
    moved.flatMap((change) =>
      change.table === 'timetableRow' && change.op === 'update' ? [[change._id, change.after] as const] : [],
    ),
  );
  const isMade = new Set(made.map(changedId));
  return [
    ...made.map((change) =>
      change.table === 'timetableRow' && change.op === 'insert'
        ? insert('timetableRow', { ...change.row, ...places.get(change.row._id) })
        : change,
    ),
    ...moved.filter((change) => !isMade.has(changedId(change))),
  ];
}
