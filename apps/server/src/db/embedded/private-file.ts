import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes JSON that only we may read (0600), whole or not at all. */
export function writePrivateJson(path: string, value: unknown): void {
  const half = `${path}.${process.pid}.tmp`;
  rmSync(half, { force: true });
  writeFileSync(half, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(half, path);
}

/** Reads what writePrivateJson wrote; undefined when the file is not there. */
export function readPrivateJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
