import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SeededRandom } from '@ddak/testkit';
import { Client } from 'pg';
import { readPostmaster } from '../../db/embedded/postmaster-file.ts';
import type { ServerProgram } from '../server-program.ts';

/** Who is killed: the server, it and its PostgreSQL, it and the one that starts next; or PostgreSQL alone. */
export type Victim = 'server' | 'both' | 'start' | 'postmaster' | 'backend';

/** By their shares. */
export const VICTIMS: readonly Victim[] = [
  ...['server', 'server', 'server', 'server', 'both', 'start'],
  ...['postmaster', 'postmaster', 'backend', 'backend'],
] as Victim[];

export function clusterOf(dataDir: string): string {
  const { cluster } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as { cluster: string };
  return resolve(dataDir, cluster);
}

/** Kills what of the victim is PostgreSQL; whether that is all of it. */
export async function killDatabase(
  victim: Victim,
  { databaseUrl }: ServerProgram,
  dataDir: string,
  random: SeededRandom,
): Promise<boolean> {
  if (victim === 'server' || victim === 'start') return false;
  const pid = victim === 'backend' ? await backend(databaseUrl, random) : postmaster(dataDir);
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  return victim !== 'both';
}

const postmaster = (dataDir: string): number | undefined => readPostmaster(clusterOf(dataDir))?.pid;

/** One of those that work for the server. */
async function backend(url: string, random: SeededRandom): Promise<number> {
  const client = new Client({ connectionString: url, application_name: 'kill-drill' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'ddak' and datname = current_database() order by pid",
  );
  await client.end();
  return random.one(rows).pid;
}
