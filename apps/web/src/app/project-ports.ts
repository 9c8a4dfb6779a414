import type { Id } from '@ddak/domain';
import { browserTabs } from '../platform/browser-tabs.ts';
import { browserClock, browserRandom } from '../platform/clock/browser-clock.ts';
import { deviceDatabase } from '../platform/device.ts';
import type { LiveSocket } from '../platform/live/live-socket.ts';
import { browserTransport } from '../platform/live/sync-transport.ts';
import { databaseCopy } from '../sync/device/database-copy.ts';
import { databaseOutbox } from '../sync/device/database-outbox.ts';
import type { SyncPorts } from '../sync/ports.ts';

/** The real world for one user's client of one project. */
export const projectPorts = (userId: Id, projectId: Id, socket: LiveSocket): SyncPorts => ({
  clock: browserClock,
  random: browserRandom,
  transport: browserTransport(socket, userId),
  outbox: databaseOutbox(deviceDatabase(), userId, projectId),
  copy: databaseCopy(deviceDatabase(), userId, projectId),
  tabs: browserTabs(`ddak:${userId}:${projectId}`),
});
