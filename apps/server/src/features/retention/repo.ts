import type { Id } from '@ddak/domain';
import { redactContacts } from '../../db/erasure/redact-contacts.ts';
import { and, eq, isNull, lt, lte, or } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { project } from '../../db/schema/project.ts';
import { projectHead } from '../../db/schema/sync.ts';

/** Which projects have let their contacts go, and which have to. */
export class RetentionRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** Projects archived by then whose contacts have not gone since they were. */
  async due(archivedUntil: number): Promise<Id[]> {
    const notSince = or(
      isNull(projectHead.contactsErasedAt),
      lt(projectHead.contactsErasedAt, project.archivedAt),
    );
    const rows = await this.#db
      .select({ _id: project._id })
      .from(project)
      .innerJoin(projectHead, eq(projectHead.projectId, project._id))
      .where(and(lte(project.archivedAt, archivedUntil), notSince));
    return rows.map(({ _id }) => _id);
  }

  redactContacts = (projectId: Id, upTo: number): Promise<void> => redactContacts(this.#db, projectId, upTo);

  async noteErased(projectId: Id, at: number): Promise<void> {
    const head = eq(projectHead.projectId, projectId);
    await this.#db.update(projectHead).set({ contactsErasedAt: at }).where(head);
  }
}
