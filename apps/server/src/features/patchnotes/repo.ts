import type { Id } from '@ddak/domain';
import type { PatchNote } from '@ddak/protocol';
import { and, asc, desc, eq, gt, isNull } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { user } from '../../db/schema/account.ts';
import { patchNote } from '../../db/schema/patch-note.ts';

const SHOWN = 50;
const { _id, version, title, body, publishedAt } = patchNote;
const OF_A_NOTE = { _id, version, title, body, publishedAt };

/** Patch notes in PostgreSQL. */
export class PatchNoteRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** The youngest first. */
  list(): Promise<PatchNote[]> {
    return this.#db.select(OF_A_NOTE).from(patchNote).orderBy(desc(patchNote.publishedAt)).limit(SHOWN);
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

  /** Those that nobody has been told of. */
  async untold(): Promise<Id[]> {
    const rows = await this.#db.select({ _id }).from(patchNote).where(isNull(patchNote.toldAt));
    return rows.map((row) => row._id);
  }

  /** Whether it is this process that begins the telling: false where another has, meanwhile. */
  async noteTold(noteId: Id, now: number): Promise<boolean> {
    const noted = await this.#db
      .update(patchNote)
      .set({ toldAt: now })
      .where(and(eq(_id, noteId), isNull(patchNote.toldAt)))
      .returning({ _id });
    return noted.length > 0;
  }

  async find(noteId: Id): Promise<PatchNote | undefined> {
    const [note] = await this.#db.select(OF_A_NOTE).from(patchNote).where(eq(_id, noteId));
    return note;
  }

  /** Who has an account, by their ids; those after `after`, null: from the first. */
  async accountsAfter(after: Id | null, most: number): Promise<Id[]> {
    const rows = await this.#db
      .select({ _id: user._id })
      .from(user)
      .where(and(isNull(user.deletedAt), after === null ? undefined : gt(user._id, after)))
      .orderBy(asc(user._id))
      .limit(most);
    return rows.map((row) => row._id);
  }
}
