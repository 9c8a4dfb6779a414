import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import type { Wall } from '../db/find-wall.ts';
import { openServer, type RunningServer } from '../open-server.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** Of a superuser: for what a test does behind the server's back. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly server: RunningServer;
  close(): Promise<void>;
}

/** How the server comes to its database, for each wall that may stand. */
const comingIn = ({ url, ownerUrl, appUrl }: TestDatabase) =>
  ({
    'two-roles': { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl },
    forced: { DATABASE_URL: ownerUrl },
    none: { DATABASE_URL: url },
  }) satisfies Record<Wall, object>;

/** The whole server on a free port, on a database of its own. */
export async function testServer(
  env: Readonly<Record<string, string>> = {},
  wall: Wall = 'two-roles',
): Promise<TestServer> {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-data-'));
  const server = await openServer(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      ...comingIn(database)[wall],
      DDAK_LOG: 'error',
      DDAK_RATE_LIMIT: 'off',
      ...env,
    }),
  );
  return {
    url: server.url,
    port: server.port,
    databaseUrl: database.url,
    dataDir,
    server,
    close: async () => {
      await server.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
