import {
  type AnyRow,
  applyChanges,
  type Change,
  completeRow,
  emptyState,
  type Id,
  type ProjectState,
  STATE_SHAPE,
  type TableName,
  UNKNOWN_SHAPE,
} from '@ddak/domain';
import type { FeedChange, FeedMessage } from '@ddak/protocol';
import type { DeviceCopyContents } from './device-copy.ts';
import { keepShown } from './keep-shown.ts';
import { lostCommands, type PendingCommand, type Replica, rebase, withdraw } from './replica.ts';

/**
 * What a feed message did. `ignored`: known already. `gap`: it does not continue what we have, so the feed must be
 * asked again from where we stand. `ended`: no access any more. `locked`: none until the person has set a second
 * factor (AC27); what is here stays.
 */
export interface FeedEffect {
  readonly replica: Replica;
  readonly effect: 'applied' | 'ignored' | 'gap' | 'ended' | 'locked';
  /** Commands given up because their section is lost; the person is told which. */
  readonly dropped: readonly PendingCommand[];
  /** The changes that were new, for the copy on the device. */
  readonly fresh: readonly FeedChange[];
}

const nothing = { dropped: [], fresh: [] } as const;

type Snapshot = FeedMessage & { kind: 'snapshot' };
type Changes = FeedMessage & { kind: 'changes' };

/**
 * Takes a feed message in. Pure.
 * @param first no message has come on this connection yet: the server may then put us back to an older seq
 */
export function applyFeed(replica: Replica, message: FeedMessage, first = false): FeedEffect {
  if (message.projectId !== replica.projectId) return { ...nothing, replica, effect: 'ignored' };
  if (message.kind === 'factorNeeded') return { ...nothing, replica, effect: 'locked' };
  if (message.kind === 'ended') return applyEnded(replica);
  return message.kind === 'snapshot'
    ? applySnapshot(replica, message, first)
    : applyEntries(replica, message);
}

function applyEnded(replica: Replica): FeedEffect {
  const dropped = replica.pending.filter(({ judgedAt }) => judgedAt === undefined);
  const confirmed = emptyState();
  return {
    replica: { ...replica, seq: null, epoch: null, confirmed, pending: [], ahead: [], view: confirmed },
    effect: 'ended',
    dropped,
    fresh: [],
  };
}

function applySnapshot(replica: Replica, snapshot: Snapshot, first: boolean): FeedEffect {
  const { seq, epoch, shape = UNKNOWN_SHAPE } = snapshot;
  // The epoch does not order snapshots: who was removed and added again begins anew, with a lower one.
  const older = replica.seq !== null && seq < replica.seq && !first;
  if (older) return { ...nothing, replica, effect: 'ignored' };
  const tables =
    shape === STATE_SHAPE ? snapshot.tables : (completeTables(snapshot.tables) ?? snapshot.tables);
  const next = rebase(replica, { seq, epoch, shape, confirmed: stateFromTables(tables) });
  const dropped = lostCommands(next);
  return {
    replica: withdraw(next, new Set(dropped.map(({ _id }) => _id))),
    effect: 'applied',
    dropped,
    fresh: [],
  };
}

function applyEntries(replica: Replica, { from, to, epoch, entries }: Changes): FeedEffect {
  const none = { ...nothing, replica };
  if (replica.seq === null || replica.epoch === null || epoch > replica.epoch || from > replica.seq)
    return { ...none, effect: 'gap' };
  if (epoch < replica.epoch || to <= replica.seq) return { ...none, effect: 'ignored' };
  const fresh = entries.filter(({ seq }) => seq > replica.seq!);
  const changes = fresh.flatMap((entry) => entry.changes);
  const asked = replica.pending.length > 0;
  const settled = changes.map(completed(replica.shape));
  const confirmed = applyChanges(replica.confirmed, settled, asked ? replica.view : undefined);
  const arrived = new Set(fresh.map(({ commandId }) => commandId));
  const pending = replica.pending.filter(({ _id }) => !arrived.has(_id));
  const next = rebase(replica, { seq: to, confirmed, pending });
  const kept = asked ? keepShown(replica, next, settled) : next;
  return { replica: kept, effect: 'applied', dropped: [], fresh: changes };
}

/** SN9: a row that a release of another shape has inserted, with all its columns. */
const completed =
  (shape: string) =>
  (change: FeedChange): Change =>
    asChange(
      shape === STATE_SHAPE || change.op !== 'insert'
        ? change
        : { ...change, row: completeRow(change.table, change.row) ?? change.row },
    );

/** A change of the feed in the form that `applyChanges` takes: what the feed leaves out is not looked at there. */
export function asChange(change: FeedChange): Change {
  if (change.op === 'insert') return change as unknown as Change;
  if (change.op === 'update') return { ...change, before: {} } as unknown as Change;
  return { table: change.table, op: 'delete', row: { _id: change._id } } as unknown as Change;
}

/**
 * The replica as this device last knew it. SN9: rows of another shape are completed until they come anew; null where
 * they cannot be.
 */
export function restoreCopy(replica: Replica, { base, tail }: DeviceCopyContents): Replica | null {
  const { epoch, shape = UNKNOWN_SHAPE } = base;
  const changes = tail.flatMap((step) => step.changes.map(asChange));
  const copied = applyChanges(stateFromTables(base.tables), changes);
  const tables = shape === STATE_SHAPE ? null : completeTables(tablesOf(copied));
  if (shape !== STATE_SHAPE && tables === null) return null;
  const confirmed = tables === null ? copied : stateFromTables(tables);
  return rebase(replica, { seq: tail.at(-1)?.to ?? base.seq, epoch, shape, confirmed });
}

function completeTables(tables: Snapshot['tables']): Snapshot['tables'] | null {
  const completed = Object.entries(tables).map(
    ([table, rows]) => [table, rows.map((row) => completeRow(table as TableName, row))] as const,
  );
  const isWhole = completed.every(([, rows]) => rows.every((row) => row !== null));
  return isWhole ? Object.fromEntries(completed) : null;
}

/** The state that a snapshot describes. */
export function stateFromTables(tables: Snapshot['tables']): ProjectState {
  const state: Record<string, ReadonlyMap<Id, AnyRow>> = { ...emptyState() };
  for (const [table, rows] of Object.entries(tables)) {
    // Row by row: an array of pairs is a second copy of a long table.
    const filled = new Map<Id, AnyRow>();
    for (const row of rows as readonly AnyRow[]) filled.set(row._id, row);
    state[table] = filled;
  }
  return state as unknown as ProjectState;
}

/** The tables of a state, as a snapshot carries them. */
export const tablesOf = (state: ProjectState): Snapshot['tables'] =>
  Object.fromEntries(Object.entries(state).map(([table, rows]) => [table, [...rows.values()]]));
