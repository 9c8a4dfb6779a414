import type { Binaries } from './binaries.ts';
import { isPostgres, readPostmaster, removePostmasterFile, worksOn } from './postmaster-file.ts';
import type { RunAs } from './run-as.ts';
import { runProgram } from './run-program.ts';

/** Stops the PostgreSQL of that folder and waits for its end. Nothing to do where none runs. */
export async function stopPostgres(
  binaries: Binaries,
  user: RunAs | undefined,
  cluster: string,
): Promise<void> {
  const running = readPostmaster(cluster);
  if (!running) return;
  if (!isPostgres(running.pid) || !worksOn(running, cluster)) {
    removePostmasterFile(cluster);
    return;
  }
  const stop = (mode: string, seconds: number) =>
    runProgram(binaries, user, 'pg_ctl', ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(seconds)]);
  const fast = await stop('fast', 30);
  if (fast.code === 0 || hasEnded(cluster)) return;
  // What is committed is on disk already; the next start recovers it.
  const immediate = await stop('immediate', 10);
  if (immediate.code !== 0 && !hasEnded(cluster))
    throw new Error(`PostgreSQL did not stop: ${fast.output}${immediate.output}`);
}

/** Whether nothing runs there any more. One that is killed while it stops leaves its file behind. */
function hasEnded(cluster: string): boolean {
  const running = readPostmaster(cluster);
  if (!running) return true;
  if (isPostgres(running.pid) && worksOn(running, cluster)) return false;
  removePostmasterFile(cluster);
  return true;
}
