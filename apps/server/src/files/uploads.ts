import type { Readable } from 'node:stream';
import type { Id } from '@ddak/domain';
import type { FileRows, OpenUpload, StoredFile } from '../db/file-rows.ts';
import type { Storage } from '../db/storage.ts';
import { FairTurns } from '../limits/fair-turns.ts';
import { contentsOf } from './contents-of.ts';
import { type FileStore, type Mend, StoreFull, TooMuch, WrongPlace } from './file-store.ts';
import type { ProjectFiles } from './project-files.ts';
import { canStrip, MOST_STRIPPED, stripMetadata } from './strip-metadata.ts';

export interface UploadsParts {
  readonly rows: FileRows;
  readonly store: FileStore;
  readonly storage: Pick<Storage, 'addFile' | 'keepRoom'>;
  readonly files: Pick<ProjectFiles, 'removeBytes'>;
  readonly now: () => number;
}

/** What its sender is told: how much has come, and the file once all has. */
export interface UploadState {
  readonly offset: number;
  readonly file: StoredFile | null;
}
/** `full`: no room for all of it. */
export type Begun = UploadState | 'full';
/** `misplaced`: it does not begin where the last part has ended. */
export type Added = Begun | 'misplaced' | 'too much' | 'broken off';

interface Line {
  readonly stop: AbortController;
  readonly over: Promise<unknown>;
}

/**
 * Files that come in parts (FS6): a part begins where the last has ended, and what came before a line broke stays, for a
 * day. Room for all of it is kept from the first.
 */
export class Uploads {
  readonly #parts: UploadsParts;
  /** A file comes over one line at a time: the newest. */
  readonly #lines = new Map<Id, Line>();
  /** A picture that is made whole stands in memory twice. */
  readonly #turns = new FairTurns({ atOnce: 2, perPerson: 1, mostWaiting: 200 });
  readonly #finishing = new Map<Id, Promise<StoredFile | 'full'>>();

  constructor(parts: UploadsParts) {
    this.#parts = parts;
  }

  async begin(about: Omit<OpenUpload, 'since'>): Promise<Begun> {
    const { rows, storage, now } = this.#parts;
    const known = await this.state(about.projectId, about.uploadedBy, about._id);
    if (known) return known;
    if (!(await storage.keepRoom({ ...about, since: now() }))) return 'full';
    const begun = await rows.findUpload(about.projectId, about.uploadedBy, about._id);
    return begun ? this.#stateOf(begun) : 'full';
  }

  find(projectId: Id, userId: Id, uploadId: Id): Promise<OpenUpload | undefined> {
    return this.#parts.rows.findUpload(projectId, userId, uploadId);
  }

  /** Where an upload stands, also when it is over; undefined: this person has none there. */
  async state(projectId: Id, userId: Id, uploadId: Id): Promise<Begun | undefined> {
    const { rows } = this.#parts;
    const upload = await rows.findUpload(projectId, userId, uploadId);
    if (upload) return this.#stateOf(upload);
    const file = await rows.find(projectId, uploadId);
    return file?.uploadedBy === userId && file.kind === 'attachment'
      ? { offset: file.size, file }
      : undefined;
  }

  /** Takes in a part; with the last one the file is there. */
  async add(upload: OpenUpload, from: number, bytes: Readable): Promise<Added> {
    const { rows, store, now } = this.#parts;
    const stop = new AbortController();
    const part = { from, most: upload.size - from, bytes, signal: stop.signal };
    const other = this.#lines.get(upload._id);
    other?.stop.abort();
    const take = async (): Promise<void> => {
      await other?.over;
      await rows.goOn(upload._id, now());
      await store.append(upload._id, part);
    };
    const line: Line = {
      stop,
      over: take().then(
        () => null,
        (error: unknown) => error,
      ),
    };
    this.#lines.set(upload._id, line);
    const failure = await line.over;
    if (this.#lines.get(upload._id) === line) this.#lines.delete(upload._id);
    if (failure === null) return this.#stateOf(upload);
    if (stop.signal.aborted) return 'broken off';
    if (failure instanceof WrongPlace) return 'misplaced';
    if (failure instanceof TooMuch) return 'too much';
    // LM6: of what has no room nothing is left.
    if (failure instanceof StoreFull) await this.giveUp(upload._id);
    if (isBroken(failure)) return 'broken off';
    throw failure;
  }

  async giveUp(uploadId: Id): Promise<void> {
    const { rows, files } = this.#parts;
    this.#lines.get(uploadId)?.stop.abort();
    await this.#lines.get(uploadId)?.over;
    if (await rows.giveUp(uploadId)) await files.removeBytes(uploadId);
  }

  async #stateOf(upload: OpenUpload): Promise<Begun> {
    const { bytes, isWhole } = await this.#parts.store.come(upload._id);
    if (!isWhole && bytes < upload.size) return { offset: bytes, file: null };
    const finishing =
      this.#finishing.get(upload._id) ?? this.#turns.run(upload.uploadedBy, () => this.#finish(upload));
    this.#finishing.set(upload._id, finishing);
    try {
      const file = await finishing;
      return file === 'full' ? file : { offset: file.size, file };
    } finally {
      this.#finishing.delete(upload._id);
    }
  }

  /** Makes a file of what has come whole: again, where a process died right before. */
  async #finish(upload: OpenUpload): Promise<StoredFile | 'full'> {
    const { _id, projectId, name, uploadedBy, keepsMetadata } = upload;
    const { store, storage, now } = this.#parts;
    const { head, ...stored } = await store
      .finish(_id, keepsMetadata ? asItCame : withoutMetadata)
      .catch(async (error: unknown) => {
        // LM6
        if (error instanceof StoreFull) await this.giveUp(_id);
        throw error;
      });
    const whose = { _id, projectId, uploadedBy, kind: 'attachment', name } as const;
    const row = { ...whose, ...stored, contents: contentsOf(head), createdAt: now() };
    if (await storage.addFile(row)) return row;
    await this.giveUp(_id);
    return 'full';
  }
}

const asItCame: Mend = () => undefined;

/** FS11 */
const withoutMetadata: Mend = (head, size) => {
  const contents = contentsOf(head);
  return size <= MOST_STRIPPED && canStrip(contents) ? (bytes) => stripMetadata(contents, bytes) : undefined;
};

/** Whoever sends it has gone: the stream ends before its time. */
const isBroken = (failure: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ECONNABORTED'].includes(
    (failure as NodeJS.ErrnoException).code ?? '',
  );
