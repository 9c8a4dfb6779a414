import { rmSync } from 'node:fs';
import { PREPARED, RealServer } from './real-server.ts';

/**
 * Before the stories: one data folder with a database that is made and migrated, which each server of theirs begins
 * with a copy of. Making it anew took more than a second for each.
 */
export default async function prepareData(): Promise<() => void> {
  const server = await RealServer.start();
  await server.stop();
  process.env[PREPARED] = server.dataDir;
  return () => rmSync(server.dataDir, { recursive: true, force: true });
}
