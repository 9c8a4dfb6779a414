import { join } from 'node:path';
import { backUpBeforeUpdate } from '../backup/back-up-before-update.ts';
import { finishRestores } from '../backup/staging.ts';
import type { Config } from '../config.ts';
import { explaining, StartupError } from '../startup-error.ts';
import { admitAppRole, roleOf } from './admit-app-role.ts';
import { type DataLock, lockDataFolder } from './embedded/data-lock.ts';
import type { Watch } from './embedded/kept-postgres.ts';
import { makeAppRole } from './embedded/make-app-role.ts';
import { ensureDataFolder, openEmbedded } from './embedded/open-embedded.ts';
import { removeHalves } from './embedded/private-file.ts';
import { ensureDatabase } from './ensure-database.ts';
import { migrateDatabase } from './migrate.ts';
import { removeServerFile, writeServerFile } from './server-file.ts';

/** A database that is up and of this version's schema. */
export interface OpenDatabase {
  /** Of the role that does the application's work. */
  readonly url: string;
  /** Of the role that owns the tables; the same where there is but one. */
  readonly ownerUrl: string;
  /** Embedded: one process alone; external: as many as wanted beside each other. */
  readonly kind: 'embedded' | 'external';
  close(): Promise<void>;
}

export class DataFolderTaken extends StartupError {}

/**
 * Takes the data folder for this process (with DATABASE_URL there is nothing to take: several may run), and clears up
 * what was left in it by a process that was killed. Throws DataFolderTaken when another has it.
 */
export async function reserveDataFolder(config: Config): Promise<DataLock> {
  await explaining(
    async () => ensureDataFolder(config.dataDir),
    ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'],
    `데이터 폴더를 만들 수 없습니다: ${config.dataDir}`,
  );
  if (config.databaseUrl) {
    await finishRestores(config.dataDir, false);
    return { release: async () => {} };
  }
  const lock = await lockDataFolder(config.dataDir);
  if (!lock)
    throw new DataFolderTaken(
      `다른 DDAK 서버가 이 데이터 폴더를 쓰고 있습니다. 그 서버를 먼저 멈추거나 DATA_DIR을 다르게 정해 주세요: ${config.dataDir}\nAnother DDAK server is using this data folder: ${config.dataDir}`,
    );
  try {
    await finishRestores(config.dataDir, true);
    for (const folder of [config.dataDir, join(config.dataDir, 'keys')]) removeHalves(folder);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return lock;
}

/** Opens the database that the configuration names: DATABASE_URL, or the embedded one of the reserved DATA_DIR. */
export async function openDatabase(config: Config, watch?: Watch): Promise<OpenDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl) {
    const ownerUrl = config.databaseOwnerUrl ?? databaseUrl;
    await explaining(
      async () => {
        await migrateDatabase(ownerUrl, () => backUpBeforeUpdate(config, ownerUrl));
        if (ownerUrl !== databaseUrl) await admitAppRole(ownerUrl, await roleOf(databaseUrl));
      },
      ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000', '42501'],
      `DATABASE_URL의 PostgreSQL을 쓸 수 없습니다: ${new URL(databaseUrl).host}`,
    );
    return { url: databaseUrl, ownerUrl, kind: 'external', close: async () => {} };
  }
  // Left by a process that died: nobody is there to be joined.
  removeServerFile(config.dataDir);
  const postgres = await explaining(
    () => openEmbedded(config.dataDir, watch),
    ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'],
    `데이터 폴더에 쓸 수 없습니다: ${config.dataDir}`,
  );
  const close = async (): Promise<void> => {
    removeServerFile(config.dataDir);
    await postgres.stop();
  };
  try {
    const ownerUrl = await ensureDatabase(postgres.url);
    await migrateDatabase(ownerUrl, () => backUpBeforeUpdate(config, ownerUrl));
    const url = await makeAppRole(ownerUrl);
    writeServerFile(config.dataDir, { pid: process.pid, databaseUrl: url, ownerUrl });
    return { url, ownerUrl, kind: 'embedded', close };
  } catch (error) {
    await close();
    throw error;
  }
}
