import { z } from 'zod';
import { remove } from '../change.ts';
import { dropAcceptances } from '../checks/accepted/drop-acceptances.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { rowsOf } from './rows-of.ts';
import { takeOffRows } from './take-off-rows.ts';

/** Removes a day with its rows and its draft call sheet; its scenes go back to the pool (TT6). */
export const removeTimetable = defineCommand({
  name: 'removeTimetable',
  args: z.object({ timetableId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const day = state.timetable.get(args.timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked) return refuse('locked', { what: '촬영일' });
    const sheets = groupBy(state.callsheet, 'timetable').get(day._id) ?? [];
    if (sheets.some((sheet) => sheet.status !== 'draft')) return refuse('day_not_empty');
    return changes([
      ...sheets.map((sheet) => remove('callsheet', sheet)),
      ...dropAcceptances(state, [day]),
      ...takeOffRows(state, rowsOf(state, day._id)),
      remove('timetable', day),
    ]);
  },
});
