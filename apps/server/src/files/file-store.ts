import type { Readable } from 'node:stream';
import type { Id } from '@ddak/domain';

/** Where the bytes of files lie. Keys are ids; the names that people gave are in the database. */
export interface FileStore {
  /** Stores a stream under a new key; size in bytes and hex SHA-256. What was interrupted leaves nothing. */
  put(key: Id, bytes: Readable): Promise<{ size: number; sha256: string }>;
  /** A stream of the bytes; undefined when there is no such file. */
  open(key: Id): Promise<Readable | undefined>;
  read(key: Id): Promise<Buffer | undefined>;
  /** Takes it away, and what there is of one that was interrupted. */
  remove(key: Id): Promise<void>;
  /** Everything that lies there, whole or not, with the moment of its last byte. */
  list(): AsyncIterable<{ readonly key: Id; readonly whole: boolean; readonly at: number }>;
}

/** What the system says when there is no room, whoever has tried to write: none on the disk, for us, or in a file. */
export const NO_ROOM_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** No room is left. */
export class StoreFull extends Error {}
