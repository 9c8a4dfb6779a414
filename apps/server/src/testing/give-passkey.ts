import type { Id } from '@ddak/domain';
import type { Pool } from '../db/pool.ts';
import { newId } from '../new-id.ts';

/** Puts a passkey of an account into the database, which no authenticator has; its id. */
export async function givePasskey(pool: Pool, userId: Id): Promise<Id> {
  const _id = newId();
  await pool.query(
    `insert into passkey (id, user_id, credential_id, public_key, counter, name, created_at)
     values ($1, $2, $3, '', 0, '열쇠', 0)`,
    [_id, userId, _id],
  );
  return _id;
}
