import type { Id } from '@ddak/domain';
import { hasFactor } from '../../db/has-factor.ts';
import { and, desc, eq, or } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { project, projectMember } from '../../db/schema/project.ts';
import { projectHead } from '../../db/schema/sync.ts';

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
        needsSecondFactor: project.needsSecondFactor,
        isSample: project.isSample,
        role: projectMember.role,
      })
      .from(projectMember)
      .innerJoin(project, eq(project._id, projectMember.projectId))
      .where(eq(projectMember.userId, userId))
      .orderBy(desc(project._id));
  }

  /** Where those of these projects stand that a user belongs to, and is let in to (AC27). */
  async standings(userId: Id, projectIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.#db
      .select({ projectId: projectHead.projectId, seq: projectHead.seq })
      .from(projectMember)
      .innerJoin(projectHead, eq(projectHead.projectId, projectMember.projectId))
      .innerJoin(project, eq(project._id, projectMember.projectId))
      .where(
        and(eq(projectMember.userId, userId), or(eq(project.needsSecondFactor, false), hasFactor(userId))),
      );
    // Few are theirs, however many were named.
    const named = new Set(projectIds);
    return new Map(rows.flatMap(({ projectId, seq }) => (named.has(projectId) ? [[projectId, seq]] : [])));
  }
}
