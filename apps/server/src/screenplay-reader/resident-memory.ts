import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes: now, and at its highest as far as the system tells. */
export interface ResidentMemory {
  now: number;
  peak: number;
}

/** Null when the process is gone or the system does not tell. */
export function residentMemory(pid: number): ResidentMemory | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ResidentMemory | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (field: string): number | null => {
      const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
      return kilobytes === undefined ? null : Number(kilobytes) / 1024;
    };
    const now = read('VmRSS');
    return now === null ? null : { now, peak: read('VmHWM') ?? now };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return null;
    throw error;
  }
}

function fromPs(pid: number): ResidentMemory | null {
  if (process.platform === 'win32') return null;
  const { stdout, status } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const now = Number(stdout.trim()) / 1024;
  return status === 0 ? { now, peak: now } : null;
}

/** The one child of a process; undefined while it has none, or where the system does not tell. */
export function childOf(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return child ? Number(child) : undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
