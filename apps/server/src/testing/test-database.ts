import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, withDatabaseName } from './global-setup.ts';

async function maintain(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of this version's schema, of one's own and empty. */
export async function testDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await maintain(`create database ${name} template ${TEMPLATE}`);
  return {
    url: withDatabaseName(inject('postgresUrl'), name),
    drop: () => maintain(`drop database ${name} with (force)`),
  };
}
