import type { Id } from '@ddak/domain';
import { type Column, eq, getTableColumns } from '../orm.ts';
import type { Orm } from '../pool.ts';
import { SERVER_TABLES } from './server-tables.ts';

/** Takes a person out of the server's own tables, as each of them says. Done again, it changes nothing. */
export async function eraseRows(db: Orm, userId: Id, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { table, personal } of SERVER_TABLES) {
      if (!personal) continue;
      const theirs = eq((getTableColumns(table) as Record<string, Column>)[personal.person]!, userId);
      if (personal.row === 'goes') await tx.delete(table).where(theirs);
      else if (personal.erased) await tx.update(table).set(personal.erased(userId, now)).where(theirs);
    }
  });
}
