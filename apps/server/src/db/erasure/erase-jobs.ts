import { type Id, LEFT_NAME } from '@ddak/domain';
import { sql } from '../orm.ts';
import type { Orm } from '../pool.ts';

/**
 * Takes a person out of the queue: mails to them, and what is done and only kept. Work that others wait for stays, with
 * the account's id alone.
 */
export async function eraseJobs(db: Orm, userId: Id, email: string): Promise<void> {
  const says = (word: string) =>
    sql`position(lower(${word}) in lower(coalesce(data::text, '') || coalesce(output::text, ''))) > 0`;
  const over = sql`state in ('completed', 'failed', 'cancelled')`;
  await db.execute(sql`delete from pgboss.job where (${says(email)} or ${says(userId)})
    and name <> 'erase-account' and (${over} or name = 'send-mail')`);
  // Left by an older version, which put the name in.
  await db.execute(sql`update pgboss.job set data = data || jsonb_build_object('actorName', ${LEFT_NAME}::text)
    where data ? 'actorName' and ${says(userId)}`);
}
