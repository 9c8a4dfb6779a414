import { commandSubject, findCommand, type Id, refusalMessage } from '@ddak/domain';
import { PROTOCOL_VERSION, UNDO, type UndoArgs } from '@ddak/protocol';
import type { ClientCell } from '../client-cell.ts';
import { inTurn } from '../in-turn.ts';
import { markPending } from '../judge-queue.ts';
import type { Ran } from '../project-session.ts';
import { enqueue, type PendingCommand, plansHere, type Replica, withdraw } from '../replica.ts';
import { type Foreseen, takeForeseen } from './foresee.ts';
import { type Holding, holdCommands } from './hold-commands.ts';
import {
  forgetSteps,
  moveToFuture,
  moveToPast,
  pushStep,
  stepOf,
  type UndoStack,
  type UndoStep,
} from './undo-stack.ts';

export interface Running {
  run(name: string, args: unknown): Ran;
  hold: Holding['hold'];
  drop: Holding['drop'];
  /** Takes the newest step back. */
  undo(): Promise<void>;
  /** Takes back one step of mine, if it still can be: a toast stands beside newer steps. */
  undoCommand(commandId: Id): Promise<void>;
  redo(): Promise<void>;
  /** Takes back what anybody did, alone or with all that followed (HI3, HI4): planned on the server. */
  takeBack(args: UndoArgs): Id;
}

/** Makes a command that has not been sent. */
function maker(cell: ClientCell, now: () => number) {
  return (
    name: string,
    args: unknown,
    undoes?: UndoStep['changes'],
    foreseen?: Foreseen,
  ): PendingCommand => ({
    _id: foreseen?.commandId ?? cell.nextId(),
    name,
    args,
    version: PROTOCOL_VERSION,
    at: now(),
    attempted: false,
    stored: false,
    about: foreseen?.about ?? commandSubject(cell.get().replica.view, args),
    ...(undoes ? { undoes } : {}),
  });
}

/**
 * What a person does: shown at once, written into the outbox, then `onOutboxChanged` sends it. Steps can be
 * taken back: out of the outbox when they were never sent, by an undo of the server otherwise (UN1).
 */
export function runCommands(cell: ClientCell, now: () => number, onOutboxChanged: () => void): Running {
  const make = maker(cell, now);
  /** What it would do, and the replica with it: a step is planned once. */
  const plan = (command: PendingCommand, foreseen?: Foreseen) =>
    enqueue(cell.get().replica, command, foreseen);

  /** One change of the state, so that no screen sees the step without its undo. */
  const queue = (command: PendingCommand, replica: Replica, undo: UndoStack): void => {
    cell.setReplica(replica, { undo });
    const { stored: _, ...record } = command;
    void cell.disk.add(record).then(() => {
      markPending(cell, new Set([command._id]), { stored: true });
      onOutboxChanged();
    });
  };

  const { hold, drop, isHeld, release } = holdCommands(cell, { make, plan, queue });

  const run: Running['run'] = (name, args) => {
    release(args);
    const foreseen = takeForeseen(cell.get().replica.view, args);
    const command = make(name, args, undefined, foreseen);
    const { plan: planned, replica } = plan(command, foreseen);
    const { _id } = command;
    if (planned.kind === 'refuse') return { _id, kind: planned.kind, refusal: planned.refusal };
    if (planned.kind === 'changes' || !plansHere(command)) {
      const { undo } = cell.get();
      // UN9: nobody takes it back, so what was done before stays the newest step.
      const isFinal = findCommand(name)?.final ?? false;
      queue(command, replica, isFinal ? undo : pushStep(undo, stepOf(command, planned)));
    }
    return { _id, kind: planned.kind };
  };

  const takeBack = async (step: UndoStep, move: typeof moveToFuture): Promise<void> => {
    // What has been sent, or has left the queue, is the server's: the outbox need not be asked.
    const waits = cell.get().replica.pending.some(({ _id, attempted }) => _id === step._id && !attempted);
    if (waits && (await cell.disk.withdraw(step._id))) {
      const { replica, undo } = cell.get();
      cell.setReplica(withdraw(replica, new Set([step._id])), {
        undo: move(undo, step, { ...step, withdrawn: true }),
      });
      return onOutboxChanged();
    }
    const command = make(UNDO, { commandId: step._id }, step.changes);
    const { plan: planned, replica } = plan(command);
    if (planned.kind !== 'refuse')
      return queue(command, replica, move(cell.get().undo, step, stepOf(command, planned)));
    cell.change({ undo: forgetSteps(cell.get().undo, new Set([step._id])) });
    cell.note('refused', command, refusalMessage(planned.refusal));
  };

  const redoStep = async (step: UndoStep): Promise<void> => {
    if (!step.withdrawn) return takeBack(step, moveToPast);
    const command = make(step.name, step.args, step.name === UNDO ? step.changes : undefined);
    const { plan: planned, replica } = plan(command);
    queue(command, replica, moveToPast(cell.get().undo, step, stepOf(command, planned)));
  };

  // One after another: two quick presses are two steps back.
  const turn = inTurn();
  const inOrder = (pick: () => UndoStep | undefined, act: (step: UndoStep) => Promise<void>) =>
    turn(async () => {
      const step = pick();
      if (step) await act(step);
    });
  const past = () => cell.get().undo.past;
  const goBack = (step: UndoStep) => takeBack(step, moveToFuture);
  return {
    run,
    hold,
    drop,
    async undo() {
      const held = isHeld();
      if (held) drop(held);
      else await inOrder(() => past().at(-1), goBack);
    },
    undoCommand: (commandId) => inOrder(() => past().find(({ _id }) => _id === commandId), goBack),
    redo: () => inOrder(() => cell.get().undo.future.at(-1), redoStep),
    takeBack(args) {
      const command = make(UNDO, args);
      const { plan: planned, replica } = plan(command);
      queue(command, replica, pushStep(cell.get().undo, stepOf(command, planned)));
      return command._id;
    },
  };
}
