import { z } from 'zod';
import { type Change, update } from '../../change.ts';
import { changes, defineCommand, type Plan, type PlanContext, refuse } from '../../command.ts';
import { clockSchema } from '../../kernel/clock.ts';
import { type Id, idSchema } from '../../kernel/id.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { allocateScenes, newSceneRowsSchema } from '../allocate-scenes.ts';
import { endOfDay } from '../day-rows/end-of-day.ts';
import { moveRows } from '../move-rows.ts';
import { rowsOf } from '../rows-of.ts';
import { rowPartsSchema, splitRow } from '../split-row.ts';
import type { TimetableRow } from '../timetable.ts';
import { addTimetable, newDaySchema } from './add-timetable.ts';

/** Rows that stand on days, scenes that wait for one, or the second part of a row. */
const cargoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), rowIds: z.array(idSchema).min(1).max(500) }),
  z.object({ kind: z.literal('scenes'), rows: newSceneRowsSchema }),
  z.object({ kind: z.literal('split'), ...rowPartsSchema.shape }),
]);
type Cargo = z.infer<typeof cargoSchema>;

/**
 * TT32: scenes on a day of their own: one on which no other scene stands, or a new one, with its call (null: as it is, or
 * the project's usual). One step, which undo takes back whole.
 */
export const giveOwnDay = defineCommand({
  name: 'giveOwnDay',
  args: z.object({
    cargo: cargoSchema,
    timetableId: idSchema,
    calltime: clockSchema.nullable(),
    newDay: newDaySchema.pick({ boardId: true, tableDate: true, unit: true, rows: true }).nullable(),
  }),
  needs: addTimetable.needs,
  plan(state, { cargo, timetableId, calltime, newDay }, ctx) {
    let made: readonly Change[] = [];
    if (newDay) {
      const day = addTimetable.plan(state, { ...newDay, timetableId, calltime, dayKind: '촬영' }, ctx);
      if (day.kind !== 'changes') return day;
      made = day.changes;
    } else {
      const day = state.timetable.get(timetableId);
      if (!day) return refuse('not_found', { what: '촬영일' });
      const standing = rowsOf(state, timetableId);
      if (standing.some((row) => row.rowType === 'scene' && !isOf(cargo, row)))
        return refuse('day_has_scenes');
      if (calltime !== null) made = [update('timetable', day, { calltime }) ?? []].flat();
    }
    const there = applyChanges(state, made);
    const coming = rowsOf(there, timetableId).filter((row) => isOf(cargo, row));
    const afterRowId = endOfDay(there, timetableId, new Set(coming.map(({ _id }) => _id)));
    const put = putThere(there, cargo, { timetableId, afterRowId }, ctx);
    if (put.kind === 'refuse') return put;
    if (put.kind === 'nothing') return changes([...made]);
    return changes([...made, ...put.changes], { adjusted: put.adjusted });
  },
});

function putThere(
  state: ProjectState,
  cargo: Cargo,
  { timetableId, afterRowId }: { readonly timetableId: Id; readonly afterRowId: Id | null },
  ctx: PlanContext,
): Plan {
  const to = { toTimetableId: timetableId, afterRowId };
  if (cargo.kind === 'rows') return moveRows.plan(state, { rowIds: cargo.rowIds, ...to }, ctx);
  if (cargo.kind === 'scenes')
    return allocateScenes.plan(state, { timetableId, afterRowId, rows: cargo.rows }, ctx);
  const { kind: _, ...split } = cargo;
  return splitRow.plan(state, { ...split, ...to }, ctx);
}

function isOf(cargo: Cargo, { _id, sceneData }: TimetableRow): boolean {
  if (cargo.kind === 'rows') return cargo.rowIds.includes(_id);
  return cargo.kind === 'scenes' && cargo.rows.some(({ sceneId }) => sceneId === sceneData);
}
