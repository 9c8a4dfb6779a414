import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { type Binaries, programOf } from './binaries.ts';
import { canUse, type RunAs } from './run-as.ts';

/** System folders in which root may keep what its unprivileged user must reach. */
const STATE_FOLDERS = ['/var/lib/ddak', '/opt/ddak-state', '/srv/ddak'];

function stateFolder(): string {
  for (const folder of STATE_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      chmodSync(folder, 0o755);
      return folder;
    } catch (error) {
      if (!['EACCES', 'EROFS', 'EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    }
  }
  throw new StartupError(
    `일반 사용자가 데이터 폴더에 들어갈 수 없고, 대신 쓸 폴더도 만들 수 없습니다: ${STATE_FOLDERS.join(', ')}`,
  );
}

const runsAs = (binaries: Binaries, user: RunAs): boolean =>
  spawnSync(programOf(binaries, 'postgres'), ['--version'], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  }).status === 0;

/** The binaries where the user can run them: as installed, or a copy (a clone under root's home, say). */
export function reachableBinaries(binaries: Binaries, user: RunAs | undefined): Binaries {
  if (!user || runsAs(binaries, user)) return binaries;
  const copy = { ...binaries, root: join(stateFolder(), `native-${binaries.version}`) };
  if (!existsSync(copy.root)) {
    // Copied beside and moved into place, so that a half copy is never taken for a whole one.
    const half = `${copy.root}.${process.pid}`;
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy.root);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(copy.root)) throw error;
    }
  }
  if (!runsAs(copy, user))
    throw new StartupError(`사용자 ${user.name}(으)로 PostgreSQL을 실행할 수 없습니다: ${copy.root}`);
  return copy;
}

function makeClusterFolder(folder: string, user: RunAs | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/**
 * That name, or that name with a number. What lies there belongs to a data folder of the same path that was deleted,
 * for the caller has no record of it: it is left as it is, and must not keep a fresh start from starting.
 */
function freeFolder(named: string): string {
  for (let n = 1; ; n++) {
    const folder = n === 1 ? named : `${named}-${n}`;
    if (!existsSync(folder) || readdirSync(folder).length === 0) return folder;
  }
}

/**
 * The folder of the database's own files. In DATA_DIR when the user that PostgreSQL runs as can reach it, else
 * under the system's state folder, named after DATA_DIR; the caller records it.
 */
export function chooseClusterFolder(dataDir: string, user: RunAs | undefined): string {
  const inside = join(dataDir, 'postgres');
  makeClusterFolder(inside, user);
  if (canUse(user, inside)) return inside;
  rmdirSync(inside);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const outside = freeFolder(join(stateFolder(), hash));
  makeClusterFolder(outside, user);
  if (!canUse(user, outside)) throw new StartupError(`데이터베이스 폴더에 쓸 수 없습니다: ${outside}`);
  return outside;
}
