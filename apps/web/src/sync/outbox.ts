import type { Change, Id } from '@ddak/domain';

/** A command as it waits on this device. */
export interface OutboxRecord {
  readonly _id: Id;
  readonly name: string;
  readonly args: unknown;
  /** The protocol version that it was made under. */
  readonly version: number;
  /** When it was made, milliseconds since 1970. */
  readonly at: number;
  /** It may have reached the server: from here on only the server can take it back. */
  readonly attempted: boolean;
  /** SN11: what it was about when it was made, as a person calls it. */
  readonly about?: string;
  /** For an undo: the changes that it takes back, so that the screen need not wait. */
  readonly undoes?: readonly Change[];
}

/**
 * The commands of one user in one project that the server has not answered, in the order they were made. It outlives
 * the tab, the sign-out and the crash; opened for one user, it never shows another's.
 */
export interface Outbox {
  list(): Promise<readonly OutboxRecord[]>;
  /** Adds at the end; an `_id` that is there stays as it is. */
  add(record: OutboxRecord): Promise<void>;
  /** Marks as attempted, and answers which of these are still there: only those may be sent. */
  attempt(ids: readonly Id[]): Promise<readonly Id[]>;
  /** Takes a command back that was never attempted; false when it is too late. */
  withdraw(id: Id): Promise<boolean>;
  remove(ids: readonly Id[]): Promise<void>;
}

/** An outbox that lives as long as the object: for tests, the simulation, and browsers without storage. */
export function memoryOutbox(): Outbox {
  const records = new Map<Id, OutboxRecord>();
  return {
    async list() {
      return [...records.values()];
    },
    async add(record) {
      if (!records.has(record._id)) records.set(record._id, record);
    },
    async attempt(ids) {
      const there = ids.filter((id) => records.has(id));
      for (const id of there) records.set(id, { ...records.get(id)!, attempted: true });
      return there;
    },
    async withdraw(id) {
      return records.get(id)?.attempted === false && records.delete(id);
    },
    async remove(ids) {
      for (const id of ids) records.delete(id);
    },
  };
}
