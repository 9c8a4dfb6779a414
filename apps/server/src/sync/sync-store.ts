import type { Change, Id, KnownFile, OrganisedScreenplay, ProjectState } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import type { Reader } from '../db/reader.ts';
import type { RowsBeside } from '../db/rows/write-beside.ts';

/** One accepted command. The log of a project is its entries in the order of `seq`, without gaps. */
export interface LogEntry {
  readonly seq: number;
  readonly commandId: Id;
  readonly name: string;
  /** The protocol version that it was written under. */
  readonly version: number;
  readonly actorId: Id;
  readonly actorName: string;
  /** Server time, milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly Change[];
}

/** Work to be done after a command, queued in its transaction. */
export interface Job {
  readonly name: string;
  readonly data: Readonly<Record<string, string>>;
  /** For whom: where many wait, each of these has their turn (LM9). */
  readonly person?: Id;
  /** Not before so many seconds have passed. */
  readonly afterSeconds?: number;
}

export interface Snapshot {
  readonly seq: number;
  readonly state: ProjectState;
}

/** Whose command it is. */
export interface Sender {
  readonly userId: Id;
  readonly commandId: Id;
}

export interface OpenAsk {
  readonly projectId: Id;
  /** The commands that the transaction is for, each once, in the order in which they are judged. */
  readonly senders: readonly Sender[];
  /** Where the caller's copy of the state stands; null when it has none. */
  readonly knownSeq: number | null;
  /** Make the row that is locked, for the command that makes the project: it has the transaction for itself. */
  readonly create: boolean;
  /** The server's own doing in the person's name: done for an account that is closed, too. For itself as well. */
  readonly asServer?: boolean;
}

/** A command to be judged. `outcome`: what it was answered before. */
export interface OpenedCommand {
  readonly outcome: CommandResult | null;
}

export interface Opened {
  readonly seq: number;
  /** The entries after `knownSeq`; empty when `knownSeq` is null. */
  readonly missed: readonly LogEntry[];
  /** As they were asked for; null: the database shows its sender nothing of the project (AC16), or their account is closed. */
  readonly commands: readonly (OpenedCommand | null)[];
}

/** What a judged command leaves behind. `entry` null: refused, or nothing to do. */
export interface CommandWrite {
  readonly userId: Id;
  readonly result: CommandResult;
  readonly at: number;
  readonly entry: LogEntry | null;
  readonly jobs: readonly Job[];
  /** Written before the entry's rows, where there is an entry. A store without files takes no notice. */
  readonly beside?: RowsBeside | undefined;
}

/**
 * `asked`: a transaction's `open` asks the store. `trusted`: it answers at once, as its caller knows it: the project
 * stands at `knownSeq`, all senders are shown it, and none of the commands was answered before. The commit makes sure of
 * it under the project's lock. Nothing can be read in it.
 */
export type Opening = 'asked' | 'trusted';

/** One transaction on one project, for one command or for several that waited. */
export interface SyncTransaction {
  /**
   * Locks the project until the end and says where it stands; null: there is no such project, or the database shows
   * none of its senders any of it (AC16). Called first, once.
   */
  open(ask: OpenAsk): Promise<Opened | null>;
  /** All rows of the locked project, as they were when it was opened. */
  readState(): Promise<ProjectState>;
  /** The committed log entries from this command's on, its own first, at most `limit`; empty when the log does not hold it. */
  readLogFrom(commandId: Id, limit: number): Promise<readonly LogEntry[]>;
  /** Takes the write down; all that were taken down are carried out with the commit, in their order, or none. */
  save(write: CommandWrite): void;
  /** Ends the transaction without a trace, the row that \`create\` made included. */
  discard(): void;
}

/**
 * Where projects are kept. Two implementations (PostgreSQL, memory) pass one contract suite.
 * A method throws `RetryLater` when trying again may help, `IntegrityError` when the rows cannot be so.
 */
export interface SyncStore {
  /**
   * Commits when `fn` returns; when it throws, or the process dies, nothing of it stays. `trusted`: throws `Outdated`
   * instead of committing where it was not as it was trusted to be, or nothing was saved.
   */
  inTransaction<T>(fn: (transaction: SyncTransaction) => Promise<T>, opening?: Opening): Promise<T>;
  /** Where the project stands, as far as the reader is shown it; null: it is not there, or not theirs (AC16). */
  readHead(projectId: Id, reader: Reader): Promise<number | null>;
  /** Rows and seq of one moment, for the memory that all share; null: there is no such project. */
  readSnapshot(projectId: Id): Promise<Snapshot | null>;
  /** Entries after `after`, in order, at most `limit`. Those that are too old are gone: the first may not be `after + 1`. */
  readLog(projectId: Id, after: number, limit: number): Promise<readonly LogEntry[]>;
  /** Of these files, those that are the project's. */
  knownFiles(projectId: Id, fileIds: readonly Id[], reader: Reader): Promise<ReadonlyMap<Id, KnownFile>>;
  /** Whether the account has a second factor (AC27). */
  hasSecondFactor(userId: Id): Promise<boolean>;
  readScreenplayText(
    projectId: Id,
    screenplayId: Id,
    reader: Reader,
  ): Promise<OrganisedScreenplay | undefined>;
  /** The texts that the project's scenes stand in, by version; one that is kept nowhere is left out. */
  readSceneTexts(projectId: Id, reader: Reader): Promise<ReadonlyMap<Id, OrganisedScreenplay>>;
}

/** A lock or a statement took too long, or the database went away: the same call may succeed later. */
export class RetryLater extends Error {}

/** It is not as a trusted transaction was told; nothing has happened, and asked for it can be carried out. */
export class Outdated extends Error {}

/** AC27: the project lets in only those of its people who have a second factor, and this one has none. */
export class FactorRequired extends Error {}

/** The disk is full: nothing was written, and nothing will be until somebody makes room. */
export class NoRoom extends RetryLater {}

/** The rows would break a rule of the database. `taken`: an id or a unique place is somebody else's already. */
export class IntegrityError extends Error {
  readonly taken: boolean;
  constructor(message: string, taken: boolean, cause?: unknown) {
    super(message, { cause });
    this.taken = taken;
  }
}
