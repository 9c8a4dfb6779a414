import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { timetableRowSchema } from '../timetable.ts';

/** Records on set what became of a row: its state and actual times. Works on locked days too: facts are not plans. */
export const recordRow = defineCommand({
  name: 'recordRow',
  args: z.object({
    rowId: idSchema,
    patch: timetableRowSchema.pick({ state: true, actualStart: true, actualEnd: true }).partial(),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const row = state.timetableRow.get(args.rowId);
    if (!row) return refuse('not_found', { what: '일정' });
    return changes([update('timetableRow', row, args.patch)]);
  },
});
