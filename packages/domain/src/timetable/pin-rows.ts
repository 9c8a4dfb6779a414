import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** TT20: pins rows to their day, or lets them go again. A proposal leaves what is pinned where it is (TT10); people may move it. */
export const pinRows = defineCommand({
  name: 'pinRows',
  args: z.object({ rowIds: z.array(idSchema).min(1).max(500), pinned: z.boolean() }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { rowIds, pinned }) {
    const ids = new Set(rowIds);
    const rows = [...ids].flatMap((id) => state.timetableRow.get(id) ?? []);
    if (rows.length === 0) return refuse('not_found', { what: '일정' });
    if (rows.some((row) => state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    return changes(
      rows.map((row) => update('timetableRow', row, { pinned })),
      { adjusted: rows.length < ids.size },
    );
  },
});
