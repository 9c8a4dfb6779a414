import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RealServer } from './real-server.ts';

/** How a server is started with a module of ours loaded beside it. */
export const loadedBeside = (code: string, ...options: readonly string[]): Record<string, string> => ({
  NODE_OPTIONS: [...options, `--import=data:text/javascript,${encodeURIComponent(code)}`].join(' '),
});

/** For how long a server's event loop is held at most, measured in its process. */
export class LongestHold {
  readonly #file = join(mkdtempSync(join(tmpdir(), 'ddak-hold-')), 'ms');

  /** The environment that the server is to be started with. */
  get env(): Record<string, string> {
    writeFileSync(this.#file, '');
    return loadedBeside(`
      import { monitorEventLoopDelay } from 'node:perf_hooks';
      import { writeFileSync } from 'node:fs';
      import { isMainThread } from 'node:worker_threads';
      const held = monitorEventLoopDelay({ resolution: 5 });
      held.enable();
      if (isMainThread) process.on('SIGUSR2', () => {
        writeFileSync(${JSON.stringify(this.#file)}, String(held.max / 1e6));
        held.reset();
      });`);
  }

  /** In ms, since this was asked last. */
  async read(server: RealServer): Promise<number> {
    writeFileSync(this.#file, '');
    process.kill(server.pid, 'SIGUSR2');
    let said = '';
    while (said === '') {
      await pause(20);
      said = readFileSync(this.#file, 'utf8');
    }
    return Math.round(Number(said));
  }
}
