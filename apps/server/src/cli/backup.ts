import { BackupError } from '../backup/backup-error.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { inWords, type WrittenBackup, writeBackup } from '../backup/write-backup.ts';
import { ConfigError, readConfig } from '../config.ts';
import { withDatabase } from '../db/with-database.ts';
import { StartupError } from '../startup-error.ts';
import { calledPath } from './called-path.ts';

/** `ddak backup FILE`: backs up database and files, beside the running server or without one. Returns the exit code. */
export function backupCommand(file: string): Promise<number> {
  return saying(file, async (path) => {
    const config = readConfig(process.env);
    const { dataDir, s3, backup } = config;
    const written = await withDatabase(config, ({ ownerUrl }) =>
      writeBackup({ databaseUrl: ownerUrl, dataDir, s3, key: backup.key }, path),
    );
    for (const line of doubts(written)) process.stderr.write(`${line}\n`);
    const how = backup.key === undefined ? '암호화하지 않았어요 (DDAK_BACKUP_KEY)' : '암호화했어요';
    const size = `${(written.bytes / 1024 / 1024).toFixed(1)}MB`;
    return `백업하고 확인했어요: ${written.rows}행, 파일 ${written.uploads}개, ${size}. ${how}.`;
  });
}

/** `ddak restore FILE`: puts a backup in the place of what is there; the server has to be stopped. Returns the exit code. */
export function restoreCommand(file: string): Promise<number> {
  return saying(file, async (path) => {
    const { rows, uploads, aside, ownerless } = await restoreBackup(readConfig(process.env), path);
    for (const { _id, title } of ownerless)
      process.stderr.write(
        `주인이 탈퇴했는데 넘겨받을 관리자가 없는 작품이에요: ${title}. 서버를 켠 뒤 주인을 정해 주세요: ddak project set-owner ${_id} 이메일\n`,
      );
    const before = aside === null ? '' : ` 전에 있던 것은 여기로 옮겼어요: ${aside}`;
    return `되돌렸어요: ${rows}행, 파일 ${uploads}개. 모두 다시 로그인해야 해요.${before}`;
  });
}

/** What is not whole on the server itself, and therefore not in the backup either. */
function doubts({ missing, damaged }: WrittenBackup): string[] {
  const lines: string[] = [];
  if (missing.length > 0) lines.push(`서버에 내용이 없는 파일이 있어요: ${missing.join(', ')}`);
  if (damaged.length > 0) lines.push(`올린 때와 내용이 다른 파일이 있어요: ${damaged.join(', ')}`);
  return lines;
}

async function saying(file: string, act: (path: string) => Promise<string>): Promise<number> {
  try {
    process.stdout.write(`${await act(calledPath(file))}\n`);
    return 0;
  } catch (error) {
    const said = inWords(error);
    if (said instanceof BackupError) process.stderr.write(`${file}: ${said.message}\n`);
    else if (said instanceof StartupError || said instanceof ConfigError)
      process.stderr.write(`${said.message}\n`);
    else throw error;
    return 1;
  }
}
