import { type Id, PERSONAL_TABLES, type ProjectState, tableDefinition } from '@ddak/domain';
import type { Deletion } from '@ddak/protocol';
import { eraseJobs } from '../../db/erasure/erase-jobs.ts';
import { eraseProject } from '../../db/erasure/erase-project.ts';
import { eraseRows } from '../../db/erasure/erase-rows.ts';
import { redactProject } from '../../db/erasure/redact-project.ts';
import { and, type Column, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from '../../db/orm.ts';
import { type Orm, openOrm, type Pool, type PoolClient } from '../../db/pool.ts';
import { user } from '../../db/schema/account.ts';
import { ENTITY_TABLES } from '../../db/schema/entities.ts';
import { project, projectMember } from '../../db/schema/project.ts';
import { changeLog, commandOutcome, projectHead } from '../../db/schema/sync.ts';
import type { EnqueueJobs } from '../../sync/pg-transaction.ts';
import type { Job } from '../../sync/sync-store.ts';

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

  async isClosed(userId: Id): Promise<boolean> {
    const rows = await this.#db.select({ deletedAt: user.deletedAt }).from(user).where(eq(user._id, userId));
    return rows[0] !== undefined && rows[0].deletedAt !== null;
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

  /** What says who the account is, while it is not erased yet. */
  async person(userId: Id): Promise<Pick<typeof user.$inferSelect, 'name' | 'email' | 'phone'> | undefined> {
    const { name, email, phone } = user;
    const rows = await this.#db.select({ name, email, phone }).from(user).where(eq(user._id, userId));
    return rows[0];
  }

  /** The projects in whose rows, log or answers the user stands. */
  async tracesOf(userId: Id): Promise<Id[]> {
    return this.#db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'`);
      const logged = tx
        .select({ projectId: changeLog.projectId })
        .from(changeLog)
        .where(or(eq(changeLog.actorId, userId), speaksOf(userId)));
      const answered = tx
        .select({ projectId: commandOutcome.projectId })
        .from(commandOutcome)
        .where(eq(commandOutcome.userId, userId));
      const rows = PERSONAL_TABLES.map((name) => {
        const table = ENTITY_TABLES[name] as typeof projectMember;
        const person = (getTableColumns(table) as Record<string, Column>)[
          tableDefinition(name).personal!.person
        ]!;
        return tx.select({ projectId: table.projectId }).from(table).where(eq(person, userId));
      });
      const found = [];
      for (const query of [logged, answered, ...rows]) found.push(...(await query));
      return [...new Set(found.map(({ projectId }) => projectId))];
    });
  }

  /**
   * Erases a project in which nobody but this user takes part, with its log; the ids of its files. Empty-handed where
   * somebody has joined meanwhile.
   */
  eraseProject(projectId: Id, userId: Id): Promise<Id[] | null> {
    return eraseProject(this.#db, projectId, userId);
  }

  /** What is left in a project once its rows are without the person. */
  redactProject(
    projectId: Id,
    person: { readonly userId: Id; readonly words: readonly string[] },
    state: ProjectState,
  ): Promise<string[]> {
    return redactProject(this.#db, projectId, person, state);
  }

  eraseJobs(userId: Id, email: string): Promise<void> {
    return eraseJobs(this.#db, userId, email);
  }

  /** Leaves a row without a person, and no session. The e-mail is free again. */
  eraseRows(userId: Id, now: number): Promise<void> {
    return eraseRows(this.#db, userId, now);
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

const PERSON_COLUMNS = new Set(PERSONAL_TABLES.map((name) => tableDefinition(name).personal!.person));

const speaksOf = (userId: Id) =>
  or(
    ...[...PERSON_COLUMNS].flatMap((column) =>
      ['row', 'before', 'after'].map((part) => contains({ [part]: { [column]: userId } })),
    ),
  );
