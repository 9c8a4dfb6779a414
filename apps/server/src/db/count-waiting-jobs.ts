import type { PoolClient } from './pool.ts';

/** How many jobs of a person are not done yet. pg-boss has no call for it. */
export async function countWaitingJobs(client: PoolClient, queue: string, person: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job
     where name = $1 and group_id = $2 and state in ('created', 'retry', 'active')`,
    [queue, person],
  );
  return rows[0]?.count ?? 0;
}
