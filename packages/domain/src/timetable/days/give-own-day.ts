import { z } from 'zod';
import { type Change, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { clockSchema } from '../../kernel/clock.ts';
import { idSchema } from '../../kernel/id.ts';
import { applyChanges } from '../../state.ts';
import { endOfDay } from '../day-rows/end-of-day.ts';
import { moveRows } from '../move-rows.ts';
import { rowsOf } from '../rows-of.ts';
import { addTimetable, newDaySchema } from './add-timetable.ts';

/**
 * TT32: scenes on a day of their own: one on which no other scene stands, or a new one, with its call (null: as it is, or
 * the project's usual). One step, which undo takes back whole.
 */
export const giveOwnDay = defineCommand({
  name: 'giveOwnDay',
  args: z.object({
    rowIds: z.array(idSchema).min(1).max(500),
    timetableId: idSchema,
    calltime: clockSchema.nullable(),
    newDay: newDaySchema.pick({ boardId: true, tableDate: true, unit: true, rows: true }).nullable(),
  }),
  needs: addTimetable.needs,
  plan(state, { rowIds, timetableId, calltime, newDay }, ctx) {
    let made: readonly Change[] = [];
    if (newDay) {
      const day = addTimetable.plan(state, { ...newDay, timetableId, calltime, dayKind: '촬영' }, ctx);
      if (day.kind !== 'changes') return day;
      made = day.changes;
    } else {
      const day = state.timetable.get(timetableId);
      if (!day) return refuse('not_found', { what: '촬영일' });
      const others = rowsOf(state, timetableId).filter(({ _id }) => !rowIds.includes(_id));
      if (others.some(({ rowType }) => rowType === 'scene')) return refuse('day_has_scenes');
      if (calltime !== null) made = [update('timetable', day, { calltime }) ?? []].flat();
    }
    const there = applyChanges(state, made);
    const afterRowId = endOfDay(there, timetableId, new Set(rowIds));
    const moved = moveRows.plan(there, { rowIds, toTimetableId: timetableId, afterRowId }, ctx);
    if (moved.kind === 'refuse') return moved;
    if (moved.kind === 'nothing') return changes([...made]);
    return changes([...made, ...moved.changes], { adjusted: moved.adjusted });
  },
});
