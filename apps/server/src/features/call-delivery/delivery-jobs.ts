import type { Id } from '@ddak/domain';
import type { Job, LogEntry } from '../../sync/sync-store.ts';

/** Finds out who is told of a version, and puts a message to each into the queue. */
export const DELIVER_CALLSHEET = 'deliver-callsheet';
/** Sends one message. */
export const SEND_CALL = 'send-call';

/** A mail server may be away for long, but the call is tomorrow: tried for about three hours. */
export const SEND_CALL_QUEUE = {
  retryLimit: 24,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
};

export const sendJob = (deliveryId: Id): Job => ({ name: SEND_CALL, data: { deliveryId } });

/** What is to be told after a command: of versions that were issued, and of those that were taken back. */
export function deliveryJobs(projectId: Id, entry: LogEntry): Job[] {
  return entry.changes.flatMap((change): Job[] => {
    if (change.table !== 'callsheetVersion') return [];
    const tell = (about: 'issued' | 'withdrawn', versionId: Id): Job => ({
      name: DELIVER_CALLSHEET,
      data: { projectId, versionId, about },
    });
    if (change.op === 'insert') return [tell('issued', change.row._id)];
    const isTakenBack = change.op === 'update' && typeof change.after.withdrawnAt === 'number';
    return isTakenBack ? [tell('withdrawn', change._id)] : [];
  });
}
