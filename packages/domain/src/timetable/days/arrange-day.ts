import { z } from 'zod';
import { type Change, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { clockSchema } from '../../kernel/clock.ts';
import { type Id, idSchema } from '../../kernel/id.ts';
import { keysAfter } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../rows-of.ts';
import type { Timetable } from '../timetable.ts';

/**
 * TT33: the rows of a day in another order, and its call (null: as it is). Rows change places among themselves: what came onto
 * the day meanwhile stays where it is, and what has left it does not come back.
 */
export const arrangeDay = defineCommand({
  name: 'arrangeDay',
  args: z.object({
    timetableId: idSchema,
    rowIds: z.array(idSchema).min(1).max(500),
    calltime: clockSchema.nullable(),
  }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { timetableId, rowIds, calltime }) {
    const day = state.timetable.get(timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    if (day.locked) return refuse('locked', { what: '촬영일' });
    const ids = new Set(rowIds);
    const here = rowsOf(state, timetableId).filter(({ _id }) => ids.has(_id));
    if (here.length === 0) return refuse('not_found', { what: '일정' });
    const called = calltime === null ? null : update('timetable', day, { calltime });
    return changes([...orderRows(state, day, [...ids]), called], { adjusted: here.length < ids.size });
  },
});

/** Gives rows of a day each other's places: their keys in order, or, where two have the same, new ones behind all others. */
export function orderRows(state: ProjectState, day: Timetable, rowIds: readonly Id[]): Change[] {
  const here = rowsOf(state, day._id);
  const wanted = rowIds.flatMap((id) => here.find((row) => row._id === id) ?? []);
  const others = here.filter((row) => !wanted.includes(row));
  const own = here.filter((row) => wanted.includes(row)).map(({ orderKey }) => orderKey);
  const isEachOnce = new Set(own).size === own.length;
  const keys = isEachOnce ? own : keysAfter(others, others.at(-1)?._id ?? null, own.length);
  return wanted.flatMap((row, i) => update('timetableRow', row, { orderKey: keys[i]! }) ?? []);
}
