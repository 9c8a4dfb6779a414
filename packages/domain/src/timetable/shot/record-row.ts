import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { type TimetableRow, timetableRowSchema } from '../timetable.ts';

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
    if (endsBeforeBegin({ ...row, ...args.patch }, args.patch))
      return refuse('ends_before_begin', { begin: '시작', end: '끝' });
    return changes([update('timetableRow', row, args.patch)]);
  },
});

type Times = Pick<TimetableRow, 'actualStart' | 'actualEnd'>;

/** RP12: only where a time is written now: what is wrong already keeps nobody from saying what became of the row. */
const endsBeforeBegin = ({ actualStart, actualEnd }: Times, patch: Partial<Times>): boolean =>
  (patch.actualStart !== undefined || patch.actualEnd !== undefined) &&
  actualStart !== null &&
  actualEnd !== null &&
  actualEnd < actualStart;
