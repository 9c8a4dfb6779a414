import { TEST_CHANNEL, userChannel } from '@ddak/protocol';
import type { LiveSocket } from '../../platform/live/live-socket.ts';

/**
 * Listens to what concerns one person: their own channel and the fixed test channel (SPEC.md section 7). What the
 * person caused themselves is ignored (section 6).
 */
export function attendUser(socket: LiveSocket, userId: string, onPermissionChanged: () => void): () => void {
  const leaveTest = socket.attend(TEST_CHANNEL, () => undefined);
  const leaveOwn = socket.attend(userChannel(userId), ({ event, from }) => {
    if (from !== userId && event === 'CrewPermissionChanged') onPermissionChanged();
  });
  return () => {
    leaveTest();
    leaveOwn();
  };
}
