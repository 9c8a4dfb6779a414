import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { deriveId, idSchema } from '../kernel/id.ts';
import { keysAfter } from '../kernel/order-key.ts';
import { sceneRow, sceneRowAnew } from './new-row.ts';
import { plannedRows } from './planned-rows.ts';
import { rowsOf, rowsOnBoard } from './rows-of.ts';
import { partsLeft } from './shot/shot-scenes.ts';
import type { TimetableRow } from './timetable.ts';

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
    const asked = known.map(({ rowId, sceneId }) => {
      const standing = plannedRows(state, day.boardId, sceneId);
      const left = partsLeft(rowsOnBoard(state, day.boardId, sceneId));
      return { rowId, sceneId, standing, left };
    });
    const coming = asked.filter(({ standing, left }) => left.length > 0 || standing.length <= 1);
    if (coming.length === 0) return refuse('scene_is_split');
    const moving = coming.flatMap(({ standing, left }) => (left.length === 0 ? standing : []));
    if (moving.some((row) => state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const moved = new Set(moving.map(({ _id }) => _id));
    const rest = rowsOf(state, day._id).filter((row) => !moved.has(row._id));
    const neighbourGone = args.afterRowId !== null && !rest.some((row) => row._id === args.afterRowId);
    const rows = coming.flatMap(({ rowId, sceneId, standing, left }): TimetableRow[] => {
      if (left.length === 0 && standing[0]) return [standing[0]];
      if (left.length === 0) return [sceneRow(rowId, ctx.projectId, day._id, '', sceneId)];
      // TT34: a part that was not shot comes anew; the others stay where they are.
      return left.map((row, i) => {
        const newRowId = i === 0 ? rowId : deriveId(ctx.commandId, row._id, 0);
        return sceneRowAnew(newRowId, { ...row, sceneData: sceneId }, day._id, '');
      });
    });
    const keys = keysAfter(rest, args.afterRowId, rows.length);
    const scenes = coming.flatMap(({ sceneId }) => state.scene.get(sceneId) ?? []);
    return changes(
      [
        ...rows.map((row, i) => {
          const place = { timetableId: day._id, orderKey: keys[i]! };
          return moved.has(row._id)
            ? update('timetableRow', row, place)
            : insert('timetableRow', { ...row, ...place });
        }),
        // TT21: what is put on a day is not put aside any more.
        ...scenes.flatMap((scene) =>
          scene.status === 'parked' ? [update('scene', scene, { status: 'draft' as const })] : [],
        ),
      ],
      { adjusted: neighbourGone || coming.length < args.rows.length },
    );
  },
});
