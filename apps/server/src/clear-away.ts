import type { Logger } from 'pino';
import type { FileRows } from './db/file-rows.ts';
import { forgetOld } from './db/forget-old.ts';
import type { Pool } from './db/pool.ts';
import { ERASE_ACCOUNT } from './features/account-deletion/erase-account.ts';
import type { DeletionRepo } from './features/account-deletion/repo.ts';
import { archivedUntil, ERASE_CONTACTS, type RetentionParts } from './features/retention/erase-contacts.ts';
import type { FileStore } from './files/file-store.ts';
import type { ProjectFiles } from './files/project-files.ts';
import { sweepFiles } from './files/sweep-files.ts';
import type { Job } from './sync/sync-store.ts';

export interface ClearingParts {
  readonly pool: Pool;
  readonly rows: FileRows;
  readonly store: FileStore;
  readonly derived: readonly FileStore[];
  readonly files: ProjectFiles;
  readonly deletions: DeletionRepo;
  readonly retaining: RetentionParts;
  readonly putJob: (job: Job) => Promise<void>;
  readonly log: Logger;
  readonly now: () => number;
}

/** What is done at the start and once a day: what is old goes, and what was left half done is gone on with. */
export async function clearAway(parts: ClearingParts, atRest: boolean): Promise<void> {
  const { pool, deletions, retaining, putJob, log } = parts;
  const now = parts.now();
  await forgetOld(pool, now);
  for (const userId of await deletions.unfinished()) await putJob({ name: ERASE_ACCOUNT, data: { userId } });
  for (const projectId of await retaining.retention.due(archivedUntil(retaining)))
    await putJob({ name: ERASE_CONTACTS, data: { projectId } });
  const swept = await sweepFiles({ ...parts, now, atRest });
  if (Object.values(swept).some((count) => count > 0)) log.warn(swept, 'files that were nobody’s');
  await parts.store.settle();
}
