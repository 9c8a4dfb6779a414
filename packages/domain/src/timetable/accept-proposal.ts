import { z } from 'zod';
import { type Change, insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { clockSchema } from '../kernel/clock.ts';
import { type Id, idSchema } from '../kernel/id.ts';
import { keysAfter } from '../kernel/order-key.ts';
import type { ProjectState } from '../state.ts';
import { EMPTIED_DAYS, endEmptied, type WantedDay } from './days/end-emptied.ts';
import { phaseRow, sceneRow } from './new-row.ts';
import { rowsOf, rowsOfScene } from './rows-of.ts';
import { takeOffRows } from './take-off-rows.ts';
import { type PhaseData, phaseDataSchema, type TimetableRow, timetableRowSchema } from './timetable.ts';

/**
 * A row as proposed: one that is there, by its id (a phase with another name or length, where it says so), or a new one for
 * a scene, a part of it, or a phase.
 */
const proposedRowSchema = z.object({
  rowId: idSchema,
  sceneId: idSchema.nullable(),
  phaseData: phaseDataSchema.nullable(),
  split: z.object({ part: timetableRowSchema.shape.part, minutes: z.int().min(0).max(1440) }).optional(),
});
type ProposedRow = z.infer<typeof proposedRowSchema>;

/**
 * TT10: puts a proposal of the scheduler, or a part of it, onto the board in one step: for each day that it changes the
 * rows in their order, and the call where it moves. Rows that the proposal does not name stay, behind the others. TT18:
 * a day that it empties can become one off, or go, in the same step.
 */
export const acceptProposal = defineCommand({
  name: 'acceptProposal',
  args: z
    .object({
      days: z
        .array(
          z.object({
            timetableId: idSchema,
            calltime: clockSchema.nullable(),
            rows: z.array(proposedRowSchema).max(500),
          }),
        )
        .min(1)
        .max(400),
      removeRowIds: z.array(idSchema).max(5000),
      emptied: z.enum(EMPTIED_DAYS).optional(),
    })
    .refine(({ days }) => {
      const ids = days.flatMap(({ rows }) => rows.map(({ rowId }) => rowId));
      return (
        new Set(ids).size === ids.length && new Set(days.map((day) => day.timetableId)).size === days.length
      );
    }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    const days = args.days.map(({ timetableId }) => state.timetable.get(timetableId));
    if (days.some((day) => day === undefined)) return refuse('not_found', { what: '촬영일' });
    if (days.some((day) => day?.locked)) return refuse('locked', { what: '촬영일' });
    const leaving = args.removeRowIds
      .flatMap((id) => state.timetableRow.get(id) ?? [])
      .filter((row) => !isFixed(state, row));
    const gone = new Set(leaving.map(({ _id }) => _id));
    const wanted = args.days.map((day) => {
      const rows = day.rows.filter((row) => fits(state, row, day.timetableId, gone));
      return { ...day, rows, left: day.rows.length - rows.length };
    });
    const { ended, isLeft } = endEmptied(state, wanted, gone, args.emptied);
    const placed = wanted.filter(({ timetableId }) => !ended.some(({ day }) => day._id === timetableId));
    const rows = new Set([...leaving, ...ended.flatMap((one) => one.rows)]);
    return changes(
      [
        ...takeOffRows(state, [...rows]),
        ...placed.flatMap((day) => placeRows(state, ctx.projectId, day, gone)),
        ...placed.map(({ timetableId, calltime }) =>
          calltime === null ? null : update('timetable', state.timetable.get(timetableId)!, { calltime }),
        ),
        ...ended.flatMap((one) => one.changes),
      ],
      {
        adjusted: isLeft || wanted.some((day) => day.left > 0) || leaving.length < args.removeRowIds.length,
      },
    );
  },
});

/** TT7 and pins hold against a proposal too, even one that was reckoned before they were set. */
const isFixed = (state: ProjectState, row: TimetableRow): boolean =>
  row.pinned || (state.timetable.get(row.timetableId)?.locked ?? false);

function placeRows(
  state: ProjectState,
  projectId: Id,
  { timetableId, rows }: WantedDay,
  gone: ReadonlySet<Id>,
): (Change | null)[] {
  const named = new Set(rows.map(({ rowId }) => rowId));
  const rest = rowsOf(state, timetableId).filter(({ _id }) => !named.has(_id) && !gone.has(_id));
  const keys = keysAfter(rest, null, rows.length);
  return rows.map(({ rowId, sceneId, phaseData, split }, i) => {
    const orderKey = keys[i]!;
    const present = state.timetableRow.get(rowId);
    if (present)
      return update('timetableRow', present, { timetableId, orderKey, ...becoming(present, phaseData) });
    return sceneId
      ? insert('timetableRow', { ...sceneRow(rowId, projectId, timetableId, orderKey, sceneId), ...split })
      : insert('timetableRow', phaseRow(rowId, projectId, timetableId, orderKey, phaseData!));
  });
}

/** A phase that the proposal calls otherwise or makes longer or shorter: its note stays. */
function becoming(
  { phaseData, minutes }: TimetableRow,
  wanted: PhaseData | null,
): Partial<Pick<TimetableRow, 'phaseData' | 'minutes'>> {
  if (!phaseData || !wanted) return {};
  const { label, minutes: long } = wanted;
  if (label === phaseData.label && long === (minutes ?? phaseData.minutes)) return {};
  return { phaseData: { ...phaseData, label, minutes: long }, minutes: null };
}

/** Whether a proposed row can still be had: its row may move, or its scene waits for a day. */
function fits(state: ProjectState, row: ProposedRow, timetableId: Id, gone: ReadonlySet<Id>): boolean {
  const present = state.timetableRow.get(row.rowId);
  if (present)
    return !gone.has(row.rowId) && (present.timetableId === timetableId || !isFixed(state, present));
  if (row.sceneId === null) return row.phaseData !== null;
  const boardId = state.timetable.get(timetableId)?.boardId;
  const stands = rowsOfScene(state, row.sceneId).some(
    (other) => !gone.has(other._id) && state.timetable.get(other.timetableId)?.boardId === boardId,
  );
  return state.scene.has(row.sceneId) && !stands;
}
