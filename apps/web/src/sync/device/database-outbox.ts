import type { Id } from '@ddak/domain';
import { nextTurn } from '../next-turn.ts';
import type { Outbox } from '../outbox.ts';
import type { DeviceDatabase } from './device-database.ts';

/** The outbox of one user in one project, in IndexedDB. Opened for one user it never shows another's. */
export function databaseOutbox(database: DeviceDatabase, userId: Id, projectId: Id): Outbox {
  const { outbox } = database;
  const mine = () => outbox.where({ userId, projectId });
  const one = (_id: Id) => outbox.where({ userId, projectId, _id });
  const writing = <T>(step: () => Promise<T>): Promise<T> => database.transaction('rw', outbox, step);
  return {
    list: async () => (await mine().sortBy('order')).map(({ record }) => record),
    add: async (record) => {
      // What it does is shown first: opening a transaction holds the frame up.
      await nextTurn();
      await writing(async () => {
        if ((await one(record._id).count()) === 0)
          await outbox.add({ userId, projectId, _id: record._id, record });
      });
    },
    attempt: (ids) =>
      writing(async () => {
        const wanted = new Set(ids);
        const there = (await mine().sortBy('order')).filter(({ _id }) => wanted.has(_id));
        await outbox.bulkPut(there.map((row) => ({ ...row, record: { ...row.record, attempted: true } })));
        const found = new Set(there.map(({ _id }) => _id));
        return ids.filter((id) => found.has(id));
      }),
    withdraw: (id) =>
      writing(async () => {
        const row = await one(id).first();
        if (!row || row.record.attempted) return false;
        await outbox.delete(row.order);
        return true;
      }),
    remove: (ids) =>
      writing(async () => {
        for (const id of ids) await one(id).delete();
      }),
  };
}
