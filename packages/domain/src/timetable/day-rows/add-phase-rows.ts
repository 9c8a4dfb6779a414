import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { newPhaseRowSchema } from './day-row-set.ts';
import { layOutRows } from './lay-out-rows.ts';

/** DR4: puts the rows of a set onto a day that stands, in one step. */
export const addPhaseRows = defineCommand({
  name: 'addPhaseRows',
  args: z.object({ timetableId: idSchema, rows: z.array(newPhaseRowSchema).min(1).max(20) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { timetableId, rows }) {
    const day = state.timetable.get(timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked) return refuse('locked', { what: '촬영일' });
    const ids = new Set(rows.map(({ rowId }) => rowId));
    if (ids.size < rows.length || rows.some(({ rowId }) => state.timetableRow.has(rowId)))
      return refuse('already_exists');
    return changes(layOutRows(state, day, rows));
  },
});
