import type { Id } from '@ddak/domain';
import type { FeedPosition } from '@ddak/protocol';
import type { FeedEars } from './feed-by-socket.ts';
import { SUBSCRIBE_TIMEOUT_MS, withDeadline } from './pauses.ts';
import type { PollAnswer, SyncPorts } from './ports.ts';

/** A server that answers with nothing at once is not asked in a circle. */
const SHORTEST_POLL_MS = 1_000;
const late: PollAnswer = { kind: 'unreachable' };

export interface PollEars extends FeedEars {
  signedOut(): void;
  /** Asked after every answer: false lets this end, because the socket is to be tried again. */
  goesOn(): boolean;
}

/** The feed by long poll, each from where we stand by then. The answer ends it without a word. */
export function feedByPoll(
  { clock, transport }: Pick<SyncPorts, 'clock' | 'transport'>,
  projectId: Id,
  position: () => FeedPosition,
  ears: PollEars,
): () => void {
  let ended = false;
  let first = true;
  let cancelPause: (() => void) | null = null;
  const end = () => {
    ended = true;
    cancelPause?.();
  };
  const ask = async (): Promise<void> => {
    const asked = clock.now();
    const answer = await withDeadline(
      clock,
      SUBSCRIBE_TIMEOUT_MS,
      // The first only asks whether the line stands: one that waits would say so when somebody next does something.
      transport.poll(projectId, position(), !first),
      late,
    );
    if (ended) return;
    if (answer.kind === 'denied') {
      end();
      return ears.denied();
    }
    if (answer.kind === 'signedOut') ears.signedOut();
    if (answer.kind !== 'answered') {
      end();
      return ears.over(!first);
    }
    ears.alive();
    for (const message of answer.messages) {
      if (ended) return;
      ears.take(message, first);
      first = false;
    }
    if (ended) return;
    first = false;
    if (!ears.goesOn()) return;
    const empty = answer.messages.length === 0 && clock.now() - asked < SHORTEST_POLL_MS;
    if (empty) cancelPause = clock.after(SHORTEST_POLL_MS, () => void ask());
    else return ask();
  };
  void ask();
  return end;
}
