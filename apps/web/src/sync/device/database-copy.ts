import type { Id } from '@ddak/domain';
import Dexie from 'dexie';
import { type CopyHead, type DeviceCopy, type DeviceCopyContents, judgeAppend } from '../device-copy.ts';
import type { DeviceDatabase } from './device-database.ts';

/** The copy of one project for one user, in IndexedDB: a whole base, and the small steps that came after it. */
export function databaseCopy(database: DeviceDatabase, userId: Id, projectId: Id): DeviceCopy {
  const { copies, copySteps } = database;
  const key: [Id, Id] = [userId, projectId];
  const writing = <T>(step: () => Promise<T>): Promise<T> =>
    database.transaction('rw', copies, copySteps, step);
  const load = async (): Promise<DeviceCopyContents | null> => {
    const row = await copies.get(key);
    if (!row) return null;
    const steps = await copySteps.where({ userId, projectId }).sortBy('order');
    return { base: row.base, tail: steps.map(({ step }) => step) };
  };
  // By keys alone: reading the base at every arriving change held the page for longer than anything else it did.
  const head = async (): Promise<CopyHead | null> => {
    const own = [
      [userId, projectId],
      [userId, projectId, Dexie.maxKey],
    ] as const;
    const bases = await copies
      .where('[userId+projectId+base.seq+base.epoch]')
      .between(...own)
      .keys();
    const [base] = bases as unknown as [Id, Id, number, number][];
    if (!base) return null;
    const tail = copySteps.where('[userId+projectId+step.to]').between(...own);
    const [steps, last] = await Promise.all([tail.count(), tail.clone().reverse().limit(1).keys()]);
    const [step] = last as unknown as [Id, Id, number][];
    return { seq: Math.max(base[2], step?.[2] ?? 0), epoch: base[3], steps };
  };
  const erase = async (): Promise<void> => {
    await copies.delete(key);
    await copySteps.where({ userId, projectId }).delete();
  };
  return {
    load: () => database.transaction('r', copies, copySteps, load),
    replace: (base) =>
      writing(async () => {
        await erase();
        await copies.put({ userId, projectId, base });
      }),
    append: (changes) =>
      writing(async () => {
        const judged = judgeAppend(await head(), changes);
        if (judged === 'append') await copySteps.add({ userId, projectId, step: changes });
        return judged === 'again' ? 'again' : 'done';
      }),
    erase: () => writing(erase),
  };
}
