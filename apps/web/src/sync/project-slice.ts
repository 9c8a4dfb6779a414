import { emptyState, type ProjectState } from '@ddak/domain';
import type { SyncStatus } from './status.ts';

/** The open project as the screens see it: confirmed rows with the pending commands replayed on them. */
export interface ProjectSlice {
  readonly projectId: string | null;
  /** Whether there is anything to show yet: a snapshot, or the copy kept on this device. */
  readonly phase: 'loading' | 'ready' | 'locked' | 'ended' | 'denied';
  readonly view: ProjectState;
  /** The rows as the server has them, without what waits to be sent. */
  readonly confirmed: ProjectState;
  readonly status: SyncStatus;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const closedProject: ProjectSlice = {
  projectId: null,
  phase: 'loading',
  view: emptyState(),
  confirmed: emptyState(),
  status: { connection: 'connecting', pending: 0, savedAt: null, notes: [] },
  canUndo: false,
  canRedo: false,
};

export const projectChanged = (payload: ProjectSlice) => ({ type: 'project/changed', payload }) as const;
/** SPEC.md section 4: unloading the project resets the slice. */
export const projectUnloaded = () => ({ type: 'project/unloaded' }) as const;

type ProjectAction = ReturnType<typeof projectChanged> | ReturnType<typeof projectUnloaded>;

/** Written by hand: Immer would freeze and walk maps of thousands of rows at every feed message. */
export function projectReducer(
  state: ProjectSlice = closedProject,
  action: ProjectAction | { type: string },
): ProjectSlice {
  if (action.type === 'project/changed') return (action as ReturnType<typeof projectChanged>).payload;
  if (action.type === 'project/unloaded') return closedProject;
  return state;
}

export const selectProject = (state: { readonly project: ProjectSlice }): ProjectSlice => state.project;
