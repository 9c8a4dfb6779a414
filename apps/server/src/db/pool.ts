import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { escapeLiteral, Pool as PgPool, type PoolClient } from 'pg';
import { sql } from './orm.ts';
import { currentReader, SYSTEM, type SystemWork } from './reader.ts';

/** How long a statement may take and wait for a lock; a longer one is answered with "retry" (DESIGN.md 3.9). */
const LIMITS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

export type { NodePgDatabase as Orm, PoolClient };

type GiveBack = (error?: Error | boolean) => void;
type Connected = (error: Error | undefined, client: PoolClient | undefined, done: GiveBack) => void;

/** Connections that ask for the reader in whose name they are taken (AC16), and for nobody where there is none (AC17). */
export class Pool extends PgPool {
  readonly #told = new WeakMap<PoolClient, string>();

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const taken = this.#take(currentReader());
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** One that has not been told for whom: for who says it with what they ask. */
  take(): Promise<PoolClient> {
    return super.connect();
  }

  async #take(reader: string): Promise<PoolClient> {
    const client = await this.take();
    if (this.#told.get(client) === reader) return client;
    try {
      await client.query(`set ddak.account = ${escapeLiteral(reader)}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#told.set(client, reader);
    return client;
  }
}

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

/** Asks for the server itself in the midst of a transaction of somebody's; where it fails, the transaction does. */
export async function asSystemWithin<T>(
  tx: Pick<NodePgDatabase, 'execute'>,
  _: SystemWork,
  fn: () => Promise<T>,
): Promise<T> {
  const ask = (reader: string) => tx.execute(sql`select set_config('ddak.account', ${reader}, true)`);
  await ask(SYSTEM);
  const answer = await fn();
  await ask(currentReader());
  return answer;
}
