import type { Id } from '@ddak/domain';
import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/pool.ts';
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
}
