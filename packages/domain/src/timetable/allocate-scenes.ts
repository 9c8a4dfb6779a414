import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { keysAfter } from '../kernel/order-key.ts';
import { sceneRow } from './new-row.ts';
import { rowsOf } from './rows-of.ts';

/** Puts scenes on a day, in the order given, right after a row (null: first). Splits are allowed (TT5). */
export const allocateScenes = defineCommand({
  name: 'allocateScenes',
  args: z.object({
    timetableId: idSchema,
    afterRowId: idSchema.nullable(),
    rows: z
      .array(z.object({ rowId: idSchema, sceneId: idSchema }))
      .min(1)
      .max(500),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    const day = state.timetable.get(args.timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked) return refuse('locked', { what: '촬영일' });
    if (args.rows.some(({ rowId }) => state.timetableRow.has(rowId))) return refuse('already_exists');
    const known = args.rows.filter(({ sceneId }) => state.scene.has(sceneId));
    if (known.length === 0) return refuse('not_found', { what: '씬' });
    const rows = rowsOf(state, day._id);
    const keys = keysAfter(rows, args.afterRowId, known.length);
    const neighbourGone = args.afterRowId !== null && !rows.some((row) => row._id === args.afterRowId);
    return changes(
      known.map(({ rowId, sceneId }, i) =>
        insert('timetableRow', sceneRow(rowId, ctx.projectId, day._id, keys[i]!, sceneId)),
      ),
      { adjusted: neighbourGone || known.length < args.rows.length },
    );
  },
});
