import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readServerFile } from '../db/server-file.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The server as a process of its own, as people start it. */
export interface ServerProgram {
  readonly child: ChildProcess;
  readonly url: string;
  readonly databaseUrl: string;
  /** What it has written on both streams. */
  readonly output: () => string;
}

/** The exit code of a process; null where a signal has ended it. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

/** Ends a process that may have ended already; its exit code. */
export function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  return ended(child);
}

/** What every program that a test starts is given: also where Node keeps what it has compiled, if the run says so. */
export const programEnv = (): Record<string, string> => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
};

/** Starts the server on a data folder; `url` answers once it says that it is ready. */
export function startProgram(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): { child: ChildProcess; ready: Promise<ServerProgram> } {
  const env = {
    ...{ ...programEnv(), PORT: '0', DATA_DIR: dataDir, DDAK_LOG: 'error' },
    ...{ DDAK_RATE_LIMIT: 'off', ...more },
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ready = new Promise<ServerProgram>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        const url = /(http:\/\/127\S+)\s*$/.exec(said)?.[1];
        if (url) resolve({ child, url, databaseUrl: readServerFile(dataDir)!.ownerUrl, output: () => said });
      });
    child.once('exit', (code, signal) =>
      reject(new Error(`the server has ended (${code ?? signal}): ${said}`)),
    );
  });
  // Who kills it while it starts does not wait for it.
  ready.catch(() => {});
  return { child, ready };
}
