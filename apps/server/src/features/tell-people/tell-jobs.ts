import { type Id, mayBeTold } from '@ddak/domain';
import type { Job, LogEntry } from '../../sync/sync-store.ts';

/** Tells people what others did that concerns them. */
export const TELL_PEOPLE = 'tell-people';

/** NT5: what is to be told after a command: one job, in its transaction. */
export const tellJobs = (projectId: Id, entry: LogEntry): Job[] =>
  mayBeTold(entry) ? [{ name: TELL_PEOPLE, data: { projectId, seq: String(entry.seq) } }] : [];
