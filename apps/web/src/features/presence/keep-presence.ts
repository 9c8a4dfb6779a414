import type { Id } from '@ddak/domain';
import { presenceTimeout } from '@ddak/protocol';
import type { LiveSocket } from '../../platform/live/live-socket.ts';
import type { Clock } from '../../sync/ports.ts';

export interface PresenceKeeper {
  /** The page is looked at again. */
  wake(): void;
  end(): void;
}

/** A sign of life is said this often within the time-out, so that a lost one does no harm. */
const SIGNS = 3;

/**
 * Says that this tab shows a project for as long as somebody looks at it, and hears who else does. Without a line
 * nobody is known: `heard` is told so.
 */
export function keepPresence(given: {
  readonly socket: Pick<LiveSocket, 'keepUp'>;
  readonly clock: Clock;
  readonly projectId: Id;
  readonly isLookedAt: () => boolean;
  readonly heard: (userIds: readonly Id[]) => void;
  /** Seconds (SPEC.md section 9). */
  readonly timeout?: number;
}): PresenceKeeper {
  const { clock, projectId } = given;
  const timeout = presenceTimeout(given.timeout);
  let cancel: () => void = () => {};

  const talk = given.socket.keepUp({
    say: () => (given.isLookedAt() ? { kind: 'here', projectId, timeout } : null),
    bye: { kind: 'here', projectId: null },
    hear: (message) => {
      if (message.kind === 'present' && message.projectId === projectId) given.heard(message.userIds);
    },
    lost: () => given.heard([]),
  });
  const beat = () => {
    cancel = clock.after((timeout * 1000) / SIGNS, () => {
      talk.again();
      beat();
    });
  };
  beat();
  return {
    wake() {
      cancel();
      talk.again();
      beat();
    },
    end() {
      cancel();
      talk.end();
    },
  };
}
