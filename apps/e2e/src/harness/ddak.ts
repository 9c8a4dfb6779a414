import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COMPILED } from './real-server.ts';
import type { ServerPlace } from './shared-server.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/cli/main.ts', import.meta.url));

/** Runs a command of `ddak` beside a running server, on its data folder; what it prints. */
export async function ddak(server: ServerPlace, ...args: string[]): Promise<string> {
  const { PATH = '', HOME = '', [COMPILED]: compiled } = process.env;
  const env = { PATH, HOME, DATA_DIR: server.dataDir, ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}) };
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...args], { env });
  return stdout.trim();
}
