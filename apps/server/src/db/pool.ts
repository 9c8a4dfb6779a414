import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';

/** How long a statement may take and wait for a lock; a longer one is answered with "retry" (DESIGN.md 3.9). */
const LIMITS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

export type { NodePgDatabase as Orm, Pool, PoolClient };

/** Connections for the work of requests. `onError` hears of idle connections that broke; the pool replaces them. */
export function openPool(url: string, onError: (error: Error) => void, max = 10): Pool {
  const pool = new Pool({ connectionString: url, max, application_name: 'ddak', ...LIMITS });
  pool.on('error', onError);
  // One that breaks while it is in use says so in the answer of its query; unheard here, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The query builder of the repos, over the same connections. */
export const openOrm = (pool: Pool | PoolClient): NodePgDatabase => drizzle(pool);
