import type { ProjectClientState } from '../client-cell.ts';
import type { ProjectSlice } from '../project-slice.ts';
import type { SyncStatus } from '../status.ts';

/** What the screens get of the client's state; parts that did not change keep their identity. */
export function sliceOf(state: ProjectClientState, before: ProjectSlice): ProjectSlice {
  const { phase, replica, savedAt, notes, undo } = state;
  const connection = state.unsendable && state.connection === 'online' ? 'offline' : state.connection;
  // What is judged and only awaited in the feed is the server's already.
  const pending = replica.pending.filter(({ judgedAt, held }) => judgedAt === undefined && !held).length;
  const status: SyncStatus = { connection, pending, savedAt, notes };
  return {
    projectId: replica.projectId,
    phase,
    view: replica.view,
    confirmed: replica.confirmed,
    status: sameStatus(status, before.status) ? before.status : status,
    canUndo: undo.past.length > 0,
    canRedo: undo.future.length > 0,
  };
}

const sameStatus = (a: SyncStatus, b: SyncStatus): boolean =>
  a.connection === b.connection && a.pending === b.pending && a.savedAt === b.savedAt && a.notes === b.notes;
