import type { CommandResult } from '@ddak/protocol';
import type { ClientCell } from './client-cell.ts';
import { forgetSteps } from './command/undo-stack.ts';
import { goneOf } from './outdone/gone-under.ts';
import { type PendingCommand, settle, withdraw } from './replica.ts';

/** Writes the server's answers into the queue; what was refused or adjusted is told to the person. */
export function judgeQueue(cell: ClientCell, results: readonly CommandResult[], now: number): void {
  const { replica, undo } = cell.get();
  const sent = new Map(replica.pending.map((command) => [command._id, command]));
  const undone = results.filter(({ outcome }) => outcome === 'refused' || outcome === 'nothing');
  cell.setReplica(settle(replica, results), {
    savedAt: now,
    unsendable: false,
    undo: forgetSteps(undo, new Set(undone.map(({ _id }) => _id))),
  });
  for (const result of results) {
    const command = sent.get(result._id);
    if (command === undefined) continue;
    // PR10: whose strips somebody took away meanwhile has been told so in more words.
    const isTold = cell
      .get()
      .notes.some(({ kind, commandId }) => kind === 'moved' && commandId === command._id);
    if (result.outcome === 'refused' && !isTold) tellRefused(cell, command, result);
    if (result.outcome === 'adjusted') cell.note('adjusted', command, result.note);
  }
}

/** SN13: where somebody has removed what it was about, that is the reason. */
function tellRefused(
  cell: ClientCell,
  command: PendingCommand,
  { code, message }: CommandResult & { outcome: 'refused' },
): void {
  const gone = code === 'not_found' ? goneOf(cell.get().gone, command.args) : undefined;
  if (gone) cell.note('removed', { ...command, removed: gone.removed }, gone.message);
  else cell.note('refused', command, message);
}

/** Takes out a command that the server accepts in no form. */
export function rejectCommand(cell: ClientCell, command: PendingCommand, message: string): void {
  const ids = new Set([command._id]);
  cell.setReplica(withdraw(cell.get().replica, ids), {
    undo: forgetSteps(cell.get().undo, ids),
    unsendable: false,
  });
  cell.note('refused', command, message);
}

/** Marks pending commands; nothing else about them changes. */
export function markPending(
  cell: ClientCell,
  ids: ReadonlySet<string>,
  mark: Partial<Pick<PendingCommand, 'stored' | 'attempted'>>,
): void {
  const { replica } = cell.get();
  const pending = replica.pending.map((command) =>
    ids.has(command._id) ? { ...command, ...mark } : command,
  );
  cell.change({ replica: { ...replica, pending } });
}
