import { tmpdir } from 'node:os';
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

async function makeTemplate(postgres: EmbeddedPostgres): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(withDatabaseName(postgres.url, TEMPLATE));
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, giveBack } = await claimFolder(tmpdir());
  const postgres = await openEmbedded(path);
  await makeTemplate(postgres);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await giveBack();
  };
}
