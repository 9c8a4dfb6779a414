import type { Change, Id, Plan } from '@ddak/domain';
import type { PendingCommand } from '../replica.ts';

/** A step of mine that can be taken back: by undoing the command `_id`, or by running `rerun` again. */
export interface UndoStep {
  readonly _id: Id;
  readonly name: string;
  readonly args: unknown;
  /** What it did on this screen; an undo of it is shown from these. */
  readonly changes: readonly Change[] | undefined;
  /** It left the outbox before it was sent: the server never knew it. */
  readonly withdrawn: boolean;
}

/** Newest last. */
export interface UndoStack {
  readonly past: readonly UndoStep[];
  readonly future: readonly UndoStep[];
}

const DEPTH = 100;
export const emptyUndoStack: UndoStack = { past: [], future: [] };

/** A new step; what had been undone can no longer be redone. */
export const pushStep = (stack: UndoStack, step: UndoStep): UndoStack => ({
  past: [...stack.past, step].slice(-DEPTH),
  future: [],
});

const without = (steps: readonly UndoStep[], { _id }: UndoStep) => steps.filter((step) => step._id !== _id);

/** `step` was undone; `back` is what redo will take back in turn. */
export const moveToFuture = ({ past, future }: UndoStack, step: UndoStep, back: UndoStep): UndoStack => ({
  past: without(past, step),
  future: [...future, back],
});

/** `step` was redone. */
export const moveToPast = ({ past, future }: UndoStack, step: UndoStep, again: UndoStep): UndoStack => ({
  past: [...past, again],
  future: without(future, step),
});

/** Refused commands, and those that changed nothing, are no steps. */
export function forgetSteps(stack: UndoStack, ids: ReadonlySet<Id>): UndoStack {
  if (ids.size === 0) return stack;
  const stays = ({ _id }: UndoStep) => !ids.has(_id);
  return { past: stack.past.filter(stays), future: stack.future.filter(stays) };
}

/** What a command that was planned here is taken back by. */
export const stepOf = ({ _id, name, args }: PendingCommand, plan: Plan): UndoStep => ({
  _id,
  name,
  args,
  changes: plan.kind === 'changes' ? plan.changes : undefined,
  withdrawn: false,
});
