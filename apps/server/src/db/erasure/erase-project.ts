import type { Id } from '@ddak/domain';
import { type Column, eq, getTableColumns, inArray, sql } from '../orm.ts';
import type { Orm } from '../pool.ts';
import { ENTITY_TABLES } from '../schema/entities.ts';
import { file, looseFile, upload } from '../schema/file.ts';
import { invitation, invitationCode, invitationUse } from '../schema/invitation.ts';
import { project, projectMember } from '../schema/project.ts';
import { projectHead } from '../schema/sync.ts';
import { SERVER_TABLES } from './server-tables.ts';

/**
 * Erases a project in which nobody but this user takes part, with its log; the ids of its files, whose bytes are nobody's
 * from then on. Empty-handed where somebody has joined meanwhile.
 */
export const eraseProject = (db: Orm, projectId: Id, userId: Id): Promise<Id[] | null> =>
  db.transaction(async (tx) => {
    await tx.select().from(projectHead).where(eq(projectHead.projectId, projectId)).for('update');
    const members = await tx.select().from(projectMember).where(eq(projectMember.projectId, projectId));
    if (members.some((member) => member.userId !== userId)) return null;
    const files = await tx.select({ _id: file._id }).from(file).where(eq(file.projectId, projectId));
    const coming = tx.select({ _id: upload._id }).from(upload).where(eq(upload.projectId, projectId));
    files.push(...(await coming));
    // Links are checked at commit: the order does not matter.
    for (const [name, table] of Object.entries(ENTITY_TABLES))
      if (name !== 'project')
        await tx.delete(table).where(eq((table as typeof projectMember).projectId, projectId));
    await tx.delete(project).where(eq(project._id, projectId));
    const ways = tx
      .select({ _id: invitation._id })
      .from(invitation)
      .where(eq(invitation.projectId, projectId));
    for (const table of [invitationCode, invitationUse])
      await tx.delete(table).where(inArray(table.invitationId, ways));
    for (const { table } of SERVER_TABLES) {
      const { projectId: column } = getTableColumns(table) as Record<string, Column | undefined>;
      if (column) await tx.delete(table).where(eq(column, projectId));
    }
    await tx.execute(
      sql`delete from pgboss.job where data ->> 'projectId' = ${projectId} and state <> 'active'`,
    );
    const loose = files.map(({ _id }) => ({ _id, since: 0 }));
    if (loose.length > 0) await tx.insert(looseFile).values(loose).onConflictDoNothing();
    return files.map(({ _id }) => _id);
  });
