import { z } from 'zod';
import { remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** Takes rows off their days: a scene row's scene goes back to the pool. Rows that are gone already are no error. */
export const removeRows = defineCommand({
  name: 'removeRows',
  args: z.object({ rowIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const rows = [...new Set(args.rowIds)].flatMap((id) => state.timetableRow.get(id) ?? []);
    if (rows.some((row) => state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const gone = new Set(rows.map((row) => row._id));
    const joined = [...state.timetableRow.values()].filter(
      (row) => row.joinedWith && gone.has(row.joinedWith) && !gone.has(row._id),
    );
    return changes([
      ...joined.map((row) => update('timetableRow', row, { joinedWith: null })),
      ...rows.map((row) => remove('timetableRow', row)),
    ]);
  },
});
