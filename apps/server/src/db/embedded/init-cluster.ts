import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';
import { runProgram } from './run-program.ts';

export const SUPERUSER = 'ddak';

/** Whether initdb has finished there: it writes PG_VERSION early, `global/pg_control` near its end. */
export const isInitialised = (cluster: string): boolean =>
  existsSync(join(cluster, 'PG_VERSION')) && existsSync(join(cluster, 'global', 'pg_control'));

/**
 * Makes the database's files. Encoding and locale are said, never taken from the system: a Windows with CP949 and
 * Hangul folder names breaks the default.
 */
export async function initCluster(
  binaries: Binaries,
  user: RunAs | undefined,
  cluster: string,
  password: string,
): Promise<void> {
  // An interrupted initdb leaves files that the next one refuses; its record says that it was never finished.
  for (const name of readdirSync(cluster)) rmSync(join(cluster, name), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'ddak-init-'));
  const passwordFile = join(folder, 'password');
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
    const { code, output } = await runProgram(binaries, user, 'initdb', [
      `--pgdata=${cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      '--no-instructions',
    ]);
    if (code !== 0) throw new StartupError(`데이터베이스를 만들지 못했습니다: ${cluster}\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
