import type { Id } from '@ddak/domain';
import type { StoredFile } from '../../db/file-rows.ts';
import { eq } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { file, screenplayText } from '../../db/schema/file.ts';

/** What lies beside a project's rows: its files, and the texts of its scripts. */
export class ExportRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  filesOf(projectId: Id): Promise<StoredFile[]> {
    return this.#db.select().from(file).where(eq(file.projectId, projectId)).orderBy(file._id);
  }

  /** The versions whose script was read. */
  async textsOf(projectId: Id): Promise<ReadonlySet<Id>> {
    const rows = await this.#db
      .select({ screenplayId: screenplayText.screenplayId })
      .from(screenplayText)
      .where(eq(screenplayText.projectId, projectId));
    return new Set(rows.map(({ screenplayId }) => screenplayId));
  }
}
