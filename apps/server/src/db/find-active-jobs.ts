import type { Pool } from './pool.ts';

/** Jobs of a queue that are marked as being worked on. pg-boss has no call for it. */
export async function findActiveJobs(pool: Pool, queue: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from pgboss.job where name = $1 and state = 'active'",
    [queue],
  );
  return rows.map((row) => row.id);
}
