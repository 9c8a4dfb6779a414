import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, TEST_ROLES, withDatabaseName, withRole } from './global-setup.ts';

async function maintain(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  /** Of a superuser, whom no wall keeps out. */
  readonly url: string;
  /** Of the role that owns the tables: the forced wall stands before it. */
  readonly ownerUrl: string;
  /** Of a role that owns nothing, and must be admitted. */
  readonly appUrl: string;
  drop(): Promise<void>;
}

/** A database of this version's schema, of one's own and empty. */
export const testDatabase = () => makeDatabase(TEMPLATE);

/** One without any table. */
export const emptyDatabase = () => makeDatabase('template0');

async function makeDatabase(template: string): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await maintain(`create database ${name} template ${template} owner ${TEST_ROLES.owner}`);
  const url = withDatabaseName(inject('postgresUrl'), name);
  return {
    url,
    ownerUrl: withRole(url, TEST_ROLES.owner),
    appUrl: withRole(url, TEST_ROLES.app),
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
