import type { FeedEntry, FeedMessage } from '@ddak/protocol';
import { applyFeed, type FeedEffect, tablesOf } from './apply-feed.ts';
import type { ClientCell } from './client-cell.ts';
import { emptyUndoStack } from './command/undo-stack.ts';
import type { CopiedProject } from './device-copy.ts';
import { goneOf, goneUnder } from './outdone/gone-under.ts';
import { lostMoves } from './outdone/lost-moves.ts';
import { replacedSaves } from './outdone/replaced-saves.ts';
import { planPending, type Replica } from './replica.ts';

/** Takes a message of the feed into the client: replica, copy on the device, and what the person must hear. */
export function takeFeed(
  cell: ClientCell,
  message: FeedMessage,
  first: boolean,
  now: number,
): FeedEffect['effect'] {
  const before = cell.get().replica;
  const { replica, effect, dropped, fresh } = applyFeed(before, message, first);
  const baseNow = (): CopiedProject => {
    const { seq, epoch, shape, confirmed } = cell.get().replica;
    return { seq: seq ?? 0, epoch: epoch ?? 1, shape, at: now, tables: tablesOf(confirmed) };
  };
  if (effect === 'applied') {
    if (message.kind === 'snapshot') {
      const { seq, epoch, tables } = message;
      cell.disk.replaceCopy({ seq, epoch, shape: replica.shape, at: now, tables });
    } else if (replica.seq !== null && replica.epoch !== null && before.seq !== null) {
      const { seq: to, epoch } = replica;
      cell.disk.appendCopy({ from: before.seq, to, epoch, at: now, changes: fresh }, baseNow);
    }
    const entries = message.kind === 'changes' ? message.entries : [];
    const arrived = entries.filter(({ seq }) => before.seq === null || seq > before.seq);
    // Whoever sees that a row is gone may ask at once who it was.
    cell.removers.hear(arrived);
    cell.setReplica(replica, { phase: 'ready', savedAt: now });
    if (message.kind === 'changes') {
      tellReplaced(cell, before, arrived, now);
      tellMoved(cell, before, arrived, now);
      tellRemoved(cell, before, arrived);
    }
  }
  if (effect === 'ignored' && cell.get().phase === 'locked') cell.change({ phase: 'ready' });
  if (effect === 'locked') cell.change({ phase: 'locked' });
  if (effect === 'ended') {
    cell.disk.erase();
    cell.setReplica(replica, { phase: 'ended', undo: emptyUndoStack });
  }
  for (const command of dropped) cell.note('dropped', command, '권한이 없어져서 보내지 않고 지웠어요.');
  return effect;
}

/** PR8: the earlier one in a field is told that a later save has replaced theirs. */
function tellReplaced(
  cell: ClientCell,
  { confirmed, actor }: Replica,
  arrived: readonly FeedEntry[],
  now: number,
): void {
  const { saves: before, undo } = cell.get();
  const known = { saves: before, confirmed, steps: undo.past, me: actor._id };
  const { saves, replaced } = replacedSaves(known, arrived, now);
  if (saves.size + before.size > 0) cell.change({ saves });
  for (const { step, title, message } of replaced) cell.note('replaced', { ...step, about: title }, message);
}

/** PR10: whose move of a strip did not last is told who has moved it where. */
function tellMoved(
  cell: ClientCell,
  { confirmed, actor, pending }: Replica,
  arrived: readonly FeedEntry[],
  now: number,
): void {
  const { moves: had, undo, replica, notes } = cell.get();
  const refused = notes.flatMap(({ kind, commandId, again }) =>
    kind === 'refused' && commandId && again ? [{ ...again, _id: commandId }] : [],
  );
  const open = [...refused, ...pending.filter(({ judgedAt }) => judgedAt === undefined)];
  const around = { before: confirmed, after: replica.confirmed };
  const known = { moves: had, ...around, steps: undo.past, open, me: actor._id };
  const { moves, lost } = lostMoves(known, arrived, now, cell.nextId);
  if (moves.size + had.size > 0) cell.change({ moves });
  for (const { commandId, name, title, message, again, removed } of lost) {
    const same = notes.find((note) => note.kind === 'refused' && note.commandId === commandId);
    if (same) cell.dismissNote(same._id);
    cell.note('moved', { _id: commandId, name, args: null, about: title, again, removed }, message);
  }
}

/** SN13: why a command was refused is known better once the feed tells who has removed what it was about. */
function tellRemoved(cell: ClientCell, { confirmed, actor }: Replica, arrived: readonly FeedEntry[]): void {
  const { gone: had, replica, notes } = cell.get();
  const refused = notes.flatMap((note) =>
    note.kind === 'refused' && note.again ? { note, ...note.again } : [],
  );
  const open = [...refused, ...replica.pending];
  const gone = goneUnder(
    { gone: had, open, before: confirmed, after: replica.confirmed, me: actor._id },
    arrived,
  );
  if (gone.size + had.size > 0) cell.change({ gone });
  for (const { note, name, args } of refused) {
    const thing = goneOf(gone, args);
    const { commandId: _id, about } = note;
    if (!thing || !_id || !cell.get().notes.includes(note)) continue;
    const command = { _id, name, args, about };
    const plan = planPending(replica, replica.confirmed, {
      ...command,
      version: 1,
      at: note.at,
      attempted: true,
    });
    if (plan.kind !== 'refuse' || plan.refusal.code !== 'not_found') continue;
    cell.dismissNote(note._id);
    cell.note('removed', { ...command, removed: thing.removed }, thing.message);
  }
}
