import type { Id } from '@ddak/domain';
import { Client } from 'pg';
import { exactText } from './exact-text.ts';

/** Puts rows into empty tables, all of them or none. */
export interface RowLoader {
  table(name: string, columns: readonly string[]): Promise<void>;
  /** Rows of the last table, as JSON list of rows as they were read. */
  rows(json: string): Promise<number>;
  commit(): Promise<void>;
  close(): Promise<void>;
}

export interface Erased {
  readonly userId: Id;
  readonly at: number;
}

export async function openLoader(url: string): Promise<RowLoader> {
  const client = new Client({ connectionString: url, application_name: 'ddak-restore' });
  await client.connect();
  await exactText(client);
  await client.query('begin; set constraints all deferred');
  let insert = '';
  return {
    table: async (name, columns) => {
      const table = `public.${client.escapeIdentifier(name)}`;
      const names = columns.join();
      await client.query(
        `drop table if exists pg_temp.restored; create temp table restored on commit drop as select ${names} from ${table} with no data`,
      );
      insert = `insert into ${table} (${names}) select (r).* from (
        select line::pg_temp.restored as r from json_array_elements_text($1::json) line offset 0) lines`;
    },
    rows: async (json) => (await client.query(insert, [json])).rowCount ?? 0,
    commit: async () => {
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

/** Devices may have seen more than the backup has: an access epoch that none of them holds makes them begin anew. */
const NEW_EPOCHS = 'update project_member set access_epoch = access_epoch + 1000 + floor(random() * 1000000)';

/** Accounts that were closed after the backup are closed again; the server's next start erases what is closed. */
const CLOSE_AGAIN = `
  update "user" set deleted_at = coalesce(deleted_at, e.at), password_hash = $2
  from json_to_recordset($1) as e ("userId" uuid, at bigint)
  where id = e."userId" and erased_at is null`;

/** BK7: projects of several whose owner is closed, without a manager to whom the next start could hand them on. */
const OWNERLESS = `
  select p.id as "_id", p.title from project p
  join project_member o on o.project_id = p.id and o.role = 'owner'
  join "user" u on u.id = o.user_id and u.deleted_at is not null
  where exists (select 1 from project_member m where m.project_id = p.id and m.id <> o.id)
    and not exists (select 1 from project_member m join "user" h on h.id = m.user_id and h.deleted_at is null
      where m.project_id = p.id and m.role = 'manager')
  order by p.id`;

export interface Ownerless {
  readonly _id: Id;
  readonly title: string;
}

/** What makes the old state new, once it has this version's schema (BK3, BK4); the projects that need an owner. */
export async function renewRestored(
  url: string,
  erased: readonly Erased[],
  passwordHash: string,
): Promise<readonly Ownerless[]> {
  const client = new Client({ connectionString: url, application_name: 'ddak-restore' });
  await client.connect();
  try {
    await exactText(client);
    await client.query('begin');
    await client.query(NEW_EPOCHS);
    await client.query(CLOSE_AGAIN, [JSON.stringify(erased), passwordHash]);
    const { rows } = await client.query<Ownerless>(OWNERLESS);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

/** Whether nothing was ever made in that database. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'ddak-restore' });
  await client.connect();
  try {
    const found = await client.query(
      "select 1 from pg_class where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' limit 1",
    );
    return found.rowCount === 0;
  } finally {
    await client.end();
  }
}
