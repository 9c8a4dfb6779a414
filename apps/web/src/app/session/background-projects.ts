import type { Id } from '@ddak/domain';
import { createProjectClient, type ProjectClient } from '../../sync/client.ts';
import type { SyncPorts } from '../../sync/ports.ts';
import type { Actor } from '../../sync/replica.ts';

/** More than this many projects at once are not kept fresh: each costs memory and a subscription. */
const AT_MOST = 8;

export interface BackgroundProjects {
  /** The projects to follow from now on, the oldest first: of too many, the newest are. */
  follow(projectIds: readonly Id[]): void;
  wake(): void;
  stop(): void;
}

/**
 * Follows the projects that are not open: their copies stay fresh for a day without a line, and what waits in their
 * outboxes is sent although nobody looks at them.
 */
export function followInBackground(
  actor: Actor,
  portsOf: (projectId: Id) => SyncPorts,
  onSignedOut: () => Promise<unknown>,
): BackgroundProjects {
  const clients = new Map<Id, ProjectClient>();
  const open = (projectId: Id) => {
    const client = createProjectClient(portsOf(projectId), {
      projectId,
      actor,
      onSignedOut: () => void onSignedOut().then(() => client.wake()),
    });
    clients.set(projectId, client);
    void client.start();
  };
  const close = (projectId: Id) => {
    clients.get(projectId)?.stop();
    clients.delete(projectId);
  };
  return {
    follow(projectIds) {
      const wanted = projectIds.slice(-AT_MOST);
      for (const projectId of [...clients.keys()]) if (!wanted.includes(projectId)) close(projectId);
      for (const projectId of wanted) if (!clients.has(projectId)) open(projectId);
    },
    wake() {
      for (const client of clients.values()) client.wake();
    },
    stop() {
      for (const projectId of [...clients.keys()]) close(projectId);
    },
  };
}
