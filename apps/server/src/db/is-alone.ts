import type { Pool } from './pool.ts';

/** Whether no other process of ours is connected to the database: what is half done then is of one that died. */
export async function isAlone(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name like 'ddak%' and pid <> pg_backend_pid()`,
  );
  return rows.length === 0;
}
