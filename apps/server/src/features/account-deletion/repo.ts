import type { Id } from '@ddak/domain';
import type { Deletion } from '@ddak/protocol';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Orm, openOrm, type Pool, type PoolClient } from '../../db/pool.ts';
import { mailToken, session, user } from '../../db/schema/account.ts';
import { ENTITY_TABLES } from '../../db/schema/entities.ts';
import { file, looseFile, screenplayText } from '../../db/schema/file.ts';
import { invitation, invitationCode, invitationUse } from '../../db/schema/invitation.ts';
import { usedKey } from '../../db/schema/key.ts';
import { project, projectMember } from '../../db/schema/project.ts';
import { refinement } from '../../db/schema/refinement.ts';
import { changeLog, commandOutcome, projectHead } from '../../db/schema/sync.ts';
import type { EnqueueJobs } from '../../sync/pg-store.ts';
import type { Job } from '../../sync/sync-store.ts';
import { LEFT_NAME, redactChanges, rowsAbout } from './redact-changes.ts';

type LoggedChanges = Parameters<typeof rowsAbout>[0];

/** Takes a person out of the database, past the write path: nothing here is an edit that anybody could undo. */
export class DeletionRepo {
  readonly #db: Orm;
  readonly #pool: Pool;
  readonly #enqueue: EnqueueJobs;

  constructor(pool: Pool, enqueue: EnqueueJobs) {
    this.#db = openOrm(pool);
    this.#pool = pool;
    this.#enqueue = enqueue;
  }

  /**
   * Closes an account: nobody signs in to it any more, no command is taken from it, its erasure is queued. All of it, or
   * nothing: the projects that stand in the way, where there are any.
   */
  async close(userId: Id, passwordHash: string, now: number, erasure: Job): Promise<Deletion['blockedBy']> {
    return this.#inTransaction(async (client) => {
      const tx = openOrm(client);
      const theirs = tx
        .select({ _id: projectMember.projectId })
        .from(projectMember)
        .where(eq(projectMember.userId, userId));
      // Whoever is joining one of them has joined before this, or finds its owner gone.
      await tx
        .select({ seq: projectHead.seq })
        .from(projectHead)
        .where(inArray(projectHead.projectId, theirs))
        .orderBy(projectHead.projectId)
        .for('no key update');
      const { blockedBy } = await this.#planIn(tx, userId);
      if (blockedBy.length > 0) return blockedBy;
      await tx.update(user).set({ passwordHash, deletedAt: now }).where(eq(user._id, userId));
      await this.#enqueue([erasure], client);
      return [];
    });
  }

  /** The accounts that are closed, and not or not wholly erased: by an older version, that left more behind. */
  async unfinished(): Promise<Id[]> {
    const closed = and(isNotNull(user.deletedAt), isNull(user.erasedAt));
    const rows = await this.#db.select({ _id: user._id }).from(user).where(closed);
    return rows.map(({ _id }) => _id);
  }

  /** The projects of the user, by what becomes of them. */
  plan(userId: Id): Promise<Deletion> {
    return this.#planIn(this.#db, userId);
  }

  async #planIn(db: Orm, userId: Id): Promise<Deletion> {
    const members = sql<number>`(select count(*)::int from project_member m where m.project_id = ${project._id})`;
    const rows = await db
      .select({ _id: project._id, title: project.title, role: projectMember.role, members })
      .from(projectMember)
      .innerJoin(project, eq(project._id, projectMember.projectId))
      .where(eq(projectMember.userId, userId))
      .orderBy(project._id);
    const named = (test: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(test).map(({ _id, title }) => ({ _id, title }));
    return {
      erased: named(({ members: count }) => count === 1),
      left: named(({ role, members: count }) => role !== 'owner' && count > 1),
      blockedBy: await this.#withHeirs(
        db,
        named(({ role, members: count }) => role === 'owner' && count > 1),
      ),
    };
  }

  /** Each project with those whom it can be handed to. */
  async #withHeirs(db: Orm, projects: readonly Deletion['erased'][number][]): Promise<Deletion['blockedBy']> {
    const managers = await db
      .select({ memberId: projectMember._id, name: projectMember.name, projectId: projectMember.projectId })
      .from(projectMember)
      .where(
        and(
          eq(projectMember.role, 'manager'),
          inArray(
            projectMember.projectId,
            projects.map(({ _id }) => _id),
          ),
        ),
      )
      .orderBy(projectMember.name);
    return projects.map((one) => ({
      ...one,
      heirs: managers
        .filter(({ projectId }) => projectId === one._id)
        .map(({ memberId, name }) => ({ memberId, name })),
    }));
  }

  /** The projects in whose rows or log the user stands. */
  async tracesOf(userId: Id): Promise<Id[]> {
    const rows = await this.#db
      .selectDistinct({ projectId: changeLog.projectId })
      .from(changeLog)
      .where(or(eq(changeLog.actorId, userId), speaksOf(userId)));
    return rows.map(({ projectId }) => projectId);
  }

  /**
   * Erases a project in which nobody but this user takes part, with its log; the ids of its files. Empty-handed where
   * somebody has joined meanwhile.
   */
  eraseProject(projectId: Id, userId: Id): Promise<Id[] | null> {
    return this.#db.transaction(async (tx) => {
      await tx.select().from(projectHead).where(eq(projectHead.projectId, projectId)).for('update');
      const members = await tx.select().from(projectMember).where(eq(projectMember.projectId, projectId));
      if (members.some((member) => member.userId !== userId)) return null;
      const files = await tx.select({ _id: file._id }).from(file).where(eq(file.projectId, projectId));
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
      for (const table of [
        invitation,
        refinement,
        screenplayText,
        file,
        changeLog,
        commandOutcome,
        projectHead,
      ])
        await tx.delete(table).where(eq(table.projectId, projectId));
      const loose = files.map(({ _id }) => ({ _id, since: 0 }));
      if (loose.length > 0) await tx.insert(looseFile).values(loose).onConflictDoNothing();
      return files.map(({ _id }) => _id);
    });
  }

  /** Takes the person's name and contacts out of a project's log; what was done stays. */
  async redactLog(projectId: Id, userId: Id): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.select().from(projectHead).where(eq(projectHead.projectId, projectId)).for('no key update');
      await tx
        .update(changeLog)
        .set({ actorName: LEFT_NAME })
        .where(and(eq(changeLog.projectId, projectId), eq(changeLog.actorId, userId)));
      const entries = await tx
        .select({ seq: changeLog.seq, changes: changeLog.changes })
        .from(changeLog)
        .where(and(eq(changeLog.projectId, projectId), speaksOfPeople));
      const ids = new Set(entries.flatMap(({ changes }) => rowsAbout(changes as LoggedChanges, userId)));
      for (const { seq, changes } of entries) {
        const redacted = redactChanges(changes as LoggedChanges, ids);
        if (!redacted) continue;
        await tx
          .update(changeLog)
          .set({ changes: redacted })
          .where(and(eq(changeLog.projectId, projectId), eq(changeLog.seq, seq)));
      }
    });
  }

  /** Leaves a row without a person, and no session. The e-mail is free again. */
  async erasePerson(userId: Id, now: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.delete(session).where(eq(session.userId, userId));
      await tx.delete(commandOutcome).where(eq(commandOutcome.userId, userId));
      for (const table of [usedKey, invitationUse, mailToken])
        await tx.delete(table).where(eq(table.userId, userId));
      // What they have handed out leads nowhere any more.
      await tx
        .update(invitation)
        .set({ revokedAt: now })
        .where(and(eq(invitation.createdBy, userId), isNull(invitation.revokedAt)));
      const nobody = {
        email: `${userId}@deleted.invalid`,
        name: LEFT_NAME,
        phone: '',
        consents: [],
        erasedAt: now,
      };
      await tx.update(user).set(nobody).where(eq(user._id, userId));
    });
  }

  async #inTransaction<T>(fn: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const answer = await fn(client);
      await client.query('commit');
      client.release();
      return answer;
    } catch (error) {
      // A connection that cannot even go back is not used again.
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }
}

const contains = (part: unknown) => sql`${changeLog.changes} @> ${JSON.stringify([part])}::jsonb`;

const speaksOf = (userId: Id) =>
  or(contains({ row: { userId } }), contains({ before: { userId } }), contains({ after: { userId } }));

const speaksOfPeople = or(
  ...['projectMember', 'crew', 'personContact', 'crewRequest'].map((table) => contains({ table })),
);
