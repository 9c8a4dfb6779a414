import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';
import { inWords, writeBackup } from './write-backup.ts';

const PREFIX = 'before-update-';
const KEPT = 3;

/** BK5: backs up into DATA_DIR/backups before the database is changed for a new version; the newest three stay. */
export async function backUpBeforeUpdate(config: Config, databaseUrl: string): Promise<void> {
  if (!config.backup.beforeUpdate) return;
  const folder = join(config.dataDir, 'backups');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${PREFIX}${new Date().toISOString().replace(/\W/g, '')}.ddak`);
    const { dataDir, s3 } = config;
    await writeBackup({ databaseUrl, dataDir, s3, key: config.backup.key }, path);
    const made = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort();
    for (const name of made.slice(0, -KEPT)) await rm(join(folder, name));
  } catch (error) {
    const said = inWords(error);
    if (!(said instanceof BackupError)) throw error;
    throw new BackupError(
      `새 버전에 맞게 데이터베이스를 바꾸기 전에 백업하지 못했습니다: ${said.message}\n아무것도 바꾸지 않았습니다. 따로 백업했다면 DDAK_BACKUP_BEFORE_UPDATE=off로 실행할 수 있습니다. (${folder})`,
      { cause: error },
    );
  }
}
