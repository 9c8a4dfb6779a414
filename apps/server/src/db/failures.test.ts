import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { kindOfFailure } from './failures.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const opened = async (): Promise<Client> => {
  const client = new Client({ connectionString: database.url });
  // It says so by events too, more than one: unheard, they would end the run.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** Ends the connection from outside, once it is asked to. */
async function terminator(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return async () => {
    const other = await opened();
    await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await other.end();
  };
}

const failure = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no failure',
    (error) => kindOfFailure(error),
  );

describe('a connection that has broken', () => {
  it('while a query was under way asks to be tried again', async () => {
    const client = await opened();
    const terminate = await terminator(client);
    const asked = failure(client.query('select pg_sleep(60)'));
    await terminate();
    expect(await asked).toBe('retry');
  });

  it('between two queries of a transaction asks to be tried again', async () => {
    const client = await opened();
    const terminate = await terminator(client);
    await client.query('begin');
    const broken = once(client, 'error');
    await terminate();
    await broken;
    expect(await failure(client.query('commit'))).toBe('retry');
  });

  it('because it was closed asks to be tried again', async () => {
    const client = await opened();
    await client.end();
    expect(await failure(client.query('select 1'))).toBe('retry');
  });
});
