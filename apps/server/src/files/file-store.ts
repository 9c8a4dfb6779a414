import type { Readable } from 'node:stream';
import type { Id } from '@ddak/domain';

/** Where the bytes of files lie. Keys are ids; the names that people gave are in the database. */
export interface FileStore {
  /** Stores a stream under a new key; size in bytes and hex SHA-256. What was interrupted leaves nothing. */
  put(key: Id, bytes: Readable): Promise<{ size: number; sha256: string }>;
  /**
   * Adds to a key that is not whole yet, from that byte on, at most so many. Where that is not its end: `WrongPlace`.
   * What has come before a break stays.
   */
  append(key: Id, part: Part): Promise<void>;
  /** How many bytes have come under a key; whether it was made whole, and is no longer than that. */
  come(key: Id): Promise<{ bytes: number; isWhole: boolean }>;
  /**
   * Makes it whole, once or again; its first bytes too. Where `mend` answers, its bytes take the place of those that came.
   */
  finish(key: Id, mend: Mend): Promise<{ size: number; sha256: string; head: Buffer }>;
  /** A stream of the bytes; undefined when there is no such file. */
  open(key: Id): Promise<Readable | undefined>;
  read(key: Id): Promise<Buffer | undefined>;
  /** Takes it away, and what there is of one that was interrupted. */
  remove(key: Id): Promise<void>;
  /**
   * Gives the bytes a name on the disk under which they stay whatever becomes of the file; false where there is no such
   * file.
   */
  hold(key: Id, held: string): Promise<boolean>;
  /** Goes on with what was left on its way. */
  settle(): Promise<void>;
  /** Everything that lies there, whole or not, with the moment of its last byte. */
  list(): AsyncIterable<{ readonly key: Id; readonly whole: boolean; readonly at: number }>;
}

/** A part of a file on its way in. */
export interface Part {
  readonly from: number;
  readonly most: number;
  readonly bytes: Readable;
  /** Another line has taken its place. */
  readonly signal: AbortSignal;
}

/** What is kept of a file instead of what came, by its first bytes and its size; undefined: what came. */
export type Mend = (head: Buffer, size: number) => ((bytes: Buffer) => Buffer) | undefined;

/** A part that does not begin where the last has ended. */
export class WrongPlace extends Error {}
/** More bytes than were announced. */
export class TooMuch extends Error {}

/** What the system says when there is no room, whoever has tried to write: none on the disk, for us, or in a file. */
export const NO_ROOM_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** No room is left. */
export class StoreFull extends Error {}

/** The store lies elsewhere, and has not answered, or not as it should. */
export class StoreAway extends Error {
  /** It would not answer otherwise if it were asked again. */
  readonly isFinal: boolean;
  constructor(message: string, options: ErrorOptions = {}, isFinal = false) {
    super(message, options);
    this.isFinal = isFinal;
  }
}
