import type { Id, Plan } from '@ddak/domain';
import type { ClientCell } from '../client-cell.ts';
import type { Ran } from '../project-session.ts';
import { type PendingCommand, type Replica, withdraw } from '../replica.ts';
import { pushStep, stepOf, type UndoStack } from './undo-stack.ts';

export interface Holding {
  /** SN14: shows what it does, and sends it only with the next command that names `until`. */
  hold(name: string, args: unknown, until: Id): Ran;
  /** Takes back what is held; false: it is not held any more. */
  drop(commandId: Id): boolean;
  isHeld(): Id | null;
  /** Before a command with these arguments: what is held goes out, if they name what it makes. */
  release(args: unknown): void;
}

interface Steps {
  make(name: string, args: unknown): PendingCommand;
  plan(command: PendingCommand): { readonly plan: Plan; readonly replica: Replica };
  queue(command: PendingCommand, replica: Replica, undo: UndoStack): void;
}

/** Holds one command at a time: it is on the screen, and neither in the outbox nor among the steps to undo. */
export function holdCommands(cell: ClientCell, { make, plan, queue }: Steps): Holding {
  let held: { readonly command: PendingCommand; readonly plan: Plan; readonly until: Id } | null = null;

  const drop: Holding['drop'] = (commandId) => {
    if (held?.command._id !== commandId) return false;
    held = null;
    cell.setReplica(withdraw(cell.get().replica, new Set([commandId])));
    return true;
  };
  return {
    drop,
    isHeld: () => held?.command._id ?? null,
    hold(name, args, until) {
      if (held) drop(held.command._id);
      const command: PendingCommand = { ...make(name, args), held: true };
      const { plan: planned, replica } = plan(command);
      const { _id } = command;
      if (planned.kind === 'refuse') return { _id, kind: planned.kind, refusal: planned.refusal };
      held = { command, plan: planned, until };
      cell.setReplica(replica);
      return { _id, kind: planned.kind };
    },
    release(args) {
      if (!held || !JSON.stringify(args).includes(held.until)) return;
      const { held: _, ...command } = held.command;
      const step = stepOf(command, held.plan);
      held = null;
      const { replica, undo } = cell.get();
      const pending = replica.pending.map((one) => (one._id === command._id ? command : one));
      queue(command, { ...replica, pending }, pushStep(undo, step));
    },
  };
}
