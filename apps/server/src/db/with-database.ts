import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { DataFolderTaken, type OpenDatabase, openDatabase, reserveDataFolder } from './open-database.ts';
import { readServerFile } from './server-file.ts';

const WAIT_MS = 30_000;

/**
 * Gives a command the database: that of the running server, which it joins through DATA_DIR's 0600 file, or one that
 * it starts for its own time. `fn`'s answer is handed on; what was started is stopped.
 */
export async function withDatabase<T>(
  config: Config,
  fn: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await joinOrOpen(config);
  try {
    return await fn(database);
  } finally {
    await database.close();
  }
}

async function joinOrOpen(config: Config): Promise<OpenDatabase> {
  for (let waited = 0; ; waited += 200) {
    try {
      return await openAlone(config);
    } catch (error) {
      if (!(error instanceof DataFolderTaken)) throw error;
      // Its holder may still be starting, or already be stopping.
      const server = readServerFile(config.dataDir);
      if (server)
        return {
          url: server.databaseUrl,
          ownerUrl: server.ownerUrl,
          kind: 'external',
          close: async () => {},
        };
      if (waited >= WAIT_MS) throw error;
      await pause(200);
    }
  }
}

async function openAlone(config: Config): Promise<OpenDatabase> {
  const lock = await reserveDataFolder(config);
  try {
    const database = await openDatabase(config);
    const close = async (): Promise<void> => {
      await database.close();
      await lock.release();
    };
    return { ...database, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
