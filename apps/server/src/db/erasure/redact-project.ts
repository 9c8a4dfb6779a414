import {
  type AnyRow,
  type Change,
  changedId,
  type Id,
  LEFT_NAME,
  PERSONAL_TABLES,
  type ProjectState,
  type RowIds,
  redactChanges,
  rowsAbout,
  tableDefinition,
} from '@ddak/domain';
import { and, eq, or, sql } from '../orm.ts';
import type { Orm } from '../pool.ts';
import { changeLog, projectHead } from '../schema/sync.ts';
import { redactOutcomes } from './redact-outcomes.ts';

/**
 * Takes what is personal of somebody out of a project's log, and their name out of what others were answered; what was
 * done stays. Answers what told who they were here, under old names too. `state`: the project's rows after the person was forgotten there.
 */
export async function redactProject(
  db: Orm,
  projectId: Id,
  person: { readonly userId: Id; readonly words: readonly string[] },
  state: ProjectState,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    const head = eq(projectHead.projectId, projectId);
    await tx.select({ seq: projectHead.seq }).from(projectHead).where(head).for('no key update');
    const entries = await tx
      .select({
        seq: changeLog.seq,
        actorId: changeLog.actorId,
        by: changeLog.actorName,
        changes: changeLog.changes,
      })
      .from(changeLog)
      .where(
        and(eq(changeLog.projectId, projectId), or(SPEAKS_OF_PEOPLE, eq(changeLog.actorId, person.userId))),
      );
    const log = entries.flatMap(({ changes }) => changes as Change[]);
    const about = rowsAbout(person.userId, state, log);
    const signed = entries.filter(({ actorId }) => actorId === person.userId).map(({ by }) => by);
    const words = new Set([...person.words, ...signed, ...personalWords(log, about)]);
    for (const { seq, actorId, changes } of entries) {
      const redacted = redactChanges(changes as Change[], about);
      const name = actorId === person.userId ? { actorName: LEFT_NAME } : {};
      if (!redacted && !('actorName' in name)) continue;
      const entry = and(eq(changeLog.projectId, projectId), eq(changeLog.seq, seq));
      await tx
        .update(changeLog)
        .set({ ...name, ...(redacted ? { changes: redacted } : {}) })
        .where(entry);
    }
    const told = [...words].filter((word) => word !== '' && word !== LEFT_NAME);
    await redactOutcomes(tx, projectId, told);
    return told;
  });
}

const SPEAKS_OF_PEOPLE = or(
  ...PERSONAL_TABLES.map((table) => sql`${changeLog.changes} @> ${JSON.stringify([{ table }])}::jsonb`),
);

/** Every text that stood in a personal column of these rows. */
function personalWords(log: readonly Change[], about: RowIds): string[] {
  return log.flatMap((change) => {
    if (!about.get(change.table)?.has(changedId(change))) return [];
    const parts = change.op === 'update' ? [change.before, change.after] : [change.row];
    const erased = Object.keys(tableDefinition(change.table).personal?.erased ?? {});
    return parts.flatMap((part) =>
      erased.map((column) => (part as AnyRow)[column]).filter((value) => typeof value === 'string'),
    );
  });
}
