import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes; null when it is gone or the system does not tell. */
export function residentMemoryMb(pid: number): number | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return null;
    throw error;
  }
}

function fromPs(pid: number): number | null {
  if (process.platform === 'win32') return null;
  const { stdout, status } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) / 1024 : null;
}
