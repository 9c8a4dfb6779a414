import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { joinedWithRow } from './joined-rows.ts';

/** TT19: takes joined rows apart: each of them, and those joined with it, stands alone again. */
export const separateRows = defineCommand({
  name: 'separateRows',
  args: z.object({ rowIds: z.array(idSchema).min(1).max(50) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { rowIds }) {
    const asked = [...new Set(rowIds)].flatMap((id) => state.timetableRow.get(id) ?? []);
    if (asked.length === 0) return refuse('not_found', { what: '일정' });
    if (asked.some((row) => state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const members = new Set(asked.flatMap((row) => joinedWithRow(state, row)));
    return changes([...members].map((row) => update('timetableRow', row, { joinedWith: null })));
  },
});
