import type { Id } from '@ddak/domain';
import Dexie from 'dexie';
import type { DeviceLook } from '../background/background-visits.ts';
import type { DeviceDatabase } from './device-database.ts';

/** All keys that begin with this user. A key array may not hold the same array twice, so the upper end is short. */
const keysOf = (userId: Id) => [[userId], [userId, Dexie.maxKey]] as const;

/** What lies on this device for one user, project by project; by keys alone, no copy is read for it. */
export const lookAtDevice = (database: DeviceDatabase, userId: Id): DeviceLook => ({
  copied: async () => {
    const bases = await database.copies
      .where('[userId+projectId+base.seq]')
      .between(...keysOf(userId))
      .keys();
    const steps = await database.copySteps
      .where('[userId+projectId+step.to]')
      .between(...keysOf(userId))
      .keys();
    const seqs = new Map<Id, number>();
    for (const [, projectId, seq] of [...bases, ...steps] as unknown as [Id, Id, number][])
      seqs.set(projectId, Math.max(seq, seqs.get(projectId) ?? 0));
    return seqs;
  },
  waiting: async () => {
    const keys = await database.outbox
      .where('[userId+projectId]')
      .between(...keysOf(userId))
      .uniqueKeys();
    return new Set((keys as unknown as [Id, Id][]).map(([, projectId]) => projectId));
  },
});
