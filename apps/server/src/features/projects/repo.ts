import type { Id } from '@ddak/domain';
import { desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/pool.ts';
import { user } from '../../db/schema/account.ts';
import { project, projectMember } from '../../db/schema/project.ts';

/** Lists over projects; the content of one comes by its feed. */
export class ProjectRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** The projects that a user belongs to, the youngest first. */
  listFor(userId: Id) {
    return this.#db
      .select({
        _id: project._id,
        title: project.title,
        projectType: project.projectType,
        colour: project.colour,
        startDate: project.startDate,
        endDate: project.endDate,
        archivedAt: project.archivedAt,
        role: projectMember.role,
      })
      .from(projectMember)
      .innerJoin(project, eq(project._id, projectMember.projectId))
      .where(eq(projectMember.userId, userId))
      .orderBy(desc(project._id));
  }

  async findUserByEmail(email: string): Promise<{ _id: Id; name: string } | undefined> {
    const rows = await this.#db
      .select({ _id: user._id, name: user.name })
      .from(user)
      .where(sql`lower(${user.email}) = lower(${email.trim()})`);
    return rows[0];
  }
}
