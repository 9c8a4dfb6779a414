import type { PoolClient } from './pool.ts';

/** Each keeps its plan on the connection. What is asked for beyond them is planned each time. */
const MOST = 200;

/** By connection: the SQL that it has prepared, and under which name. */
const prepared = new WeakMap<PoolClient, Map<string, string>>();

/**
 * The SQL that carries `sql` out with `value` (a literal) in the place of `$1`, prepared on the connection at its first
 * use: planned behind the policies, a write of one row costs more than its doing. As text, since the protocol's own way
 * takes one statement a message. It must be sent on this connection, and `forgetPrepared` be told if it fails.
 */
export function executing(client: PoolClient, sql: string, value: string): string {
  const names = prepared.get(client) ?? new Map<string, string>();
  prepared.set(client, names);
  const known = names.get(sql);
  if (known) return `execute ${known}(${value})`;
  if (names.size >= MOST) return sql.replace('$1', () => value);
  const name = `ddak_${names.size}`;
  names.set(sql, name);
  return `prepare ${name} as ${sql}; execute ${name}(${value})`;
}

/** How many are prepared on the connection, or will be when what was asked for is sent. */
export const countPrepared = (client: PoolClient): number => prepared.get(client)?.size ?? 0;

/** What was prepared on the connection is there no more, or never was: all but the first so many. */
export function forgetPrepared(client: PoolClient, but = 0): void {
  const names = prepared.get(client);
  if (!names) return;
  for (const sql of [...names.keys()].slice(but)) names.delete(sql);
}
