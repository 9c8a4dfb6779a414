import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const STARTS_WITHIN_MS = 120_000;
/** Names a data folder to begin with a copy of; unset, everything is made anew. */
export const PREPARED = 'DDAK_PREPARED_DATA';
/** Names a folder for what Node has compiled; unset, each server compiles for itself. */
export const COMPILED = 'DDAK_COMPILED';

/** The whole server as a process of its own, on the embedded PostgreSQL in a data folder of its own. */
export class RealServer {
  readonly dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #port = '0';
  #child: ChildProcess | null = null;
  #said = '';

  private constructor(env: Readonly<Record<string, string>>) {
    this.dataDir = mkdtempSync(join(tmpdir(), 'ddak-e2e-'));
    const prepared = process.env[PREPARED];
    if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, this.dataDir]);
    // As root the database would else lie outside, under the system's state folder, and stay there.
    chmodSync(this.dataDir, 0o711);
    this.#env = env;
  }

  /** Starts on a free port; resolves when `/api/health` answers 200. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<RealServer> {
    const server = new RealServer(env);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Of its process; fails when none runs. */
  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('The server does not run.');
    return this.#child.pid;
  }

  /** Starts again on the same data and the same port. */
  async start(): Promise<void> {
    this.#said = '';
    const child = spawn(process.execPath, [MAIN], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        PORT: this.#port,
        DATA_DIR: this.dataDir,
        DDAK_LOG: 'warn',
        DDAK_RATE_LIMIT: 'off',
        ...(process.env[COMPILED] ? { NODE_COMPILE_CACHE: process.env[COMPILED] } : {}),
        ...this.#env,
      },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
    await this.#ready(child);
  }

  async #ready(child: ChildProcess): Promise<void> {
    const end = Date.now() + STARTS_WITHIN_MS;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${this.#said}`);
      const port = /https?:\/\/[^\s:]+:(\d+)/.exec(this.#said)?.[1];
      if (port) {
        this.#port = port;
        if (await this.#isHealthy()) return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server was not ready in ${STARTS_WITHIN_MS} ms:\n${this.#said}`);
  }

  async #isHealthy(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/health`).catch(() => null);
    return answer?.status === 200;
  }

  /** Ends the process as a power cut would: nothing of it runs any more. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends it in order, with its database; its data stay. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Ends it in order, and removes its data. */
  async close(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
