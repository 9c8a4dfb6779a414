import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { rowsOf } from '../rows-of.ts';
import { hasBegun } from '../shot/has-begun.ts';
import { takeOffRows } from '../take-off-rows.ts';
import { takeOffDay } from './take-off-day.ts';

/** Removes a day with its rows and its draft call sheet; its scenes go back to the pool (TT6). */
export const removeTimetable = defineCommand({
  name: 'removeTimetable',
  args: z.object({ timetableId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const day = state.timetable.get(args.timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked) return refuse('locked', { what: '촬영일' });
    if (rowsOf(state, day._id).some(hasBegun)) return refuse('day_was_shot');
    const taken = takeOffDay(state, day);
    return taken
      ? changes([...takeOffRows(state, rowsOf(state, day._id)), ...taken])
      : refuse('day_not_empty');
  },
});
