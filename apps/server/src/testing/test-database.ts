import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
export const testDatabase = () => makeDatabase(TEMPLATE);

/** One without any table. */
export const emptyDatabase = () => makeDatabase('template0');

async function makeDatabase(template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await maintain(`create database ${name} template ${template}`);
  return {
    url: withDatabaseName(inject('postgresUrl'), name),
    drop: () => dropDatabase(name),
  };
}

/** Connections that were ended may take a moment to be gone; forced out, they would end in errors that no test made. */
async function dropDatabase(name: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await maintain(`drop database ${name}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE) throw error;
      await pause(50);
    }
  }
  await maintain(`drop database ${name} with (force)`);
}

const IN_USE = '55006';
