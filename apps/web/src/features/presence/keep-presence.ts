import type { Id } from '@ddak/domain';
import { presenceTimeout, type ServerMessage } from '@ddak/protocol';
import type { LiveSocket } from '../../platform/live/live-socket.ts';
import type { Clock } from '../../sync/ports.ts';

export interface PresenceKeeper {
  /** The page is looked at again. */
  wake(): void;
  end(): void;
}

/** Who shows the project, oneself among them: some by name, and how many there are. */
export interface Present {
  readonly userIds: readonly Id[];
  readonly count: number;
}

export const NOBODY: Present = { userIds: [], count: 0 };

/** A sign of life is said this often within the time-out, so that a lost one does no harm. */
const SIGNS = 3;

/**
 * Says that this tab shows a project for as long as somebody looks at it, and hears who does. Without a line
 * nobody is known: `heard` is told so.
 */
export function keepPresence(given: {
  readonly socket: Pick<LiveSocket, 'keepUp'>;
  readonly clock: Clock;
  readonly projectId: Id;
  readonly isLookedAt: () => boolean;
  readonly heard: (present: Present) => void;
  /** Seconds (SPEC.md section 9). */
  readonly timeout?: number;
}): PresenceKeeper {
  const { clock, projectId } = given;
  const timeout = presenceTimeout(given.timeout);
  let cancel: () => void = () => {};
  let known = NOBODY;
  const know = (present: Present) => {
    known = present;
    given.heard(present);
  };

  const talk = given.socket.keepUp({
    say: () => (given.isLookedAt() ? { kind: 'here', projectId, timeout } : null),
    bye: { kind: 'here', projectId: null },
    hear: (message) => {
      const present = presentAfter(known, message, projectId);
      if (present) know(present);
    },
    lost: () => know(NOBODY),
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

/** Who is there after a message of the server; null where it says nothing of it. */
function presentAfter(known: Present, message: ServerMessage, projectId: Id): Present | null {
  if (message.kind === 'present' && message.projectId === projectId) return message;
  if (message.kind !== 'presentChanged' || message.projectId !== projectId) return null;
  const left = new Set(message.left);
  const stay = known.userIds.filter((userId) => !left.has(userId));
  return { userIds: [...stay, ...message.came], count: message.count };
}
