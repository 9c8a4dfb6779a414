import { Client } from 'pg';
import { afterAll } from 'vitest';
import { type TestServer, testServer } from './test-server.ts';

/** For a whole test file: a server with a database of its own, and a connection to look into that. */
export async function serverAndClient(): Promise<{ server: TestServer; client: Client }> {
  const server = await testServer();
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await server.close();
  });
  return { server, client };
}
