import type { Id } from '@ddak/domain';
import { type DeviceCopy, type DeviceCopyContents, judgeAppend } from '../device-copy.ts';
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
        const judged = judgeAppend(await load(), changes);
        if (judged === 'append') await copySteps.add({ userId, projectId, step: changes });
        return judged === 'again' ? 'again' : 'done';
      }),
    erase: () => writing(erase),
  };
}
