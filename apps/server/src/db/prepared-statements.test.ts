import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openPool, type Pool, type PoolClient } from './pool.ts';
import { executing, forgetPrepared } from './prepared-statements.ts';

describe('statements that are prepared once a connection', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let pool: Pool;
  let client: PoolClient;
  beforeAll(async () => {
    database = await testDatabase();
    pool = openPool(
      database.url,
      (error) => {
        throw error;
      },
      1,
    );
    client = await pool.connect();
  });
  afterAll(async () => {
    client.release();
    await pool.end();
    await database.drop();
  });

  const answer = async (sql: string, value: string): Promise<unknown> => {
    const answers = await client.query(executing(client, sql, value));
    return [answers].flat().at(-1)!.rows[0].n;
  };
  const prepared = async (): Promise<number> =>
    (await client.query('select count(*)::int as n from pg_prepared_statements')).rows[0].n;

  it('answer the same the first time, later, and beyond as many as are kept', async () => {
    const statements = Array.from({ length: 205 }, (_, i) => `select $1::int + ${i} as n`);
    for (const value of [7, 8])
      for (const [i, sql] of statements.entries()) expect(await answer(sql, `'${value}'`)).toBe(value + i);
    expect(await prepared()).toBe(200);
  });

  it('are prepared anew once they are forgotten', async () => {
    forgetPrepared(client);
    await client.query('deallocate all');
    expect(await answer('select $1::int as n', "'3'")).toBe(3);
    expect(await prepared()).toBe(1);
  });
});
