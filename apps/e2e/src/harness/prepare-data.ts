import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED, PREPARED, RealServer } from './real-server.ts';

/**
 * Before the stories: one data folder with a database that is made and migrated, which each server of theirs begins
 * with a copy of, and one where Node keeps what it has compiled. Making them anew took two seconds for each.
 */
export default async function prepareData(): Promise<() => void> {
  const compiled = mkdtempSync(join(tmpdir(), 'ddak-compiled-'));
  process.env[COMPILED] = compiled;
  const server = await RealServer.start();
  await server.stop();
  process.env[PREPARED] = server.dataDir;
  return () => {
    for (const folder of [server.dataDir, compiled]) rmSync(folder, { recursive: true, force: true });
  };
}
