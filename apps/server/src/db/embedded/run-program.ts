import { type SpawnOptions, spawn } from 'node:child_process';
import { type Binaries, programOf } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** Our environment without what would lead PostgreSQL's programs elsewhere, and with messages in English. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** How to start a program of PostgreSQL as the right user. Its folder is its own: ours may be closed to it. */
export const programOptions = (binaries: Binaries, user: RunAs | undefined): SpawnOptions => ({
  cwd: binaries.root,
  env: programEnvironment(),
  windowsHide: true,
  ...(user ? { uid: user.uid, gid: user.gid } : {}),
});

/** Runs `initdb` or `pg_ctl` to its end: exit code and what it wrote. */
export function runProgram(
  binaries: Binaries,
  user: RunAs | undefined,
  program: 'initdb' | 'pg_ctl',
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(programOf(binaries, program), [...args], {
      ...programOptions(binaries, user),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
