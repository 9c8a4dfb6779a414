import type { Id, TableName } from '@ddak/domain';
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { CopiedChanges, CopiedProject } from '../device-copy.ts';
import type { OutboxRecord } from '../outbox.ts';

/** A waiting command with whose it is; `order` is given by the database and only grows. */
export interface OutboxRow {
  order: number;
  readonly userId: Id;
  readonly projectId: Id;
  readonly _id: Id;
  readonly record: OutboxRecord;
}

/** How far a copy's base goes; its rows lie in parts of their own. */
export interface CopyRow {
  readonly userId: Id;
  readonly projectId: Id;
  readonly base: Omit<CopiedProject, 'tables'>;
}

/** Some rows of one table of a base, as JSON: the browser reads and writes it in a fraction of the time of objects. */
export interface CopyPartRow {
  order: number;
  readonly userId: Id;
  readonly projectId: Id;
  readonly table: TableName;
  readonly rows: string;
}

export interface CopyStepRow {
  order: number;
  readonly userId: Id;
  readonly projectId: Id;
  readonly step: CopiedChanges;
}

/** Everything that the app keeps on a device besides settings. Each row says whose it is; no read is without it. */
export interface DeviceDatabase extends Dexie {
  readonly outbox: EntityTable<OutboxRow, 'order'>;
  readonly copies: Table<CopyRow, [Id, Id]>;
  readonly copyParts: EntityTable<CopyPartRow, 'order'>;
  readonly copySteps: EntityTable<CopyStepRow, 'order'>;
}

/** Opens the database; it is made when it is not there. */
export function openDeviceDatabase(name = 'ddak'): DeviceDatabase {
  const database = new Dexie(name) as DeviceDatabase;
  database.version(1).stores({
    outbox: '++order, [userId+projectId], &[userId+projectId+_id]',
    copies: '[userId+projectId], userId',
    copySteps: '++order, [userId+projectId], userId',
  });
  // How far each copy goes, as keys: it is asked without reading the copies.
  database.version(2).stores({
    copies: '[userId+projectId], userId, [userId+projectId+base.seq]',
    copySteps: '++order, [userId+projectId], userId, [userId+projectId+step.to]',
  });
  // SN9: and in which shape. A copy that does not say is in no such index.
  database.version(3).stores({
    copies: '[userId+projectId], userId, [userId+projectId+base.seq+base.shape]',
  });
  // And under which rights: whether changes continue a copy is asked without reading it.
  database.version(4).stores({
    copies:
      '[userId+projectId], userId, [userId+projectId+base.seq+base.shape], [userId+projectId+base.seq+base.epoch]',
  });
  // SN12: the rows of a base in parts.
  database
    .version(5)
    .stores({ copyParts: '++order, [userId+projectId], userId' })
    .upgrade(async (transaction) => {
      const whole = await transaction.table<CopyRow & { base: CopiedProject }>('copies').toArray();
      for (const { userId, projectId, base } of whole) {
        const { tables, ...head } = base;
        const parts = Object.entries(tables).map(([table, rows]) => ({ table, rows: JSON.stringify(rows) }));
        await transaction.table('copyParts').bulkAdd(parts.map((part) => ({ userId, projectId, ...part })));
        await transaction.table('copies').put({ userId, projectId, base: head });
      }
    });
  return database;
}

/** Takes the copies of a user's projects off the device (sign-out). What waits in the outbox stays theirs. */
export const eraseCopies = (database: DeviceDatabase, userId: Id): Promise<void> =>
  database.transaction('rw', database.copies, database.copyParts, database.copySteps, async () => {
    await database.copies.where({ userId }).delete();
    await database.copyParts.where({ userId }).delete();
    await database.copySteps.where({ userId }).delete();
  });

/** Takes what waits to be sent off the device: only for a user who will never come back. */
export const eraseOutbox = async (database: DeviceDatabase, userId: Id): Promise<void> => {
  const { minKey, maxKey } = Dexie;
  await database.outbox.where('[userId+projectId]').between([userId, minKey], [userId, maxKey]).delete();
};
