import type { Id } from '@ddak/domain';
import { and, eq, inArray, lt, sql } from './orm.ts';
import type { Orm } from './pool.ts';
import { file, looseFile, upload } from './schema/file.ts';
import { projectHead } from './schema/sync.ts';

export type StoredFile = typeof file.$inferSelect;
export type OpenUpload = typeof upload.$inferSelect;

/** What the database knows of files: whose each is, and which bytes are on their way in or out. */
export class FileRows {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** A file of that project; another project's is not there. */
  async find(projectId: Id, fileId: Id): Promise<StoredFile | undefined> {
    const rows = await this.#db
      .select()
      .from(file)
      .where(and(eq(file._id, fileId), eq(file.projectId, projectId)));
    return rows[0];
  }

  /** Says before the first byte is stored that these may come to nothing. */
  async expect(fileId: Id, now: number): Promise<void> {
    await this.#db.insert(looseFile).values({ _id: fileId, since: now });
  }

  /** The bytes are gone, too. */
  async forget(fileId: Id): Promise<void> {
    await this.#db.delete(looseFile).where(eq(looseFile._id, fileId));
  }

  /** Bytes that have been nobody's since before that moment. */
  async looseSince(before: number): Promise<Id[]> {
    const rows = await this.#db.select().from(looseFile).where(lt(looseFile.since, before));
    return rows.map(({ _id }) => _id);
  }

  /**
   * Takes the row of a file that nothing has come to refer to; its bytes are nobody's from then on. Throws where a row
   * refers to it.
   */
  async letGo(fileId: Id): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.delete(file).where(eq(file._id, fileId));
      await tx.insert(looseFile).values({ _id: fileId, since: 0 }).onConflictDoNothing();
    });
  }

  /** Files that came before that moment and that no row of their project names. */
  async unnamedBefore(before: number): Promise<Pick<StoredFile, '_id' | 'projectId'>[]> {
    return this.#db
      .select({ _id: file._id, projectId: file.projectId })
      .from(file)
      .where(and(lt(file.createdAt, before), UNNAMED))
      .limit(1000);
  }

  /**
   * FS4: lets a file go that no row names and that nothing in the log could bring back. Under the project's lock: an
   * undo that brings its version back comes before or after.
   */
  async letGoOfUnused({ _id, projectId }: Pick<StoredFile, '_id' | 'projectId'>): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'`);
      const head = eq(projectHead.projectId, projectId);
      await tx.select({ seq: projectHead.seq }).from(projectHead).where(head).for('no key update');
      const gone = await tx
        .delete(file)
        .where(and(eq(file._id, _id), UNNAMED, notInLog(file._id)))
        .returning({ _id: file._id });
      if (gone.length === 0) return false;
      await tx.insert(looseFile).values({ _id, since: 0 }).onConflictDoNothing();
      return true;
    });
  }

  /** FS4: takes the texts and the refinings of versions that are no more and that nothing could bring back. */
  async dropTextsOfGoneVersions(): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'`);
      for (const table of ['screenplay_text', 'refinement'])
        await tx.execute(sql`
          delete from ${sql.identifier(table)} t
          where not exists (select 1 from screenplay s where s.id = t.screenplay_id)
            and not exists (select 1 from change_log l where l.project_id = t.project_id
              and position(t.screenplay_id::text in l.changes::text) > 0)`);
    });
  }

  /** A file that this person is sending to that project in parts. */
  async findUpload(projectId: Id, userId: Id, uploadId: Id): Promise<OpenUpload | undefined> {
    const rows = await this.#db
      .select()
      .from(upload)
      .where(and(eq(upload._id, uploadId), eq(upload.projectId, projectId), eq(upload.uploadedBy, userId)));
    return rows[0];
  }

  /** Says that a part of it is coming. */
  async goOn(uploadId: Id, now: number): Promise<void> {
    await this.#db.update(upload).set({ since: now }).where(eq(upload._id, uploadId));
  }

  /** What is being sent is given up; its bytes are nobody's from then on. False where it is none any more. */
  async giveUp(uploadId: Id): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const gone = await tx.delete(upload).where(eq(upload._id, uploadId)).returning({ _id: upload._id });
      if (gone.length === 0) return false;
      await tx.insert(looseFile).values({ _id: uploadId, since: 0 }).onConflictDoNothing();
      return true;
    });
  }

  /** What is being sent in parts, with the moment of the last one. */
  async openUploads(): Promise<Pick<OpenUpload, '_id' | 'since'>[]> {
    return this.#db.select({ _id: upload._id, since: upload.since }).from(upload);
  }

  /** Those of the ids that are files, or on their way in or out. */
  async known(ids: readonly Id[]): Promise<ReadonlySet<Id>> {
    const files = this.#db
      .select({ _id: file._id })
      .from(file)
      .where(inArray(file._id, [...ids]));
    const loose = this.#db
      .select({ _id: looseFile._id })
      .from(looseFile)
      .where(inArray(looseFile._id, [...ids]));
    const coming = this.#db
      .select({ _id: upload._id })
      .from(upload)
      .where(inArray(upload._id, [...ids]));
    return new Set((await Promise.all([files, loose, coming])).flat().map(({ _id }) => _id));
  }
}

const UNNAMED = sql`not exists (select 1 from screenplay s where s.project_id = ${file.projectId} and s.file_id = ${file._id})
  and not exists (select 1 from callsheet c where c.project_id = ${file.projectId}
    and c.files @> jsonb_build_array(jsonb_build_object('fileId', ${file._id})))
  and not exists (select 1 from attachment a where a.project_id = ${file.projectId} and a.file_id = ${file._id})
  and not exists (select 1 from project p where p.id = ${file.projectId} 
    and ${file._id} in (p.callsheet_logo, p.callsheet_form))
  and not exists (select 1 from callsheet_version v where v.project_id = ${file.projectId}
    and (v.sheet ->> 'logo' = ${file._id}::text
      or v.sheet -> 'files' @> jsonb_build_array(jsonb_build_object('fileId', ${file._id}))))`;

const notInLog = (id: typeof file._id) =>
  sql`not exists (select 1 from change_log l where l.project_id = ${file.projectId}
    and position(${id}::text in l.changes::text) > 0)`;
