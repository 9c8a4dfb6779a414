import { Client, escapeIdentifier } from 'pg';
import { underLock } from './migrate.ts';

/** The role that a URL comes in as. */
export async function roleOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url, application_name: 'ddak-migrate' });
  await client.connect();
  try {
    return (await client.query<{ role: string }>('select current_user as role')).rows[0]!.role;
  } finally {
    await client.end();
  }
}

/**
 * Lets a role that owns none of the tables read and write them, also those that later migrations make; what each row
 * needs is left to the policies (AC18). The queue's tables alone are the role's own: the queue alters them as it runs.
 */
export function admitAppRole(ownerUrl: string, role: string): Promise<void> {
  const name = escapeIdentifier(role);
  return underLock(ownerUrl, async (client) => {
    await client.query(`
      grant usage on schema public to ${name};
      grant select, insert, update, delete on all tables in schema public to ${name};
      alter default privileges in schema public grant select, insert, update, delete on tables to ${name}`);
    const { rows } = await client.query<{ statement: string }>(GIVE_QUEUE, [role]);
    for (const { statement } of rows) await client.query(statement);
  });
}

/** What gives the queue's schema, and what an older release has made in it, to the role; nothing, where it is theirs. */
const GIVE_QUEUE = `
  with owned (kind, name, owner) as (
    select 'schema', quote_ident(nspname), nspowner from pg_namespace where nspname = 'pgboss'
    union all
    select case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.oid::regclass::text, c.relowner
    from pg_class c where c.relnamespace = to_regnamespace('pgboss') and c.relkind in ('r', 'p', 'v', 'S')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
        and d.deptype in ('a', 'i') and c.relkind = 'S')
    union all
    select 'function', p.oid::regprocedure::text, p.proowner from pg_proc p where p.pronamespace = to_regnamespace('pgboss')
    union all
    select 'type', t.oid::regtype::text, t.typowner from pg_type t
    where t.typnamespace = to_regnamespace('pgboss') and t.typtype = 'e'
  )
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement from owned
  where owner <> (select oid from pg_roles where rolname = $1)`;
