import type { Pool } from './db/pool.ts';
import { gatherDigests } from './features/digests/gather-digests.ts';
import { gatherPatchNotes } from './features/patchnotes/gather-patch-notes.ts';
import { gatherPlanNews } from './features/plan-news/gather-plan-news.ts';
import { PlanNewsRepo } from './features/plan-news/repo.ts';
import type { EnqueueJobs } from './sync/pg-transaction.ts';

export interface GatherParts {
  readonly pool: Pool;
  readonly enqueue: EnqueueJobs;
  /** Lets the workers look now. */
  readonly wake: () => void;
}

/** What is told in batches, once a minute: what became of plans (NT9), the morning's mails (NT10), and what is new (NT13). */
export async function gatherNews({ pool, enqueue, wake }: GatherParts, now: number): Promise<void> {
  await gatherPlanNews({ planNews: new PlanNewsRepo(pool, enqueue), wake }, now);
  await gatherDigests({ pool, enqueue, wake }, now);
  await gatherPatchNotes({ pool, enqueue, wake }, now);
}
