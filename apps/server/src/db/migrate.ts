import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartupError } from '../startup-error.ts';
import { MIGRATIONS_FOLDER, newestKnown, newestMigration, withMigrationsUpTo } from './migrations.ts';
import { SYSTEM } from './reader.ts';

/** Any fixed number: processes that start together migrate one after another. */
const LOCK = 7_325_001;

/**
 * Brings the database to this version's schema. Safe to run from several processes at once. One that a newer version
 * has been at is refused (BK6).
 * @param before called once where a database that is in use is about to be changed (BK5)
 */
export function migrateDatabase(url: string, before: () => Promise<void> = async () => {}): Promise<void> {
  return underLock(url, async (client) => {
    const [has, known] = [await newestMigration(client), newestKnown()];
    if (has > known) throw new StartupError(NEWER);
    if (has > 0 && has < known) await before();
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    // Its tables are made by the queue itself, by whichever role does the application's work.
    const queue = await client.query("select to_regnamespace('pgboss') as schema");
    if (queue.rows[0].schema === null) await client.query('create schema pgboss');
  });
}

/** Gives an empty database the schema that it had at a migration, so that rows of that time fit. */
export function migrateUpTo(url: string, when: number): Promise<void> {
  return underLock(url, (client) =>
    withMigrationsUpTo(when, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder })),
  );
}

/** Calls `fn` with a connection of the owner, one process after another, and shown every row (AC16). */
export async function underLock(url: string, fn: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'ddak-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`set ddak.account = '${SYSTEM}'`);
    await fn(client);
  } finally {
    await client.end();
  }
}

const NEWER =
  '이 데이터베이스는 더 새 버전의 딱이 쓰던 것입니다. 새 버전으로 실행해 주세요. 아무것도 바꾸지 않았습니다.\nThis database was used by a newer version of DDAK; run that one.';
