import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { phaseDataSchema, timetableRowSchema } from './timetable.ts';

/** Edits what a row says of itself. TT4: `phaseData` can be changed on phase rows only. */
export const editRow = defineCommand({
  name: 'editRow',
  args: z.object({
    rowId: idSchema,
    patch: timetableRowSchema
      .pick({ minutes: true, part: true, joinedWith: true, fixedStart: true, pinned: true, note: true })
      .extend({ phaseData: phaseDataSchema })
      .partial(),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const row = state.timetableRow.get(args.rowId);
    if (!row) return refuse('not_found', { what: '일정' });
    if (state.timetable.get(row.timetableId)?.locked) return refuse('locked', { what: '촬영일' });
    if (args.patch.phaseData && row.rowType !== 'phase') return refuse('phase_only');
    const { joinedWith } = args.patch;
    if (joinedWith && (joinedWith === row._id || !state.timetableRow.has(joinedWith)))
      return refuse('not_found', { what: '일정' });
    return changes([update('timetableRow', row, args.patch)]);
  },
});
