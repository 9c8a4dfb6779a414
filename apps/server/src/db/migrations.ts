import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { z } from 'zod';

/** The migrations of this program, in order. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.int(), tag: z.string() })).min(1),
});

const journalPath = (folder: string): string => join(folder, 'meta', '_journal.json');

const readJournal = () =>
  journalSchema.parse(JSON.parse(readFileSync(journalPath(MIGRATIONS_FOLDER), 'utf8')));

/** The moment of the newest migration that this program knows. */
export const newestKnown = (): number => readJournal().entries.at(-1)!.when;

/** The moment of the newest migration that a database has had; 0 where it has had none. */
export async function newestMigration(client: Client): Promise<number> {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') as log");
  if (found.rows[0].log === null) return 0;
  const { rows } = await client.query(
    'select coalesce(max(created_at), 0)::float8 as at from drizzle.__drizzle_migrations',
  );
  return rows[0].at;
}

/** Calls `fn` with a folder that holds the migrations up to that moment, as an older program had them. */
export async function withMigrationsUpTo(when: number, fn: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ddak-migrations-'));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter((entry) => entry.when <= when);
    writeFileSync(journalPath(folder), JSON.stringify({ ...journal, entries }));
    await fn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
