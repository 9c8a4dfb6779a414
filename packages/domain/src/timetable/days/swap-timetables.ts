import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { rowsOf } from '../rows-of.ts';
import { hasBegun } from '../shot/has-begun.ts';

/** TT17: two days of a board change their dates and units with each other; what is planned on them goes along. */
export const swapTimetables = defineCommand({
  name: 'swapTimetables',
  args: z.object({ timetableId: idSchema, withTimetableId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const one = state.timetable.get(args.timetableId);
    const other = state.timetable.get(args.withTimetableId);
    if (!one || !other || one.boardId !== other.boardId) return refuse('not_found', { what: '촬영일' });
    if (one.locked || other.locked) return refuse('locked', { what: '촬영일' });
    if ([one, other].some((day) => rowsOf(state, day._id).some(hasBegun))) return refuse('day_was_shot');
    return changes([
      update('timetable', one, { tableDate: other.tableDate, unit: other.unit }),
      update('timetable', other, { tableDate: one.tableDate, unit: one.unit }),
    ]);
  },
});
