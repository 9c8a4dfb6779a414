import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openServer, type RunningServer } from '../open-server.ts';
import { testDatabase } from './test-database.ts';

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly server: RunningServer;
  close(): Promise<void>;
}

/** The whole server on a free port, on a database of its own. */
export async function testServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-data-'));
  const server = await openServer(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
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
