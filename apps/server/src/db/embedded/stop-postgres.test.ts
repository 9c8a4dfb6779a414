import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { openEmbedded } from './open-embedded.ts';
import { reachableBinaries } from './place.ts';
import { readPostmaster } from './postmaster-file.ts';
import { chooseUser } from './run-as.ts';
import { startPostgres } from './start-postgres.ts';
import { stopPostgres } from './stop-postgres.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-stop-'));
  chmodSync(dataDir, 0o711);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Signals that it has been sent and has not taken yet. */
const isAsked = (pid: number): boolean => !/ShdPnd:\s*0+$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

it.runIf(process.platform === 'linux')(
  'a PostgreSQL that is killed while it is being stopped has stopped, and keeps nobody from starting',
  async () => {
    const { cluster, stop } = await openEmbedded(dataDir);
    await stop();
    const user = chooseUser();
    const binaries = reachableBinaries(findBinaries(), user);
    const { child } = await startPostgres(binaries, user, cluster, dataDir);
    process.kill(child.pid!, 'SIGSTOP');
    const stopping = stopPostgres(binaries, user, cluster);
    while (!isAsked(child.pid!)) await pause(10);
    process.kill(child.pid!, 'SIGKILL');
    await stopping;
    expect(readPostmaster(cluster)).toBeUndefined();
    const again = await openEmbedded(dataDir);
    await again.stop();
  },
);
