import type { ArgsOf, CommandName, Id, Plan, Refusal } from '@ddak/domain';
import type { UndoArgs, User } from '@ddak/protocol';
import { createContext } from 'react';

/** A command that was planned on the view. */
export interface Ran {
  readonly _id: Id;
  /** What it does as seen from here; one that only the server can plan does nothing yet. */
  readonly kind: Plan['kind'];
  readonly refusal?: Refusal;
}

/** What the screens of one open project can do; the state that they show is read from the store. */
export interface ProjectSession {
  readonly projectId: Id;
  readonly me: User;
  /** Plans on the view at once and queues. A local refusal is given back and nothing is sent. */
  run<N extends CommandName>(name: N, args: ArgsOf<N>): Ran;
  /** SN14: plans on the view at once, and queues it only with the next command that names `until`. */
  hold<N extends CommandName>(name: N, args: ArgsOf<N>, until: Id): Ran;
  /** Takes back what is held; false: it is not held any more. */
  drop(commandId: Id): boolean;
  undo(): void;
  undoCommand(commandId: Id): void;
  redo(): void;
  takeBack(args: UndoArgs): void;
  /** Takes a note away that has been seen to. */
  dismissNote(id: Id): void;
  /** Who has removed a row lately; null: nobody knows. */
  whoRemoved(id: Id): Id | null;
}

export const ProjectSessionContext = createContext<ProjectSession | null>(null);
