import type { Id } from '@ddak/domain';
import { type CopiedChanges, type CopiedProject, type DeviceCopyContents, joinSteps } from './device-copy.ts';
import { inTurn } from './in-turn.ts';
import type { OutboxRecord } from './outbox.ts';
import type { SyncPorts } from './ports.ts';

/**
 * Outbox and copy behind one queue: writes happen in the order they were asked for, so that a command is forgotten
 * only after the copy holds what became of it. A device that cannot store (full, forbidden) is reported and does not
 * stop the work: what it could not write lives in this tab.
 */
export interface DeviceDisk {
  load(): Promise<DeviceCopyContents | null>;
  /** Null: it could not be read, which says nothing of what lies there. */
  list(): Promise<readonly OutboxRecord[] | null>;
  /** Does what could not be done before: adding, forgetting. Whether anything was. */
  writeAgain(): Promise<boolean>;
  /** Something could not be written or read, and wants another try. */
  needsMending(): boolean;
  add(record: OutboxRecord): Promise<void>;
  attempt(ids: readonly Id[]): Promise<readonly Id[]>;
  withdraw(id: Id): Promise<boolean>;
  /** Answers whether it was written. */
  remove(ids: readonly Id[]): Promise<boolean>;
  replaceCopy(base: CopiedProject): void;
  /** Continues the copy, or writes `base` where it cannot be continued. What comes close together is written once. */
  appendCopy(changes: CopiedChanges, base: () => CopiedProject): void;
  /** Writes what waits for more to come. */
  flushCopy(): void;
  erase(): void;
}

/** So long changes of others gather before they are written: what is lost with the tab comes again with the feed. */
const GATHER_MS = 1_000;

export function openDisk(
  { outbox, copy, clock }: Pick<SyncPorts, 'outbox' | 'copy' | 'clock'>,
  onFailure: () => void,
): DeviceDisk {
  const turn = inTurn();
  // Commands that could not be written: they are sent all the same, as long as this tab lives.
  const unwritten = new Map<Id, OutboxRecord>();
  const unforgotten = new Set<Id>();
  let unread = false;
  const safely = <T>(step: () => Promise<T>, instead: T): Promise<T> =>
    turn(step).catch(() => {
      onFailure();
      return instead;
    });
  let gathered: { changes: CopiedChanges; base: () => CopiedProject; cancel: () => void } | null = null;
  const takeGathered = () => {
    const taken = gathered;
    gathered = null;
    taken?.cancel();
    return taken;
  };
  const flushCopy = () => {
    const taken = takeGathered();
    if (!taken) return;
    void safely(async () => {
      if ((await copy.append(taken.changes)) === 'again') await copy.replace(taken.base());
    }, undefined);
  };
  const remove = async (ids: readonly Id[]): Promise<boolean> => {
    flushCopy();
    for (const id of ids) unwritten.delete(id);
    const done = await safely(() => outbox.remove(ids).then(() => true), false);
    for (const id of ids)
      if (done) unforgotten.delete(id);
      else unforgotten.add(id);
    return done;
  };
  return {
    load: () => safely(() => copy.load(), null),
    async list() {
      const written = await safely<readonly OutboxRecord[] | null>(() => outbox.list(), null);
      unread = written === null;
      return written && [...written, ...unwritten.values()];
    },
    async writeAgain() {
      const waiting = [...unwritten.values()];
      for (const record of waiting)
        if (await safely(() => outbox.add(record).then(() => true), false)) unwritten.delete(record._id);
      const added = waiting.some(({ _id }) => !unwritten.has(_id));
      return (unforgotten.size > 0 && (await remove([...unforgotten]))) || added;
    },
    needsMending: () => unread || unwritten.size > 0 || unforgotten.size > 0,
    add: (record) =>
      turn(() => outbox.add(record)).catch(() => {
        unwritten.set(record._id, record);
        onFailure();
      }),
    async attempt(ids) {
      const there = new Set(await safely(() => outbox.attempt(ids), ids));
      return ids.filter((id) => there.has(id) || unwritten.has(id));
    },
    withdraw: (id) => safely(() => outbox.withdraw(id), false),
    remove,
    replaceCopy(base) {
      takeGathered();
      void safely(() => copy.replace(base), undefined);
    },
    appendCopy(changes, base) {
      const joined = gathered && joinSteps(gathered.changes, changes);
      if (gathered && joined) {
        gathered = { ...gathered, changes: joined, base };
        return;
      }
      flushCopy();
      gathered = { changes, base, cancel: clock.after(GATHER_MS, flushCopy) };
    },
    flushCopy,
    erase() {
      takeGathered();
      void safely(() => copy.erase(), undefined);
    },
  };
}
