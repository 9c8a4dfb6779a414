import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { type Ownerless, openLoader, type RowLoader, renewRestored } from '../db/backup/load-rows.ts';
import { migrateDatabase, migrateUpTo } from '../db/migrate.ts';
import { newestKnown } from '../db/migrations.ts';
import { reserveDataFolder } from '../db/open-database.ts';
import { Passwords } from '../features/accounts/passwords.ts';
import { DiskFiles } from '../files/disk-files.ts';
import type { Job } from '../sync/sync-store.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup, readBackup } from './check-backup.ts';
import { readErasures } from './erasure-ledger.ts';
import { openTarget } from './open-target.ts';
import { putBackJobs } from './put-back-jobs.ts';
import type { ReadRecord } from './records.ts';
import { openStaging } from './staging.ts';

export interface Restored {
  readonly rows: number;
  readonly uploads: number;
  /** Where what was there before lies now; null where nothing was. */
  readonly aside: string | null;
  /** Projects that somebody has to give an owner (BK7). */
  readonly ownerless: readonly Ownerless[];
}

/**
 * Puts a backup in the place of what is there (BK2). First the whole file is checked; then everything is made beside
 * what stands, and only what is whole takes its place. What stood there is put aside, never deleted.
 */
export async function restoreBackup(config: Config, path: string): Promise<Restored> {
  const { schema, rows, uploads } = await checkBackup(path, config.backup.key);
  if (schema > newestKnown())
    throw new BackupError('더 새 버전의 딱이 만든 백업이에요. 그 버전이나 더 새 버전으로 되돌려 주세요.');
  const lock = await reserveDataFolder(config);
  try {
    const staging = await openStaging(config.dataDir);
    let ownerless: readonly Ownerless[];
    try {
      ownerless = await fill(config, path, { staging: staging.path, schema });
    } catch (error) {
      await staging.remove();
      throw error;
    }
    return { rows, uploads, aside: await staging.putInPlace(!config.databaseUrl), ownerless };
  } finally {
    await lock.release();
  }
}

async function fill(
  config: Config,
  path: string,
  { staging, schema }: { staging: string; schema: number },
): Promise<readonly Ownerless[]> {
  const target = await openTarget(config, staging);
  let ownerless: readonly Ownerless[];
  try {
    const { url } = target;
    await migrateUpTo(url, schema);
    const loader = await openLoader(url);
    let jobs: readonly Job[] = [];
    try {
      await readBackup(path, config.backup.key, async (read) => {
        if (read.record.kind === 'jobs') jobs = JSON.parse((await buffer(read.body)).toString('utf8'));
        else await take(read, loader, staging);
      });
      await loader.commit();
    } finally {
      await loader.close();
    }
    await migrateDatabase(url);
    const erased = await readErasures(config.erasureLedger);
    ownerless = await renewRestored(url, erased, await new Passwords().hash(randomUUID()));
    await putBackJobs(url, jobs);
  } catch (error) {
    await target.discard();
    throw error;
  }
  await target.close();
  return ownerless;
}

async function take({ record, body }: ReadRecord, loader: RowLoader, staging: string): Promise<void> {
  if (record.kind === 'table') await loader.table(record.name, record.columns);
  if (record.kind === 'rows') {
    const put = await loader.rows((await buffer(body)).toString('utf8'));
    if (put !== record.count) throw new BackupError('백업의 행이 모두 들어가지 않았어요.');
  }
  if (record.kind === 'upload')
    await new DiskFiles(join(staging, 'files')).put(record.key, Readable.from(body));
  if (record.kind === 'side') await putSide(join(staging, record.folder, record.name), body);
}

async function putSide(path: string, body: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const bytes of body) await handle.write(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
