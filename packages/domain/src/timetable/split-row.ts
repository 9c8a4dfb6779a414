import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { keyAfter } from '../kernel/order-key.ts';
import { lengthOfRow } from './day-clock.ts';
import { sceneRow } from './new-row.ts';
import { plannedRows } from './planned-rows.ts';
import { rowsOf } from './rows-of.ts';
import { partsOf } from './scene-parts.ts';
import { MOST_PARTS } from './timetable.ts';

/** Of a row's two parts the second is a new row; how long the first stays, where somebody says it. */
export const rowPartsSchema = z.object({
  rowId: idSchema,
  secondRowId: idSchema,
  firstMinutes: z.int().min(1).max(100_000).optional(),
});

/**
 * TT13: splits a scene's row, or a part of one, in two that share its minutes, by halves where nothing is said of the first;
 * the second goes to a day, right after a row (null: first), and the parts after it count on.
 */
export const splitRow = defineCommand({
  name: 'splitRow',
  args: z.object({
    ...rowPartsSchema.shape,
    toTimetableId: idSchema,
    afterRowId: idSchema.nullable(),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    const row = state.timetableRow.get(args.rowId);
    const day = state.timetable.get(args.toTimetableId);
    const boardId = row && state.timetable.get(row.timetableId)?.boardId;
    if (!row?.sceneData || row.state !== 'planned') return refuse('not_found', { what: '씬' });
    if (!day || day.boardId !== boardId) return refuse('not_found', { what: '촬영일' });
    if (day.locked || state.timetable.get(row.timetableId)?.locked)
      return refuse('locked', { what: '촬영일' });
    if (state.timetableRow.has(args.secondRowId)) return refuse('already_exists');
    if (row.part === null && plannedRows(state, day.boardId, row.sceneData).length > 1)
      return refuse('scene_is_split');
    const parts = partsOf(state, day.boardId, row.sceneData);
    const part = row.part ?? 1;
    const later = parts.filter((other) => other.part! > part);
    if (later.some(({ timetableId }) => state.timetable.get(timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    if ((later.at(-1)?.part ?? part) >= MOST_PARTS) return refuse('scene_is_split');
    const minutes = lengthOfRow(state, row);
    const first = firstOf(minutes, args.firstMinutes);
    const rows = rowsOf(state, day._id);
    const key = keyAfter(rows, args.afterRowId);
    const second = sceneRow(args.secondRowId, ctx.projectId, day._id, key, row.sceneData);
    const neighbourGone = args.afterRowId !== null && !rows.some(({ _id }) => _id === args.afterRowId);
    return changes(
      [
        update('timetableRow', row, { part, minutes: first }),
        insert('timetableRow', { ...second, part: part + 1, minutes: minutes - first }),
        ...later.map((other) => update('timetableRow', other, { part: other.part! + 1 })),
      ],
      { adjusted: neighbourGone },
    );
  },
});

/** A row that has become shorter than was asked for is halved. */
const firstOf = (minutes: number, asked: number | undefined): number =>
  asked !== undefined && asked < minutes ? asked : Math.ceil(minutes / 2);
