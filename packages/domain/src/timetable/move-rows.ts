import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { deriveId, type Id, idSchema } from '../kernel/id.ts';
import { keysAfter } from '../kernel/order-key.ts';
import type { ProjectState } from '../state.ts';
import { sceneRowAnew } from './new-row.ts';
import { plannedRows } from './planned-rows.ts';
import { rowsOf } from './rows-of.ts';
import { isPlaced } from './shot/has-begun.ts';
import type { Timetable, TimetableRow } from './timetable.ts';

/**
 * Moves rows, in the order given, to a place in a day: after a row that is not among them, or first. TT34: what is shot
 * stays on its day; of what was shot in part, or not at all, the record stays, and the scene comes anew.
 */
export const moveRows = defineCommand({
  name: 'moveRows',
  args: z.object({
    rowIds: z.array(idSchema).min(1).max(500),
    toTimetableId: idSchema,
    afterRowId: idSchema.nullable(),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    const day = state.timetable.get(args.toTimetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    const ids = [...new Set(args.rowIds)];
    const asked = ids.flatMap((id) => state.timetableRow.get(id) ?? []);
    if (asked.length === 0) return refuse('not_found', { what: '일정' });
    const coming = asked.flatMap((row) => comingRow(state, day, row, ctx.commandId) ?? []);
    if (coming.length === 0) return refuse('row_was_shot');
    const isLocked = ({ timetableId }: TimetableRow) => state.timetable.get(timetableId)?.locked;
    if (day.locked || coming.some(isLocked)) return refuse('locked', { what: '촬영일' });
    const gone = new Set(coming.map(({ _id }) => _id));
    const rest = rowsOf(state, day._id).filter((row) => !gone.has(row._id));
    const neighbourGone = args.afterRowId !== null && !rest.some((row) => row._id === args.afterRowId);
    if (stands(state, day._id, ids, args.afterRowId)) return { kind: 'nothing' };
    const keys = keysAfter(rest, args.afterRowId, coming.length);
    return changes(
      coming.map((row, i) => {
        const place = { timetableId: day._id, orderKey: keys[i]! };
        const isThere = state.timetableRow.has(row._id);
        return isThere ? update('timetableRow', row, place) : insert('timetableRow', { ...row, ...place });
      }),
      { adjusted: neighbourGone || coming.length < ids.length },
    );
  },
});

/** What comes onto a day for a row: itself, or its scene anew; null: nothing, for it is shot, or its scene is planned twice. */
function comingRow(
  state: ProjectState,
  day: Timetable,
  row: TimetableRow,
  commandId: Id,
): TimetableRow | null {
  if (row.timetableId === day._id || row.state === 'planned') return row;
  if (row.sceneData === null) return row.state === 'dropped' ? row : null;
  if (isPlaced(row)) return null;
  const standing = plannedRows(state, day.boardId, row.sceneData);
  const [planned, ...more] = standing.filter(({ part }) => part === row.part);
  if (more.length > 0) return null;
  const scene = { ...row, sceneData: row.sceneData };
  return planned ?? sceneRowAnew(deriveId(commandId, row._id, 0), scene, day._id, row.orderKey);
}

/** Whether the rows already stand there in this order: then no key needs to change. */
function stands(
  state: ProjectState,
  timetableId: string,
  ids: readonly string[],
  afterRowId: string | null,
): boolean {
  const order = rowsOf(state, timetableId).map((row) => row._id);
  const start = afterRowId === null ? 0 : order.indexOf(afterRowId) + 1;
  if (afterRowId !== null && start === 0) return false;
  return ids.every((id, i) => order[start + i] === id);
}
