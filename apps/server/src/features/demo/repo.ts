import type { Id } from '@ddak/domain';
import { and, eq, sql } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { project, projectMember } from '../../db/schema/project.ts';

/** Who has a sample production. */
export class SampleRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** SA2: two presses of one person, at whichever servers, wait for each other; `known`: the one that is there. */
  oneAtATime(userId: Id, work: (known: Id | null) => Promise<Id>): Promise<Id> {
    return this.#db.transaction(async (tx) => {
      // Not their row: the command that makes it asks for that.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sample ${userId}`}, 0))`);
      const [known] = await tx
        .select({ _id: project._id })
        .from(project)
        .innerJoin(projectMember, eq(projectMember.projectId, project._id))
        .where(and(eq(projectMember.userId, userId), eq(project.isSample, true)));
      return work(known?._id ?? null);
    });
  }
}
