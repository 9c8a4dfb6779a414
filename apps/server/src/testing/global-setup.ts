import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { lockDataFolder } from '../db/embedded/data-lock.ts';
import { type EmbeddedPostgres, openEmbedded } from '../db/embedded/open-embedded.ts';
import { migrateDatabase } from '../db/migrate.ts';

export const TEMPLATE = 'ddak_template';
const PREFIX = 'ddak-test-pg-';

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

/** A run that was killed leaves its PostgreSQL behind. */
async function clearLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const lock = await lockDataFolder(folder);
    if (!lock) continue;
    await (await openEmbedded(folder)).stop();
    rmSync(folder, { recursive: true, force: true });
    await lock.release();
  }
}

async function makeTemplate(postgres: EmbeddedPostgres): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(withDatabaseName(postgres.url, TEMPLATE));
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearLeftovers();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o711);
  const lock = await lockDataFolder(folder);
  const postgres = await openEmbedded(folder);
  await makeTemplate(postgres);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await lock?.release();
    rmSync(folder, { recursive: true, force: true });
  };
}
