import { z } from 'zod';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { hasBegun } from './shot/has-begun.ts';
import { takeOffRows } from './take-off-rows.ts';

/** Takes rows off their days: a scene row's scene goes back to the pool. Rows that are gone already are no error; what is shot stays (TT34). */
export const removeRows = defineCommand({
  name: 'removeRows',
  args: z.object({ rowIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const rows = [...new Set(args.rowIds)].flatMap((id) => state.timetableRow.get(id) ?? []);
    if (rows.some((row) => state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const shot = rows.filter(hasBegun);
    if (shot.length > 0 && shot.length === rows.length) return refuse('row_was_shot');
    return changes(
      takeOffRows(
        state,
        rows.filter((row) => !hasBegun(row)),
      ),
      { adjusted: shot.length > 0 },
    );
  },
});
