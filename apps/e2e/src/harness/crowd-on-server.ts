import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Id } from '@ddak/domain';
import { Client } from 'pg';
import { newId, type Program } from './program.ts';
import type { RealServer } from './real-server.ts';

/** The database of a server, as the role that owns its tables. */
export async function inDatabase(
  server: RealServer,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const file = JSON.parse(readFileSync(join(server.dataDir, 'server.json'), 'utf8')) as { ownerUrl: string };
  const client = new Client({ connectionString: file.ownerUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
  // What the server had in memory is older than its tables now.
  await server.kill();
  await server.start();
}

/**
 * So many people in a project beside its owner, all members of the same rights, each signed in: their cookies. They are
 * put into the tables while nobody looks, as copies of somebody who takes part already.
 */
export async function crowdOnServer(
  server: RealServer,
  projectId: Id,
  { like, size }: { readonly like: Program; readonly size: number },
): Promise<string[]> {
  const tokens = Array.from({ length: size }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  const ids = () => Array.from({ length: size }, newId);
  const users = ids();
  await inDatabase(server, async (client) => {
    const copy = (table: string, where: string, columns: string, values: readonly unknown[]) =>
      client.query(
        `insert into ${table} select (jsonb_populate_record(one, to_jsonb(made))).*
         from ${table} one, ${columns} where one.id = (select id from ${table} where ${where} limit 1)`,
        [...values],
      );
    await copy('"user"', 'email = $1', 'unnest($2::uuid[], $3::text[]) made(id, email)', [
      ...[like.email, users, users.map((id) => `${id.slice(-12)}@example.com`)],
    ]);
    await copy(
      'session',
      'user_id = (select id from "user" where email = $1)',
      'unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[]) made(id, user_id, family_id, access_hash, refresh_hash)',
      [like.email, ids(), users, ids(), hashes, hashes.map((hash) => `r${hash}`)],
    );
    await copy(
      'project_member',
      'project_id = $1 and user_id = (select id from "user" where email = $2)',
      'unnest($3::uuid[], $4::uuid[], $5::text[]) made(id, user_id, name)',
      [projectId, like.email, ids(), users, users.map((_, i) => `스태프 ${i + 1}`)],
    );
  });
  return tokens.map((token) => `ddak_access=${token}`);
}
