import { openPool } from '../db/pool.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import type { Job } from '../sync/sync-store.ts';

/** Queues again what was waiting when the backup was made. */
export async function putBackJobs(url: string, jobs: readonly Job[]): Promise<void> {
  const errors: unknown[] = [];
  const onError = (error: unknown): void => {
    errors.push(error);
  };
  const pool = openPool(url, onError, 2);
  const queue = new JobQueue(pool, { alone: false, onError, onGivenUp: onError });
  try {
    await queue.start({});
    await queue.putBack(jobs);
    await queue.stop();
  } finally {
    await pool.end();
  }
  if (errors.length > 0) throw errors[0];
}
