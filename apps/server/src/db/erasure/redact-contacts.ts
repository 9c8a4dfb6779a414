import { type Change, CONTACT_TABLES, type Id, withoutContacts } from '@ddak/domain';
import { and, eq, lte, or, sql } from '../orm.ts';
import type { Orm } from '../pool.ts';
import { changeLog, projectHead } from '../schema/sync.ts';
import { redactOutcomes } from './redact-outcomes.ts';

/** What stands where a phone or an e-mail stood in an answer. */
const GONE = '(지운 연락처)';

/** PD6: takes phones and e-mails out of a project's log up to this entry, and out of what people were answered. */
export async function redactContacts(db: Orm, projectId: Id, upTo: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    const head = eq(projectHead.projectId, projectId);
    await tx.select({ seq: projectHead.seq }).from(projectHead).where(head).for('no key update');
    const entries = await tx
      .select({ seq: changeLog.seq, changes: changeLog.changes })
      .from(changeLog)
      .where(and(eq(changeLog.projectId, projectId), lte(changeLog.seq, upTo), REACHES_PEOPLE));
    const words = new Set<string>();
    for (const { seq, changes } of entries) {
      const blank = withoutContacts(changes as Change[]);
      if (!blank) continue;
      for (const word of blank.words) words.add(word);
      const entry = and(eq(changeLog.projectId, projectId), eq(changeLog.seq, seq));
      await tx.update(changeLog).set({ changes: blank.changes }).where(entry);
    }
    await redactOutcomes(tx, projectId, [...words], GONE);
  });
}

const REACHES_PEOPLE = or(
  ...CONTACT_TABLES.map((table) => sql`${changeLog.changes} @> ${JSON.stringify([{ table }])}::jsonb`),
);
