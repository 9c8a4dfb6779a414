import type { Id } from '@ddak/domain';
import { Client } from 'pg';
import { newestMigration } from '../migrations.ts';
import { exactText } from './exact-text.ts';

/** A row of a table as PostgreSQL itself writes a row: every value comes back as it was. */
export interface RowBatch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

export interface WaitingJob {
  readonly name: string;
  readonly data: Readonly<Record<string, string>>;
}

/** The database as it is in one moment, while others write on. */
export interface Snapshot {
  /** The moment of the newest migration that it has had. */
  readonly schema: number;
  files(): Promise<{ readonly _id: Id; readonly sha256: string }[]>;
  batches(): AsyncGenerator<RowBatch>;
  /** What the queue has yet to do. */
  jobs(): Promise<WaitingJob[]>;
  close(): Promise<void>;
}

/** Keys to doors: a restored one would open what has been closed since. Everybody signs in anew instead, and turns notices on anew. */
const LEFT_OUT = ['session', 'push_subscription', 'mail_token', 'factor_challenge'];
const BATCH_BYTES = 4 * 1024 * 1024;
const MOST_ROWS = 500;

const TABLES = `
  select t.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> all ($1)
  group by t.oid, t.relname
  -- Those whose links are checked at once come after what they refer to.
  order by exists (select 1 from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'
    and not c.condeferrable), t.relname`;

export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({ connectionString: url, application_name: 'ddak-backup' });
  await client.connect();
  try {
    await exactText(client);
    await client.query('begin isolation level repeatable read read only');
    const schema = await newestMigration(client);
    return {
      schema,
      files: async () => {
        const found = await client.query<{ _id: Id; sha256: string }>('select id as _id, sha256 from file');
        return found.rows;
      },
      batches: () => readBatches(client),
      jobs: () => readJobs(client),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function* readBatches(client: Client): AsyncGenerator<RowBatch> {
  const tables = await client.query<{ name: string; columns: string[] }>(TABLES, [LEFT_OUT]);
  for (const { name, columns } of tables.rows) {
    await client.query(
      `declare backup no scroll cursor for select row(${columns.join()})::text as row from ${client.escapeIdentifier(name)}`,
    );
    for (let most = 20; ; ) {
      const part = await client.query<{ row: string }>(`fetch ${most} from backup`);
      const rows = part.rows.map(({ row }) => row);
      yield { table: name, columns, rows };
      if (rows.length < most) break;
      const length = rows.reduce((sum, row) => sum + row.length, 1);
      most = Math.max(1, Math.min(MOST_ROWS, Math.floor((BATCH_BYTES * rows.length) / length)));
    }
    await client.query('close backup');
  }
}

async function readJobs(client: Client): Promise<WaitingJob[]> {
  const found = await client.query("select to_regclass('pgboss.job') as job");
  if (found.rows[0].job === null) return [];
  const jobs = await client.query<WaitingJob>(
    "select name, data from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on, id",
  );
  return jobs.rows;
}

/** Whether a file is still a file of the database now, after that moment. */
export async function areFiles(url: string, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const client = new Client({ connectionString: url, application_name: 'ddak-backup' });
  await client.connect();
  try {
    await exactText(client);
    const found = await client.query<{ _id: Id }>('select id as _id from file where id = any ($1)', [ids]);
    return new Set(found.rows.map(({ _id }) => _id));
  } finally {
    await client.end();
  }
}
