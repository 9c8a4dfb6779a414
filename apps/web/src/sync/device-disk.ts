import type { Id } from '@ddak/domain';
import type { CopiedChanges, CopiedProject, DeviceCopyContents } from './device-copy.ts';
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
  list(): Promise<readonly OutboxRecord[]>;
  add(record: OutboxRecord): Promise<void>;
  attempt(ids: readonly Id[]): Promise<readonly Id[]>;
  withdraw(id: Id): Promise<boolean>;
  remove(ids: readonly Id[]): void;
  replaceCopy(base: CopiedProject): void;
  /** Continues the copy, or writes `base` where it cannot be continued. */
  appendCopy(changes: CopiedChanges, base: () => CopiedProject): void;
  erase(): void;
}

export function openDisk(
  { outbox, copy }: Pick<SyncPorts, 'outbox' | 'copy'>,
  onFailure: () => void,
): DeviceDisk {
  const turn = inTurn();
  // Commands that could not be written: they are sent all the same, as long as this tab lives.
  const unwritten = new Map<Id, OutboxRecord>();
  const safely = <T>(step: () => Promise<T>, instead: T): Promise<T> =>
    turn(step).catch(() => {
      onFailure();
      return instead;
    });
  return {
    load: () => safely(() => copy.load(), null),
    async list() {
      return [...(await safely(() => outbox.list(), [])), ...unwritten.values()];
    },
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
    remove(ids) {
      for (const id of ids) unwritten.delete(id);
      void safely(() => outbox.remove(ids), undefined);
    },
    replaceCopy: (base) => void safely(() => copy.replace(base), undefined),
    appendCopy: (changes, base) =>
      void safely(async () => {
        if ((await copy.append(changes)) === 'again') await copy.replace(base());
      }, undefined),
    erase: () => void safely(() => copy.erase(), undefined),
  };
}
