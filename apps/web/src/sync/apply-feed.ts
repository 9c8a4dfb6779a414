import {
  type AnyRow,
  applyChanges,
  type Change,
  emptyState,
  type ProjectState,
  type TableName,
} from '@ddak/domain';
import type { FeedChange, FeedMessage } from '@ddak/protocol';
import type { DeviceCopyContents } from './device-copy.ts';
import { lostCommands, type PendingCommand, type Replica, rebase, withdraw } from './replica.ts';

/**
 * What a feed message did. `ignored`: known already. `gap`: it does not continue what we have, so the feed must be
 * asked again from where we stand. `ended`: no access any more.
 */
export interface FeedEffect {
  readonly replica: Replica;
  readonly effect: 'applied' | 'ignored' | 'gap' | 'ended';
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
  if (message.kind === 'ended') return applyEnded(replica);
  return message.kind === 'snapshot'
    ? applySnapshot(replica, message, first)
    : applyEntries(replica, message);
}

function applyEnded(replica: Replica): FeedEffect {
  const dropped = replica.pending.filter(({ judgedAt }) => judgedAt === undefined);
  const confirmed = emptyState();
  return {
    replica: { ...replica, seq: null, epoch: null, confirmed, pending: [], view: confirmed },
    effect: 'ended',
    dropped,
    fresh: [],
  };
}

function applySnapshot(replica: Replica, snapshot: Snapshot, first: boolean): FeedEffect {
  const { seq, epoch } = snapshot;
  // The epoch does not order snapshots: who was removed and added again begins anew, with a lower one.
  const older = replica.seq !== null && seq < replica.seq && !first;
  if (older) return { ...nothing, replica, effect: 'ignored' };
  const next = rebase(replica, { seq, epoch, confirmed: stateFromTables(snapshot.tables) });
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
  const confirmed = applyChanges(replica.confirmed, changes.map(asChange));
  const arrived = new Set(fresh.map(({ commandId }) => commandId));
  const pending = replica.pending.filter(({ _id }) => !arrived.has(_id));
  const next = rebase(replica, { seq: to, confirmed, pending });
  return { replica: next, effect: 'applied', dropped: [], fresh: changes };
}

/** A change of the feed in the form that `applyChanges` takes: what the feed leaves out is not looked at there. */
export function asChange(change: FeedChange): Change {
  if (change.op === 'insert') return change as unknown as Change;
  if (change.op === 'update') return { ...change, before: {} } as unknown as Change;
  return { table: change.table, op: 'delete', row: { _id: change._id } } as unknown as Change;
}

/** The replica as this device last knew it. */
export function restoreCopy(replica: Replica, { base, tail }: DeviceCopyContents): Replica {
  const changes = tail.flatMap((step) => step.changes.map(asChange));
  const confirmed = applyChanges(stateFromTables(base.tables), changes);
  return rebase(replica, { seq: tail.at(-1)?.to ?? base.seq, epoch: base.epoch, confirmed });
}

/** The state that a snapshot describes. */
export function stateFromTables(tables: Snapshot['tables']): ProjectState {
  const filled = Object.entries(tables).map(([table, rows]) => [
    table as TableName,
    new Map((rows as readonly AnyRow[]).map((row) => [row._id, row])),
  ]);
  return { ...emptyState(), ...Object.fromEntries(filled) };
}

/** The tables of a state, as a snapshot carries them. */
export const tablesOf = (state: ProjectState): Snapshot['tables'] =>
  Object.fromEntries(Object.entries(state).map(([table, rows]) => [table, [...rows.values()]]));
