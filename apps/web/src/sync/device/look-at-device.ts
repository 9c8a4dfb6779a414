import { type Id, STATE_SHAPE } from '@ddak/domain';
import Dexie from 'dexie';
import type { DeviceLook } from '../background/background-visits.ts';
import type { DeviceDatabase } from './device-database.ts';

/** SN9: a copy of another shape wants renewing, however far it goes. */
const BEFORE_ALL = -1;

/** All keys that begin with this user. A key array may not hold the same array twice, so the upper end is short. */
const keysOf = (userId: Id) => [[userId], [userId, Dexie.maxKey]] as const;

/** What lies on this device for one user, project by project; by keys alone, no copy is read for it. */
export const lookAtDevice = (database: DeviceDatabase, userId: Id): DeviceLook => ({
  copied: async () => {
    const bases = await database.copies
      .where('[userId+projectId+base.seq+base.shape]')
      .between(...keysOf(userId))
      .keys();
    const steps = await database.copySteps
      .where('[userId+projectId+step.to]')
      .between(...keysOf(userId))
      .keys();
    const all = (await database.copies.where({ userId }).primaryKeys()) as [Id, Id][];
    const seqs = new Map(all.map(([, projectId]) => [projectId, BEFORE_ALL]));
    const step = new Map<Id, number>();
    for (const [, projectId, to] of steps as unknown as [Id, Id, number][])
      step.set(projectId, Math.max(to, step.get(projectId) ?? 0));
    for (const [, projectId, seq, shape] of bases as unknown as [Id, Id, number, string][])
      if (shape === STATE_SHAPE) seqs.set(projectId, Math.max(seq, step.get(projectId) ?? 0));
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
