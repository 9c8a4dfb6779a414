import { withAgesFollowed } from '../age/with-ages-followed.ts';
import { type Change, changedId, sameValue } from '../change.ts';
import type { Plan } from '../command.ts';
import { type PlanContext, refuse } from '../command.ts';
import { memberOf } from '../member-of.ts';
import { isArchived, movesInArchive } from '../project/is-archived.ts';
import type { ProjectState } from '../state.ts';
import type { AnyRow, TableName } from '../tables.ts';
import { Draft } from './draft.ts';
import { mayUndoByHand, undoable } from './may-undo.ts';
import { keepExistingEnds } from './references.ts';
import { staysAlong } from './stays-along.ts';
import { withFreeNumber } from './with-free-number.ts';

/** What undo brought back and what it left alone, because somebody has changed it since. */
export interface Undo {
  readonly plan: Plan;
  readonly restored: number;
  readonly left: readonly { readonly table: TableName; readonly _id: string }[];
}

/**
 * UN1: takes a command back from the before-values of its log entry, in reverse order: columns that nobody has
 * touched since are put back, others are left and named. UN2: a deleted row returns under the same `_id`, with the
 * links whose ends exist. UN3: a row that others have come to refer to is not taken away. UN6: nothing is put back
 * where another row has taken its place (the number, the date), unless that row makes room in the same undo; who was deleted
 * comes back under another number, where it is only that (UN11). Planned on
 * the server alone, with today's rights (`may-undo.ts`).
 */
export function planUndo(state: ProjectState, done: readonly Change[], ctx: PlanContext): Undo {
  if (isArchived(state, ctx.projectId) && !done.every(movesInArchive))
    return { plan: refuse('archived'), restored: 0, left: [] };
  const member = memberOf(state, ctx.actorId);
  const allowed = undoable(state, done, member);
  let changes: Change[] = [];
  const left: { table: TableName; _id: string }[] = [];
  const waiting: Update[] = [];
  const draft = new Draft(state);
  const isPlanAnother = hasPlanMovedOn(state, done);
  for (const change of [...done].reverse()) {
    const isLeft = !allowed.has(change) || (isPlanAnother && movesPlan(change));
    const back = isLeft ? null : invert(draft, change, ctx.now);
    if (back && back !== 'same' && back.op === 'update' && standsTaken(draft, back)) waiting.push(back);
    else if (back && back !== 'same') {
      changes.push(back);
      draft.apply(back);
    }
    if (back === null) left.push({ table: change.table, _id: changedId(change) });
  }
  const along = staysAlong(changes, left, (change) => mayUndoByHand(state, change, member));
  changes = changes.filter((change) => !along.has(change));
  for (const change of along) {
    if (change.op === 'delete') draft.apply({ ...change, op: 'insert' } as Change);
    left.push({ table: change.table, _id: changedId(change) });
  }
  const crowded = whatStays(draft, waiting);
  changes.push(...waiting.filter((change) => !crowded.has(change)));
  for (const { table, _id } of crowded) left.push({ table, _id });
  if (changes.length === 0)
    return { plan: refuse('nothing_left_to_undo', { left: left.length }), restored: 0, left };
  // SC23: what follows from the days as they are again.
  const all = withAgesFollowed(state, changes, ctx.now);
  if (all.length === 0) return { plan: { kind: 'nothing' }, restored: 0, left };
  return {
    plan: { kind: 'changes', changes: all, adjusted: left.length > 0 },
    restored: changes.length,
    left,
  };
}

/** Whether a change says which board is the plan. */
const movesPlan = (change: Change): boolean =>
  change.table === 'board' && change.op === 'update' && change.after.isCurrent !== undefined;

/** UN10: the board that this made the plan is it no more: put back row by row, two boards would be. */
const hasPlanMovedOn = (state: ProjectState, done: readonly Change[]): boolean =>
  done.some(
    (change) =>
      change.table === 'board' &&
      change.op === 'update' &&
      change.after.isCurrent === true &&
      !state.board.get(change._id)?.isCurrent,
  );

type Update = Change & { op: 'update' };

const rowOf = (draft: Draft, { table, _id }: Update): AnyRow => draft.rows(table).get(_id) as AnyRow;

const standsTaken = (draft: Draft, change: Update): boolean =>
  draft.isTaken(change.table, { ...rowOf(draft, change), ...change.after }, change.after);

/**
 * UN6: rows that stood in each other's place go back together; those that still find theirs taken are left. What is
 * left takes its old place again, so only who wanted that one is looked at once more.
 */
function whatStays(draft: Draft, waiting: readonly Update[]): ReadonlySet<Update> {
  const before = new Map(waiting.map((change) => [change, rowOf(draft, change)]));
  const byId = Map.groupBy(waiting, ({ _id }) => _id);
  for (const change of waiting) draft.apply(change);
  const stays = new Set<Update>();
  let doubtful: Iterable<Update> = waiting;
  for (;;) {
    const crowded = [...doubtful].filter(
      (change) => !stays.has(change) && draft.isTaken(change.table, rowOf(draft, change), change.after),
    );
    if (crowded.length === 0) return new Set(waiting.filter((change) => stays.has(change)));
    for (const change of crowded) {
      stays.add(change);
      draft.restore(change.table, before.get(change)!);
    }
    doubtful = new Set(
      crowded.flatMap((change) =>
        [...draft.sharers(change.table, before.get(change)!)].flatMap((id) => byId.get(id) ?? []),
      ),
    );
  }
}

/** The change that takes one back; 'same' where the row already stands so; null where it must be left. */
function invert(draft: Draft, change: Change, now: number): Change | 'same' | null {
  const row = draft.rows(change.table).get(changedId(change));
  if (change.op === 'insert') {
    if (!row) return 'same';
    if (!sameValue(row, change.row) || draft.isReferenced(change.table, row._id)) return null;
    return { table: change.table, op: 'delete', row } as unknown as Change;
  }
  if (change.op === 'delete') {
    if (row) return 'same';
    const kept = keepExistingEnds(draft, change.table, change.row as AnyRow);
    const restored = kept && withFreeNumber(draft, change.table, kept);
    if (!restored || draft.isTaken(change.table, restored)) return null;
    return { table: change.table, op: 'insert', row: restored } as unknown as Change;
  }
  return row ? invertUpdate(draft, change, row, now) : null;
}

function invertUpdate(
  draft: Draft,
  change: Change & { op: 'update' },
  row: AnyRow,
  now: number,
): Change | 'same' | null {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [column, old] of Object.entries(change.before)) {
    const made = (change.after as AnyRow)[column];
    // An access epoch only ever rises: an old value would let ended feeds go on.
    if (column === 'accessEpoch') {
      before[column] = row[column];
      after[column] = Number(row[column]) + 1;
    } else if (sameValue(row[column], made)) {
      before[column] = row[column];
      // PD7: archived again, it is so from now on.
      after[column] = column === 'archivedAt' && old !== null ? now : old;
    } else if (!sameValue(row[column], old)) return null;
  }
  if (Object.keys(after).length === 0) return 'same';
  const whole = keepExistingEnds(draft, change.table, { ...row, ...after });
  if (!whole) return null;
  for (const column of Object.keys(after)) after[column] = whole[column];
  return { table: change.table, op: 'update', _id: row._id, before, after } as unknown as Change;
}
