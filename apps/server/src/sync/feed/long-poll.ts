import type { Id } from '@ddak/domain';
import type { FeedMessage, FeedPosition } from '@ddak/protocol';
import type { Bus } from '../../bus/bus.ts';
import type { FairTurns } from '../../limits/fair-turns.ts';
import type { ProjectStates } from '../project-states.ts';
import { positionAfter, readFeed } from './feed.ts';

const saysSomething = (message: FeedMessage): boolean =>
  message.kind !== 'changes' || message.to > message.from;

/** Waits for the project's next nudge, at most `ms`, or until the caller has gone. */
function nextNudge(
  bus: Bus,
  projectId: Id,
  ms: number,
  gone: AbortSignal,
): { heard: Promise<void>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const stopListening = bus.listen({
    nudge: (nudge) => {
      if (nudge.projectId === projectId) resolve();
    },
    notice: () => {},
    gap: () => resolve(),
  });
  gone.addEventListener('abort', () => resolve(), { once: true });
  const stop = (): void => {
    clearTimeout(timer);
    stopListening();
  };
  return { heard: promise, stop };
}

/**
 * The same feed for who has no socket: answers at once when there is something to say, else when there is, at the
 * latest after `waitMs` with an empty one. What comes in several messages comes in one answer. What is answered holds
 * one of its reader's turns until `end`; while it waits it holds none.
 */
export async function longPoll(
  deps: { readonly states: ProjectStates; readonly bus: Bus; readonly turns: FairTurns },
  ask: {
    readonly projectId: Id;
    readonly userId: Id;
    readonly position: FeedPosition;
    readonly waitMs: number;
  },
  gone: AbortSignal,
): Promise<{ readonly messages: FeedMessage[]; end(): void }> {
  const { projectId, userId, waitMs } = ask;
  const readAll = async (): Promise<FeedMessage[]> => {
    const messages: FeedMessage[] = [];
    for (let position: FeedPosition | null = ask.position; position; ) {
      const message = await readFeed(deps.states, projectId, userId, position);
      if (messages.length > 0 && !saysSomething(message)) break;
      messages.push(message);
      if (!saysSomething(message)) break;
      position = positionAfter(message);
    }
    return messages;
  };
  const inTurn = async () => {
    const end = await deps.turns.take(userId);
    try {
      return { messages: await readAll(), end };
    } catch (error) {
      end();
      throw error;
    }
  };
  // Listening before looking: what is committed between the two is not missed.
  const nudge = nextNudge(deps.bus, projectId, waitMs, gone);
  try {
    const now = await inTurn();
    if (now.messages.some(saysSomething) || waitMs === 0) return now;
    now.end();
    await nudge.heard;
    return gone.aborted ? now : await inTurn();
  } finally {
    nudge.stop();
  }
}
