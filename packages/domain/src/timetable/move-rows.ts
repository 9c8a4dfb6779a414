import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { keysAfter } from '../kernel/order-key.ts';
import { rowsOf } from './rows-of.ts';

/** Moves rows, in the order given, to a place in a day: after a row that is not among them, or first. */
export const moveRows = defineCommand({
  name: 'moveRows',
  args: z.object({
    rowIds: z.array(idSchema).min(1).max(500),
    toTimetableId: idSchema,
    afterRowId: idSchema.nullable(),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const day = state.timetable.get(args.toTimetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    const ids = [...new Set(args.rowIds)];
    const moved = ids.flatMap((id) => state.timetableRow.get(id) ?? []);
    if (moved.length === 0) return refuse('not_found', { what: '일정' });
    if (day.locked || moved.some((row) => state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const rest = rowsOf(state, day._id).filter((row) => !ids.includes(row._id));
    const neighbourGone = args.afterRowId !== null && !rest.some((row) => row._id === args.afterRowId);
    if (stands(state, day._id, ids, args.afterRowId)) return { kind: 'nothing' };
    const keys = keysAfter(rest, args.afterRowId, moved.length);
    return changes(
      moved.map((row, i) => update('timetableRow', row, { timetableId: day._id, orderKey: keys[i]! })),
      { adjusted: neighbourGone || moved.length < ids.length },
    );
  },
});

/** Whether the rows already stand there in this order: then no key needs to change. */
function stands(
  state: Parameters<typeof rowsOf>[0],
  timetableId: string,
  ids: readonly string[],
  afterRowId: string | null,
): boolean {
  const order = rowsOf(state, timetableId).map((row) => row._id);
  const start = afterRowId === null ? 0 : order.indexOf(afterRowId) + 1;
  if (afterRowId !== null && start === 0) return false;
  return ids.every((id, i) => order[start + i] === id);
}
