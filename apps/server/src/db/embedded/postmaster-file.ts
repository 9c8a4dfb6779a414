import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What `postmaster.pid` says: line 1 the process, line 2 its data folder, line 8 how far it has come. */
export interface Postmaster {
  readonly pid: number;
  readonly folder: string;
  readonly status: string;
}

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when there is none, or it is not yet written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(fileOf(cluster), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, folder: lines[1] ?? '', status: lines[7]?.trim() ?? '' }
    : undefined;
}

/** Whether the process lives and is a PostgreSQL: after a restart of the machine the number may be another's. */
export function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (existsSync(`/proc/${pid}/comm`))
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  if (process.platform === 'win32') return true;
  try {
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    // `ps` ends with 1 when there is no such process.
    return false;
  }
}

/**
 * Whether that PostgreSQL works on this folder, and not on the one that this is a copy of: the file is copied along.
 * Where the system tells in which folder a process works, that decides: a folder that was moved is still the same.
 */
export function worksOn({ pid, folder }: Postmaster, cluster: string): boolean {
  const own = realpathSync(cluster);
  const working = workingFolder(pid) ?? folder;
  return existsSync(working) && realpathSync(working) === own;
}

/** PostgreSQL works inside its data folder. Undefined where the system does not tell. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

export const removePostmasterFile = (cluster: string): void => rmSync(fileOf(cluster), { force: true });
