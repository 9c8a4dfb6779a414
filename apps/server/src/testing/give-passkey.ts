import type { Id } from '@ddak/domain';
import { newId } from '../new-id.ts';

type Database = { query(sql: string, values: unknown[]): Promise<unknown> };

/** Puts a passkey of an account into the database, which no authenticator has; its id. */
export async function givePasskey(database: Database, userId: Id): Promise<Id> {
  const _id = newId();
  await database.query(
    `insert into passkey (id, user_id, credential_id, public_key, counter, name, created_at)
     values ($1, $2, $3, '', 0, '열쇠', 0)`,
    [_id, userId, _id],
  );
  return _id;
}
