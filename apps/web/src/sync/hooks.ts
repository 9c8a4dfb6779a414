import {
  type ArgsOf,
  type CommandName,
  can,
  type Id,
  isArchived,
  memberOf,
  type ProjectState,
  refusalMessage,
  type Section,
  type TableName,
} from '@ddak/domain';
import type { User } from '@ddak/protocol';
import { dismissActions } from '@ddak/ui';
import { useCallback, useContext, useMemo } from 'react';
import toast from 'react-hot-toast';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import { type ProjectSession, ProjectSessionContext, type Ran } from './project-session.ts';
import { selectProject } from './project-slice.ts';
import type { SyncNote, SyncStatus } from './status.ts';
import { UNDO_LABEL } from './undo-toast.ts';

export { newId } from '../platform/new-id.ts';
export { foresee, foreseenState } from './command/foresee.ts';
export { prepareWith } from './react/preparing.ts';
export { drawAtOnceWhen } from './react/urgent.ts';
export { stepInTurns } from './step-in-turns.ts';
export { stepWhenIdle } from './step-when-idle.ts';

type Root = Parameters<typeof selectProject>[0];

function useSession(): ProjectSession {
  const session = useContext(ProjectSessionContext);
  if (!session) throw new Error('This hook belongs inside an open project.');
  return session;
}

/** The whole project as shown: confirmed rows with the pending commands replayed. Renders at every change. */
export const useProjectState = (): ProjectState => useProjectSelector((state) => state);

/** A part of the project; renders only when the part has another identity. */
export const useProjectSelector = <T>(select: (state: ProjectState) => T): T =>
  useSelector((root: Root) => select(selectProject(root).view));

/** The whole project as it is shown at the moment of the call. Renders at no change. */
export function useProjectNow(): () => ProjectState {
  const store = useStore<Root>();
  return useCallback(() => selectProject(store.getState()).view, [store]);
}

/** Whether a row is shown as the server has it; not: it, or a change of it, waits to be sent. */
export const useIsSent = (table: TableName, row: { readonly _id: Id }): boolean =>
  useSelector((root: Root) => {
    const rows = selectProject(root).confirmed[table] as ReadonlyMap<Id, { readonly _id: Id }>;
    return rows.get(row._id) === row;
  });

export type SendCommand = <N extends CommandName>(name: N, args: ArgsOf<N>) => Ran;

/**
 * Gives the function that changes the project: it plans at once on the view, queues and sends. What is refused here
 * already shows a toast with the reason and is not sent.
 */
export function useSendCommand(): SendCommand {
  const session = useSession();
  return useCallback(
    (name, args) => {
      const ran = session.run(name, args);
      if (ran.refusal) toast.error(refusalMessage(ran.refusal));
      return ran;
    },
    [session],
  );
}

/** SN14: what is only shown until something is said of what it makes, and its end. */
export function useHeldCommand(): Pick<ProjectSession, 'hold' | 'drop'> {
  const session = useSession();
  return useMemo(
    () => ({
      hold(name, args, until) {
        const ran = session.hold(name, args, until);
        if (ran.refusal) toast.error(refusalMessage(ran.refusal));
        return ran;
      },
      drop: session.drop,
    }),
    [session],
  );
}

export type RunCommand = <N extends CommandName>(name: N, args: ArgsOf<N>) => Id;

/** The same for those who only need to know the command's id. */
export function useRunCommand(): RunCommand {
  const send = useSendCommand();
  return useCallback((name, args) => send(name, args)._id, [send]);
}

export interface UndoActions {
  undo(): void;
  /** For a toast: takes back that command, though newer ones have followed. */
  undoCommand(commandId: Id): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Undo and redo of one's own commands in this project, newest first. */
export function useUndo(): UndoActions {
  const session = useSession();
  const canUndo = useSelector((root: Root) => selectProject(root).canUndo);
  const canRedo = useSelector((root: Root) => selectProject(root).canRedo);
  return useMemo(
    () => ({
      undo: () => {
        // UN12: the toast of what is taken back leads nowhere any more.
        dismissActions(UNDO_LABEL);
        session.undo();
      },
      undoCommand: session.undoCommand,
      redo: session.redo,
      canUndo,
      canRedo,
    }),
    [session, canUndo, canRedo],
  );
}

/** HI3, HI4: takes back what anybody did, alone or with all that followed. */
export const useTakeBack = (): ProjectSession['takeBack'] => useSession().takeBack;

/** A part of what is sent and what is not; renders only when the part says something else. */
export const useSyncStatus = <T>(select: (status: SyncStatus) => T): T =>
  useSelector((root: Root) => select(selectProject(root).status), shallowEqual);

/** SN11: does a refused command once more, and takes notes away that have been seen to. */
export function useNoteActions(): { again(note: SyncNote): void; dismiss(note: SyncNote): void } {
  const session = useSession();
  return useMemo(
    () => ({
      again({ _id, again }) {
        const { refusal } = session.run(again!.name as CommandName, again!.args as never);
        if (refusal) toast.error(refusalMessage(refusal));
        else session.dismissNote(_id);
      },
      dismiss: ({ _id }) => session.dismissNote(_id),
    }),
    [session],
  );
}

/** Who has removed a row lately; null: nobody knows. */
export const useWhoRemoved = (): ProjectSession['whoRemoved'] => useSession().whoRemoved;

export const useProjectId = (): Id => useSession().projectId;

export const useMe = (): User => useSession().me;

/**
 * Whether I may read or write a section of the open project. The server decides; the screen only hides. Nothing is
 * written in an archived project (PD5), but what `whileArchived` says.
 */
export const useCan = (
  section: Section,
  right: 'read' | 'write',
  { whileArchived = false }: { readonly whileArchived?: boolean } = {},
): boolean => {
  const { me, projectId } = useSession();
  return useProjectSelector(
    (state) =>
      can(memberOf(state, me._id), right, section) &&
      (right === 'read' || whileArchived || !isArchived(state, projectId)),
  );
};
