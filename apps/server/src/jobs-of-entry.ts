import type { Id } from '@ddak/domain';
import { deliveryJobs } from './features/call-delivery/delivery-jobs.ts';
import { readingJobs } from './features/screenplay/read-screenplay.ts';
import { tellJobs } from './features/tell-people/tell-jobs.ts';
import type { Job, LogEntry } from './sync/sync-store.ts';

const BROUGHT: readonly string[] = ['importProject', 'makeSample'];

/**
 * What is to be done after a command: put into the queue in its transaction. IM6, SA4: what comes in whole was told and
 * read where it came from; nobody hears of it again.
 */
export const jobsOfEntry = (projectId: Id, entry: LogEntry): Job[] =>
  BROUGHT.includes(entry.name)
    ? []
    : [...readingJobs(projectId, entry), ...deliveryJobs(projectId, entry), ...tellJobs(projectId, entry)];
