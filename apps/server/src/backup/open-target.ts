import { rm } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { isEmptyDatabase } from '../db/backup/load-rows.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { ensureDatabase } from '../db/ensure-database.ts';
import { explaining } from '../startup-error.ts';
import { BackupError } from './backup-error.ts';

/** The empty database that a backup goes into. */
export interface Target {
  readonly url: string;
  close(): Promise<void>;
  /** Closes it, and takes it away where it is ours. */
  discard(): Promise<void>;
}

/** An embedded one of its own in the folder; with DATABASE_URL that one, which has to be empty. */
export async function openTarget(config: Config, folder: string): Promise<Target> {
  const databaseUrl = config.databaseOwnerUrl ?? config.databaseUrl;
  if (databaseUrl) {
    const isEmpty = await explaining(
      () => isEmptyDatabase(databaseUrl),
      ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000', '42501'],
      `DATABASE_URL의 PostgreSQL을 쓸 수 없습니다: ${new URL(databaseUrl).host}`,
    );
    if (!isEmpty)
      throw new BackupError(
        'DATABASE_URL의 데이터베이스가 비어 있지 않아요. 빈 데이터베이스를 만들어 DATABASE_URL로 정한 뒤 다시 해 주세요.',
      );
    return { url: databaseUrl, close: async () => {}, discard: async () => {} };
  }
  const postgres = await openEmbedded(folder);
  const discard = async (): Promise<void> => {
    await postgres.stop();
    // It may lie outside of the folder.
    await rm(postgres.cluster, { recursive: true, force: true });
  };
  try {
    return { url: await ensureDatabase(postgres.url), close: () => postgres.stop(), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
