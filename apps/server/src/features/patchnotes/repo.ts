import type { PatchNote } from '@ddak/protocol';
import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/pool.ts';
import { patchNote } from '../../db/schema/patch-note.ts';

const SHOWN = 50;

/** Patch notes in PostgreSQL. */
export class PatchNoteRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** The youngest first. */
  list(): Promise<PatchNote[]> {
    return this.#db.select().from(patchNote).orderBy(desc(patchNote.publishedAt)).limit(SHOWN);
  }

  /** A version that was published before gets the new words, and keeps its time. */
  async publish(note: PatchNote): Promise<void> {
    const { title, body } = note;
    await this.#db.transaction(async (tx) => {
      const known = await tx
        .update(patchNote)
        .set({ title, body })
        .where(eq(patchNote.version, note.version))
        .returning({ _id: patchNote._id });
      if (known.length === 0) await tx.insert(patchNote).values(note);
    });
  }
}
