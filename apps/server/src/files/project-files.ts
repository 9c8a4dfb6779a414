import type { Readable } from 'node:stream';
import type { Id } from '@ddak/domain';
import { kindOfFailure } from '../db/failures.ts';
import type { FileRows, StoredFile } from '../db/file-rows.ts';
import { asSystem } from '../db/reader.ts';
import type { FileKind } from '../db/schema/file.ts';
import type { Storage } from '../db/storage.ts';
import { newId } from '../new-id.ts';
import type { FileStore } from './file-store.ts';

export interface ProjectFilesParts {
  readonly rows: FileRows;
  readonly store: FileStore;
  /** Where something lies under the same ids that goes with their files. */
  readonly derived: readonly Pick<FileStore, 'remove'>[];
  readonly storage: Pick<Storage, 'addFile'>;
  readonly now: () => number;
  /** Hears of bytes that could not be taken away; the next sweep takes them. */
  readonly onLeft: (error: unknown, fileId: Id) => void;
}

/** A file on its way in. */
export interface Incoming {
  readonly projectId: Id;
  readonly kind: FileKind;
  readonly name: string;
  readonly uploadedBy: Id;
  readonly bytes: Readable;
  /** Looks at what has been stored; throws where it is not taken. */
  readonly inspect: (size: number) => void;
}

/**
 * The files of projects: the only way to bytes. Nothing is found by a file's id alone (FS1), and nothing that was
 * refused or interrupted is left on the disk (FS3).
 */
export class ProjectFiles {
  readonly #parts: ProjectFilesParts;

  constructor(parts: ProjectFilesParts) {
    this.#parts = parts;
  }

  find(projectId: Id, fileId: Id): Promise<StoredFile | undefined> {
    return this.#parts.rows.find(projectId, fileId);
  }

  /** A stream of the bytes; undefined when the project has no such file, or its bytes are lost. */
  async open(projectId: Id, fileId: Id): Promise<{ file: StoredFile; bytes: Readable } | undefined> {
    const file = await this.find(projectId, fileId);
    const bytes = file && (await this.#parts.store.open(fileId));
    return file && bytes && { file, bytes };
  }

  /** A stream of a file that came as one of that kind: another is not there. */
  async openKind(
    kind: FileKind,
    projectId: Id,
    fileId: Id,
  ): Promise<{ file: StoredFile; bytes: Readable } | undefined> {
    const file = await this.find(projectId, fileId);
    const bytes = file?.kind === kind ? await this.#parts.store.open(fileId) : undefined;
    return file && bytes && { file, bytes };
  }

  /** The bytes of a file that came as one of that kind: another is not there. */
  async readKind(kind: FileKind, projectId: Id, fileId: Id): Promise<Buffer | undefined> {
    const file = await this.find(projectId, fileId);
    return file?.kind === kind ? this.#parts.store.read(fileId) : undefined;
  }

  async read(projectId: Id, fileId: Id): Promise<Buffer | undefined> {
    const file = await this.find(projectId, fileId);
    return file && this.#parts.store.read(fileId);
  }

  /** Stores a file and takes it in; undefined where its sender has no room for it. Whatever fails, nothing stays. */
  async keep({ projectId, kind, name, uploadedBy, bytes, inspect }: Incoming): Promise<Id | undefined> {
    const { rows, store, storage, now } = this.#parts;
    const fileId = newId(now());
    await rows.expect(fileId, now());
    try {
      const stored = await store.put(fileId, bytes);
      inspect(stored.size);
      const row = { _id: fileId, projectId, kind, name, ...stored, uploadedBy, createdAt: now() };
      if (await storage.addFile(row)) return fileId;
    } catch (error) {
      await this.drop(fileId);
      throw error;
    }
    await this.drop(fileId);
    return undefined;
  }

  /** Stores bytes that a transaction is about to make a file of a project; until then they are nobody's (FS3). */
  async lay(fileId: Id, bytes: Readable): Promise<{ _id: Id; size: number; sha256: string }> {
    const { rows, store, now } = this.#parts;
    await rows.expect(fileId, now());
    return { _id: fileId, ...(await store.put(fileId, bytes)) };
  }

  /** Takes a file away, unless something has come to refer to it. What fails here is done by the next sweep. */
  async drop(fileId: Id): Promise<void> {
    const { rows, onLeft } = this.#parts;
    try {
      await asSystem('clearing', () => rows.letGo(fileId));
      await this.removeBytes(fileId);
    } catch (error) {
      const inUse = kindOfFailure(error instanceof Error ? (error.cause ?? error) : error) === 'integrity';
      if (!inUse) onLeft(error, fileId);
    }
  }

  /** Takes bytes away that are nobody's. */
  async removeBytes(fileId: Id): Promise<void> {
    const { rows, store, derived } = this.#parts;
    for (const one of [store, ...derived]) await one.remove(fileId);
    await rows.forget(fileId);
  }
}
