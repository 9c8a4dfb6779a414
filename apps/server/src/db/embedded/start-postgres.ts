import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { type Binaries, programOf } from './binaries.ts';
import { readPostmaster } from './postmaster-file.ts';
import type { RunAs } from './run-as.ts';
import { programOptions } from './run-program.ts';

const LOG_LIMIT = 10 * 1024 * 1024;
const START_SECONDS = 60;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function openLog(dataDir: string): { path: string; descriptor: number } {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Earlier versions wrote statements into theirs.
  rmSync(join(folder, 'postgres.log'), { force: true });
  const path = join(folder, 'database.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return { path, descriptor: openSync(path, size > LOG_LIMIT ? 'w' : 'a', 0o600) };
}

const settings = (port: number): string[] =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=80',
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // LM4: what a statement was told stands in its errors, so it is we who log those. Here: start, end, crash.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_statement=none',
    'log_min_duration_statement=-1',
    'log_parameter_max_length=0',
    'log_parameter_max_length_on_error=0',
    'log_checkpoints=off',
    'log_autovacuum_min_duration=-1',
    'log_lock_waits=off',
  ].flatMap((setting) => ['-c', setting]);

async function untilReady(child: ChildProcess, cluster: string, logPath: string): Promise<boolean> {
  let ended: string | undefined;
  child.once('exit', (code, signal) => {
    ended = `${code ?? signal}`;
  });
  child.once('error', (error) => {
    ended = error.message;
  });
  for (let waited = 0; waited < START_SECONDS * 1000; waited += 20) {
    if (ended !== undefined) {
      const log = readFileSync(logPath, 'utf8').slice(-2000);
      if (/could not bind|could not create any TCP/.test(log)) return false;
      throw new StartupError(`내장 PostgreSQL이 시작하자마자 끝났습니다 (${ended}).\n${log}`);
    }
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true;
    await pause(20);
  }
  throw new StartupError(`내장 PostgreSQL이 ${START_SECONDS}초 안에 준비되지 않았습니다. 기록: ${logPath}`);
}

/**
 * Starts PostgreSQL on 127.0.0.1 and waits until it takes connections.
 * @param wanted the port; a free one when undefined
 */
export async function startPostgres(
  binaries: Binaries,
  user: RunAs | undefined,
  cluster: string,
  dataDir: string,
  wanted?: number,
): Promise<{ port: number; child: ChildProcess }> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = wanted ?? (await freePort());
    const log = openLog(dataDir);
    // Its own process group: a Ctrl-C at the terminal must reach us alone, who then stop it in order.
    const child = spawn(programOf(binaries, 'postgres'), ['-D', cluster, ...settings(port)], {
      ...programOptions(binaries, user),
      stdio: ['ignore', log.descriptor, log.descriptor],
      detached: true,
    });
    closeSync(log.descriptor);
    const ready = await untilReady(child, cluster, log.path);
    child.unref();
    if (ready) return { port, child };
    // Another process took the port between our look and PostgreSQL's: try the next.
  }
  throw new StartupError('내장 PostgreSQL에 줄 빈 포트를 찾지 못했습니다.');
}
