import {
  can,
  type Id,
  LEFT_NAME,
  mentionedIn,
  type NoticeKind,
  type ProjectMember,
  withNames,
} from '@ddak/domain';
import type { NoticeList } from '@ddak/protocol';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL } from './orm.ts';
import type { Orm } from './pool.ts';
import { user } from './schema/account.ts';
import { notice } from './schema/notice.ts';
import { project, projectMember } from './schema/project.ts';

export type NewNotice = Omit<typeof notice.$inferSelect, 'readAt'>;

/** `projectTitle` null: it is of no project. */
export type ReadableNotice = typeof notice.$inferSelect & { readonly projectTitle: string | null };

/** So many are shown; older ones go after half a year. */
const SHOWN = 100;

/** SA4: neither mail nor push out of a sample. */
const LEAVES = or(isNull(project._id), eq(project.isSample, false));

/** What people are told in the app, in PostgreSQL. */
export class Notices {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** NT1: whether it was new. */
  async add(one: NewNotice): Promise<boolean> {
    const added = await this.#db
      .insert(notice)
      .values(one)
      .onConflictDoNothing()
      .returning({ _id: notice._id });
    return added.length > 0;
  }

  /** NT2: those of projects that the person takes part in, as far as their rights of now go; and those of none. */
  async #readable(userId: Id, which: SQL | undefined): Promise<ReadableNotice[]> {
    const rows = await this.#db
      .select({ notice, projectTitle: project.title, role: projectMember.role, rights: projectMember.rights })
      .from(notice)
      .leftJoin(project, eq(project._id, notice.projectId))
      .leftJoin(
        projectMember,
        and(eq(projectMember.projectId, notice.projectId), eq(projectMember.userId, notice.userId)),
      )
      .where(and(eq(notice.userId, userId), which))
      .orderBy(desc(notice.createdAt), desc(notice._id));
    const theirs = rows.filter(({ notice: { section }, role, rights }) =>
      section === null ? true : role !== null && can({ role, rights } as ProjectMember, 'read', section),
    );
    const named = await this.namesIn(theirs.map((row) => row.notice.title));
    return theirs.map(({ notice: one, projectTitle }) => ({
      ...one,
      projectTitle,
      title: withNames(one.title, named),
    }));
  }

  /** NT6: how the people go by who are named in these words. */
  async namesIn(texts: readonly string[]): Promise<(userId: Id) => string> {
    const ids = [...new Set(texts.flatMap(mentionedIn))];
    if (ids.length === 0) return () => LEFT_NAME;
    const { _id, name } = user;
    const rows = await this.#db.select({ _id, name }).from(user).where(inArray(_id, ids));
    const known = new Map(rows.map((row) => [row._id, row.name]));
    return (userId) => known.get(userId) || LEFT_NAME;
  }

  async listOf(userId: Id): Promise<NoticeList> {
    const theirs = await this.#readable(userId, eq(notice.inApp, true));
    return {
      unread: theirs.filter(({ readAt }) => readAt === null).length,
      notices: theirs.slice(0, SHOWN).map(({ userId: _, section: __, inApp: ___, ...one }) => one),
    };
  }

  /** One for devices, that its person has not read yet and may (NT2). */
  async unread(userId: Id, noticeId: Id): Promise<ReadableNotice | undefined> {
    const which = and(eq(notice._id, noticeId), isNull(notice.readAt), LEAVES);
    const [one] = await this.#readable(userId, which);
    return one;
  }

  /** NT10: those of such kinds that came in a time, and that the person has not read; the newest first. */
  unreadBetween(
    userId: Id,
    kinds: readonly NoticeKind[],
    since: number,
    until: number,
  ): Promise<ReadableNotice[]> {
    const came = and(gt(notice.createdAt, since), lte(notice.createdAt, until));
    return this.#readable(userId, and(isNull(notice.readAt), inArray(notice.kind, [...kinds]), came, LEAVES));
  }

  /** NT3: these, or all of the person's. */
  async markRead(userId: Id, ids: readonly Id[] | undefined, now: number): Promise<void> {
    const which = ids ? inArray(notice._id, [...ids]) : undefined;
    await this.#db
      .update(notice)
      .set({ readAt: now })
      .where(and(eq(notice.userId, userId), isNull(notice.readAt), which));
  }
}
