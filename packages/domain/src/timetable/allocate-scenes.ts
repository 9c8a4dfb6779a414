import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { keysAfter } from '../kernel/order-key.ts';
import { sceneRow } from './new-row.ts';
import { plannedRows } from './planned-rows.ts';
import { rowsOf } from './rows-of.ts';

/** Scenes, with the ids that their rows get. */
export const newSceneRowsSchema = z
  .array(z.object({ rowId: idSchema, sceneId: idSchema }))
  .min(1)
  .max(500);

/**
 * Puts scenes on a day, right after a row (null: first). TT12: one that stands on a day of the board already is moved,
 * whoever put it there; one that is split stays where its parts are.
 */
export const allocateScenes = defineCommand({
  name: 'allocateScenes',
  args: z.object({
    timetableId: idSchema,
    afterRowId: idSchema.nullable(),
    rows: newSceneRowsSchema,
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    const day = state.timetable.get(args.timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked) return refuse('locked', { what: '촬영일' });
    if (args.rows.some(({ rowId }) => state.timetableRow.has(rowId))) return refuse('already_exists');
    const first = new Map(args.rows.toReversed().map((row) => [row.sceneId, row]));
    const known = args.rows.filter((row) => state.scene.has(row.sceneId) && first.get(row.sceneId) === row);
    if (known.length === 0) return refuse('not_found', { what: '씬' });
    const placed = known.map((asked) => ({
      ...asked,
      standing: plannedRows(state, day.boardId, asked.sceneId),
    }));
    const single = placed.filter(({ standing }) => standing.length <= 1);
    if (single.length === 0) return refuse('scene_is_split');
    if (single.some(({ standing: [row] }) => row && state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const moved = new Set(single.flatMap(({ standing: [row] }) => row?._id ?? []));
    const rows = rowsOf(state, day._id).filter((row) => !moved.has(row._id));
    const keys = keysAfter(rows, args.afterRowId, single.length);
    const neighbourGone = args.afterRowId !== null && !rows.some((row) => row._id === args.afterRowId);
    const scenes = single.flatMap(({ sceneId }) => state.scene.get(sceneId) ?? []);
    return changes(
      [
        ...single.map(({ rowId, sceneId, standing: [row] }, i) =>
          row
            ? update('timetableRow', row, { timetableId: day._id, orderKey: keys[i]! })
            : insert('timetableRow', sceneRow(rowId, ctx.projectId, day._id, keys[i]!, sceneId)),
        ),
        // TT21: what is put on a day is not put aside any more.
        ...scenes.flatMap((scene) =>
          scene.status === 'parked' ? [update('scene', scene, { status: 'draft' as const })] : [],
        ),
      ],
      { adjusted: neighbourGone || single.length < args.rows.length },
    );
  },
});
