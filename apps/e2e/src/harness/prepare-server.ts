import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED, PREPARED, RealServer } from './real-server.ts';
import { shareServer } from './shared-server.ts';

/**
 * Before the stories: one data folder with a database that is made and migrated, which each server of theirs begins
 * with a copy of, one where Node keeps what it has compiled, and the server that they share. Making them anew took five
 * seconds of processor for each story.
 */
export default async function prepareServer(): Promise<() => Promise<void>> {
  const compiled = mkdtempSync(join(tmpdir(), 'ddak-compiled-'));
  process.env[COMPILED] = compiled;
  const prepared = await RealServer.start();
  await prepared.stop();
  process.env[PREPARED] = prepared.dataDir;
  const shared = await RealServer.start();
  shareServer(shared);
  return async () => {
    await shared.close();
    for (const folder of [prepared.dataDir, compiled]) rmSync(folder, { recursive: true, force: true });
  };
}
