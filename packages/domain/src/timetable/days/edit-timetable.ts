import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { rowsOf } from '../rows-of.ts';
import { hasBegun } from '../shot/has-begun.ts';
import { timetableSchema } from '../timetable.ts';

/** Edits a day. TT1 holds for a new date or unit. A locked day can only be unlocked. */
export const editTimetable = defineCommand({
  name: 'editTimetable',
  args: z.object({
    timetableId: idSchema,
    patch: timetableSchema
      .pick({
        tableDate: true,
        unit: true,
        dayKind: true,
        calltime: true,
        name: true,
        note: true,
        locked: true,
      })
      .partial(),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const day = state.timetable.get(args.timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked && args.patch.locked !== false) return refuse('locked', { what: '촬영일' });
    const date = args.patch.tableDate ?? day.tableDate;
    const unit = args.patch.unit ?? day.unit;
    const taken = [...state.timetable.values()].some(
      (other) =>
        other._id !== day._id &&
        other.boardId === day.boardId &&
        other.tableDate === date &&
        other.unit === unit,
    );
    if (taken) return refuse('day_date_taken', { date });
    if (date !== day.tableDate && rowsOf(state, day._id).some(hasBegun)) return refuse('day_was_shot');
    return changes([update('timetable', day, args.patch)]);
  },
});
