import type { Id } from '@ddak/domain';
import { desc, eq } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { crewRequest } from '../../db/schema/crew.ts';
import { project } from '../../db/schema/project.ts';

/** A person's requests, over all projects; the requests of one project come by its feed. */
export class CrewRequestRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** The youngest first. */
  listOf(userId: Id) {
    return this.#db
      .select({
        _id: crewRequest._id,
        projectId: crewRequest.projectId,
        title: project.title,
        status: crewRequest.status,
        requestedAt: crewRequest.requestedAt,
      })
      .from(crewRequest)
      .innerJoin(project, eq(project._id, crewRequest.projectId))
      .where(eq(crewRequest.user, userId))
      .orderBy(desc(crewRequest.requestedAt));
  }
}
