import { Client } from 'pg';
import { newId } from '../new-id.ts';
import type { TestActor } from './test-core.ts';

/** Puts a user into a database, without the slowness of a real password. */
export async function addTestUser(databaseUrl: string, name: string): Promise<TestActor> {
  const _id = newId();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      'insert into "user" (id, email, name, password_hash, created_at) values ($1, $2, $3, $4, 0)',
      [_id, `${_id}@example.com`, name, 'none'],
    );
  } finally {
    await client.end();
  }
  return { _id, name };
}
