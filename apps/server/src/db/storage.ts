import type { Id } from '@ddak/domain';
import type { StorageRoom } from '@ddak/protocol';
import { and, eq, ne, sql } from './orm.ts';
import { asSystemWithin, type Orm } from './pool.ts';
import { asSystem } from './reader.ts';
import { user } from './schema/account.ts';
import { file, looseFile, upload } from './schema/file.ts';
import { accessKey, usedKey } from './schema/key.ts';
import { projectHead } from './schema/sync.ts';

const MiB = 1024 * 1024;
type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** The room that each person has for files: what everybody has, and what their codes add. Uploads count to who sent them. */
export class Storage {
  readonly #db: Orm;
  readonly #baseBytes: number;

  constructor(db: Orm, baseBytes: number) {
    this.#db = db;
    this.#baseBytes = baseBytes;
  }

  room(userId: Id): Promise<StorageRoom> {
    return asSystem('storage', () => this.#roomIn(this.#db, userId));
  }

  /**
   * Takes in a file whose bytes are stored; false where there is no room for it. Uploads of one person at once wait
   * for each other here. Locks in the order of all: first the project, then the person, neither in the way of what
   * only refers to them (FS2).
   */
  addFile(row: typeof file.$inferInsert): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      if (!(await this.#hasRoom(tx, row))) return false;
      await tx.insert(file).values(row);
      await tx.delete(looseFile).where(eq(looseFile._id, row._id));
      await tx.delete(upload).where(eq(upload._id, row._id));
      return true;
    });
  }

  /** FS6: keeps room for a file that is about to be sent in parts; false where there is none, or its id is taken. */
  keepRoom(row: typeof upload.$inferInsert): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      if (!(await this.#hasRoom(tx, row))) return false;
      const taken = await asSystemWithin(tx, 'storage', async () => [
        ...(await tx.select({ _id: file._id }).from(file).where(eq(file._id, row._id))),
        ...(await tx.select({ _id: looseFile._id }).from(looseFile).where(eq(looseFile._id, row._id))),
      ]);
      if (taken.length > 0) return false;
      await tx.insert(upload).values(row);
      return true;
    });
  }

  async #hasRoom(
    tx: Transaction,
    row: typeof upload.$inferInsert | typeof file.$inferInsert,
  ): Promise<boolean> {
    const project = eq(projectHead.projectId, row.projectId);
    await tx.select({ seq: projectHead.seq }).from(projectHead).where(project).for('key share');
    const sender = eq(user._id, row.uploadedBy);
    await tx.select({ _id: user._id }).from(user).where(sender).for('no key update');
    const { usedBytes, limitBytes } = await asSystemWithin(tx, 'storage', () =>
      this.#roomIn(tx, row.uploadedBy, row._id),
    );
    return usedBytes + row.size <= limitBytes;
  }

  /** @param but an upload that is not counted: it is what is asked for */
  async #roomIn(db: Pick<Orm, 'select'>, userId: Id, but?: Id): Promise<StorageRoom> {
    const [coming] = await db
      .select({ bytes: sql<string>`coalesce(sum(${upload.size}), 0)` })
      .from(upload)
      .where(and(eq(upload.uploadedBy, userId), but === undefined ? undefined : ne(upload._id, but)));
    const [uploaded] = await db
      .select({ bytes: sql<string>`coalesce(sum(${file.size}), 0)` })
      .from(file)
      .where(eq(file.uploadedBy, userId));
    const [given] = await db
      .select({ mb: sql<string>`coalesce(sum(${accessKey.storageMb}), 0)` })
      .from(usedKey)
      .innerJoin(accessKey, eq(accessKey._id, usedKey.keyId))
      .where(eq(usedKey.userId, userId));
    return {
      usedBytes: Number(uploaded?.bytes ?? 0) + Number(coming?.bytes ?? 0),
      limitBytes: this.#baseBytes + Number(given?.mb ?? 0) * MiB,
    };
  }
}
