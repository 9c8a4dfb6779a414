import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, openEmbedded } from '../db/embedded/open-embedded.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { claimFolder } from './claim-folder.ts';

export const TEMPLATE = 'ddak_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the run's PostgreSQL. */
    readonly postgresUrl: string;
  }
}

export const withDatabaseName = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/** As somebody sets them up for a PostgreSQL of their own: one owns the tables, the other works on them (AC18). */
export const TEST_ROLES = { owner: 't_owner', app: 't_app' } as const;

export const withRole = (url: string, role: string): string => {
  const changed = new URL(url);
  [changed.username, changed.password] = [role, role];
  return changed.href;
};

async function makeTemplate(postgres: EmbeddedPostgres): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  // It lives as long as the run: nothing has to outlast a power cut.
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  for (const role of Object.values(TEST_ROLES))
    await client.query(`create role ${role} login password '${role}' nosuperuser nobypassrls`);
  await client.query(`grant ${TEST_ROLES.app} to ${TEST_ROLES.owner}`);
  await client.query(`create database ${TEMPLATE} owner ${TEST_ROLES.owner}`);
  await client.end();
  await migrateDatabase(withRole(withDatabaseName(postgres.url, TEMPLATE), TEST_ROLES.owner));
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A program that a test starts compiles a thousand modules otherwise: half of a second each time.
  const compiled = mkdtempSync(join(tmpdir(), 'ddak-test-compiled-'));
  process.env.NODE_COMPILE_CACHE = compiled;
  const { path, giveBack } = await claimFolder(tmpdir());
  const postgres = await openEmbedded(path);
  await makeTemplate(postgres);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await giveBack();
    rmSync(compiled, { recursive: true });
  };
}
