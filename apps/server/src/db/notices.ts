import { can, type Id, type ProjectMember } from '@ddak/domain';
import type { NoticeList } from '@ddak/protocol';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from './pool.ts';
import { notice } from './schema/notice.ts';
import { project, projectMember } from './schema/project.ts';

export type NewNotice = Omit<typeof notice.$inferSelect, 'readAt'>;

/** So many are shown; older ones go after half a year. */
const SHOWN = 100;

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

  /** NT2: those of projects that the person takes part in, as far as their rights of now go. */
  async listOf(userId: Id): Promise<NoticeList> {
    const rows = await this.#db
      .select({ notice, projectTitle: project.title, role: projectMember.role, rights: projectMember.rights })
      .from(notice)
      .innerJoin(project, eq(project._id, notice.projectId))
      .innerJoin(
        projectMember,
        and(eq(projectMember.projectId, notice.projectId), eq(projectMember.userId, notice.userId)),
      )
      .where(eq(notice.userId, userId))
      .orderBy(desc(notice.createdAt), desc(notice._id));
    const theirs = rows.filter(({ notice: { section }, role, rights }) =>
      can({ role, rights } as ProjectMember, 'read', section),
    );
    return {
      unread: theirs.filter((row) => row.notice.readAt === null).length,
      notices: theirs.slice(0, SHOWN).map(({ notice: { userId: _, section: __, ...one }, projectTitle }) => {
        return { ...one, projectTitle };
      }),
    };
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
