import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { keyAfter } from '../kernel/order-key.ts';
import { phaseRow } from './new-row.ts';
import { rowsOf } from './rows-of.ts';
import { phaseDataSchema } from './timetable.ts';

/** Adds a 일정 줄 (집합, 식사, 이동 …) right after a row of the day (null: first). */
export const addPhaseRow = defineCommand({
  name: 'addPhaseRow',
  args: z.object({
    rowId: idSchema,
    timetableId: idSchema,
    afterRowId: idSchema.nullable(),
    phaseData: phaseDataSchema,
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    const day = state.timetable.get(args.timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked) return refuse('locked', { what: '촬영일' });
    if (state.timetableRow.has(args.rowId)) return refuse('already_exists');
    const rows = rowsOf(state, day._id);
    const key = keyAfter(rows, args.afterRowId);
    return changes([
      insert('timetableRow', phaseRow(args.rowId, ctx.projectId, day._id, key, args.phaseData)),
    ]);
  },
});
