import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBinaries } from '../db/embedded/binaries.ts';
import { lockDataFolder } from '../db/embedded/data-lock.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { reachableBinaries } from '../db/embedded/place.ts';
import { isPostgres } from '../db/embedded/postmaster-file.ts';
import { chooseUser } from '../db/embedded/run-as.ts';
import { startPostgres } from '../db/embedded/start-postgres.ts';
import { claimFolder } from './claim-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ddak-test-claim-'));
  chmodSync(parent, 0o711);
});
afterEach(() => rmSync(parent, { recursive: true }));

const claimed = (): string[] => readdirSync(parent).filter((name) => name.startsWith('ddak-test-pg-'));

it('a claimed folder is there and locked, however many are claimed and given back at the same time', async () => {
  for (let round = 0; round < 20; round++) {
    const first = await claimFolder(parent);
    const [, ...others] = await Promise.all([first.giveBack(), claimFolder(parent), claimFolder(parent)]);
    for (const { path } of others) {
      expect(existsSync(path)).toBe(true);
      expect(await lockDataFolder(path)).toBeNull();
    }
    for (const other of others) await other.giveBack();
  }
  expect(claimed()).toEqual([]);
});

it('what killed runs have left is stopped and cleared away, also where one was half taken away', async () => {
  const running = join(parent, 'ddak-test-pg-running');
  const half = join(parent, 'ddak-test-pg-half');
  for (const folder of [running, join(half, 'postgres')]) mkdirSync(folder, { recursive: true, mode: 0o711 });
  writeFileSync(join(half, 'postgres', 'PG_VERSION'), '18');
  const { cluster, stop } = await openEmbedded(running);
  await stop();
  const user = chooseUser();
  // One that nobody keeps, because who kept it was killed.
  const { child } = await startPostgres(reachableBinaries(findBinaries(), user), user, cluster, running);
  const { path, giveBack } = await claimFolder(parent);
  // It takes its file away before it ends, which is what is waited for when it is stopped.
  await expect.poll(() => isPostgres(child.pid!)).toBe(false);
  expect(claimed().map((name) => join(parent, name))).toEqual([path]);
  await giveBack();
});
