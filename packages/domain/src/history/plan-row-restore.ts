import { type Change, changedId } from '../change.ts';
import { type PlanContext, refuse } from '../command.ts';
import type { Id } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { isArchived } from '../project/is-archived.ts';
import type { ProjectState } from '../state.ts';
import type { AnyRow, TableName } from '../tables.ts';
import { undoable, withTakenAlong } from './may-undo.ts';
import { type Done, inOneStep, isFinal, isRestored } from './plan-restore.ts';
import { planUndo, type Undo } from './plan-undo.ts';

/** HI5: one row, or one column of it. */
export interface RestoredPart {
  readonly row: Id;
  readonly column?: string | undefined;
}

/** Columns that are true of several rows together: one row alone cannot go back to what it said there. */
const OF_SEVERAL_ROWS: Partial<Record<TableName, readonly string[]>> = {
  board: ['isCurrent'],
  timetableRow: ['joinedWith'],
};

/**
 * HI5: brings one row, or one column of it, back to what it was before a moment; by the rules of undo, as one step.
 * `log`: the entries from that moment on, in their order. Refused as a value: `not_undoable` (never brought back),
 * `forbidden`, `archived`, `restored_part_held` (another row needs it, or stands in its place).
 */
export function planRowRestore(
  state: ProjectState,
  log: readonly Done[],
  part: RestoredPart,
  ctx: PlanContext,
): Undo {
  const done = log.filter(({ name }) => !isFinal(name)).flatMap(({ changes }) => changesOf(changes, part));
  if (done.length === 0) return refused('not_undoable');
  if (isArchived(state, ctx.projectId)) return refused('archived');
  if (undoable(state, done, memberOf(state, ctx.actorId)).size === 0) return refused('forbidden');
  const undo = inOneStep(planUndo(state, done, ctx));
  if (undo.plan.kind !== 'refuse') return undo;
  return undo.left.length > 0
    ? { ...undo, plan: refuse('restored_part_held') }
    : { ...undo, plan: { kind: 'nothing' } };
}

const refused = (code: 'not_undoable' | 'archived' | 'forbidden'): Undo => ({
  plan: refuse(code),
  restored: 0,
  left: [],
});

/** What an entry did to the part: of a whole row with what came and went along with it. */
function changesOf(changes: readonly Change[], { row, column }: RestoredPart): readonly Change[] {
  const restored = changes.filter(({ table }) => isRestored(table));
  if (column !== undefined)
    return restored.flatMap((change) => (changedId(change) === row ? columnOf(change, column) : []));
  const all = withTakenAlong(restored, (change) => changedId(change) === row);
  return restored.filter((change) => all.has(change)).flatMap(ofOneRow);
}

function columnOf(change: Change, column: string): readonly Change[] {
  if (change.op !== 'update' || !(column in change.after)) return [];
  return ofOneRow({
    ...change,
    before: { [column]: (change.before as AnyRow)[column] },
    after: { [column]: (change.after as AnyRow)[column] },
  } as unknown as Change);
}

function ofOneRow(change: Change): readonly Change[] {
  const closed = OF_SEVERAL_ROWS[change.table];
  if (change.op !== 'update' || !closed) return [change];
  const without = (columns: object): object =>
    Object.fromEntries(Object.entries(columns).filter(([column]) => !closed.includes(column)));
  const after = without(change.after);
  if (Object.keys(after).length === 0) return [];
  return [{ ...change, before: without(change.before), after } as unknown as Change];
}
