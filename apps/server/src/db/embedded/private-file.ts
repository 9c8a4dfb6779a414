import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where this process writes a private file before it is whole. */
export const halfOf = (path: string): string => `${path}.${process.pid}.tmp`;

const HALF = /\.(json|key)\.\d+\.tmp$/;

/** Takes away the halves that killed processes have left in a folder, if it is there. No other process may write in it. */
export function removeHalves(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (HALF.test(name)) rmSync(join(folder, name));
}

/** Writes JSON that only we may read (0600), whole or not at all. */
export function writePrivateJson(path: string, value: unknown): void {
  const half = halfOf(path);
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
