import type { Id } from '@ddak/domain';
import { hasFactor } from './has-factor.ts';
import { alias, and, eq, or, sql } from './orm.ts';
import type { Orm } from './pool.ts';
import { avatar } from './schema/avatar.ts';
import { projectMember } from './schema/project.ts';

/** The pictures of people. */
export class Avatars {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** In the place of the one before. */
  async put(row: typeof avatar.$inferInsert): Promise<void> {
    const { userId: _, ...set } = row;
    await this.#db.insert(avatar).values(row).onConflictDoUpdate({ target: avatar.userId, set });
  }

  async remove(userId: Id): Promise<void> {
    await this.#db.delete(avatar).where(eq(avatar.userId, userId));
  }

  /** Whose picture this person may see, and what it is called (PI3). */
  async shownTo(viewer: Id): Promise<{ userId: Id; pictureId: Id }[]> {
    const { userId, pictureId } = avatar;
    return this.#db.select({ userId, pictureId }).from(avatar).where(seenBy(viewer)).orderBy(userId);
  }

  /** One of those that this person may see; another is not there. */
  async read(viewer: Id, pictureId: Id): Promise<Buffer | undefined> {
    const rows = await this.#db
      .select({ png: avatar.png })
      .from(avatar)
      .where(and(eq(avatar.pictureId, pictureId), seenBy(viewer)));
    return rows[0]?.png;
  }

  /** Who may be shown the picture of this person: themselves, and whoever shares a project with them. */
  async viewersOf(userId: Id): Promise<readonly Id[]> {
    const mine = alias(projectMember, 'mine');
    const rows = await this.#db
      .selectDistinct({ _id: projectMember.userId })
      .from(projectMember)
      .innerJoin(mine, eq(mine.projectId, projectMember.projectId))
      .where(eq(mine.userId, userId));
    return [...new Set([userId, ...rows.map(({ _id }) => _id)])];
  }

  async ownOf(userId: Id): Promise<Buffer | undefined> {
    const rows = await this.#db.select({ png: avatar.png }).from(avatar).where(eq(avatar.userId, userId));
    return rows[0]?.png;
  }
}

/** Their own, and those of who takes part in a project of theirs that they are let in to (AC27). */
const seenBy = (viewer: Id) =>
  or(
    eq(avatar.userId, viewer),
    sql`exists (select from project_member mine join project_member theirs using (project_id)
      join project on project.id = mine.project_id
      where mine.user_id = ${viewer} and theirs.user_id = ${avatar.userId}
      and (not project.needs_second_factor or ${hasFactor(viewer)}))`,
  );
