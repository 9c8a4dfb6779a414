import type { Id } from '@ddak/domain';
import type { FeedMessage, FeedPosition } from '@ddak/protocol';
import type { FeedEffect } from './apply-feed.ts';
import { pauseBefore, SUBSCRIBE_TIMEOUT_MS, TRANSACTION_TIMEOUT_MS, withDeadline } from './pauses.ts';
import type { PollAnswer, SyncPorts } from './ports.ts';

export interface Following {
  readonly ports: SyncPorts;
  readonly projectId: Id;
  position(): FeedPosition;
  /** Takes a message in; `first` on this connection. */
  take(message: FeedMessage, first: boolean): FeedEffect['effect'];
  /** The feed stands, at this moment. */
  alive(): void;
  /** The feed is gone; it is being tried again. */
  lost(): void;
  signedOut(): void;
  denied(): void;
}

export interface Follower {
  start(): void;
  /** The line may be back: tries at once instead of at the end of the pause. */
  wake(): void;
  /** Asks again from where we stand. */
  again(): void;
  stop(): void;
}

const SOCKET_TRIES = 2;
const SOCKET_RETRY_MS = 60_000;
const GAPS_BEFORE_SNAPSHOT = 3;
/** A server that answers with nothing at once is not asked in a circle. */
const SHORTEST_POLL_MS = 1_000;

/**
 * Keeps the project's feed coming: by socket, from where we stand; where no socket gets through, by long poll, with
 * another try of the socket every minute.
 */
export function followFeed(following: Following): Follower {
  const { ports, projectId } = following;
  const { clock, random, transport } = ports;
  // Every connection has a number; whatever an older one still says is not heard.
  let current = 0;
  let close: (() => void) | null = null;
  let cancelTimer: (() => void) | null = null;
  let failures = 0;
  let closedSockets = 0;
  let socketAgainAt = 0;
  let gaps = 0;

  const hangUp = () => {
    current++;
    cancelTimer?.();
    cancelTimer = null;
    close?.();
    close = null;
  };

  const stop = () => {
    hangUp();
    current = Number.POSITIVE_INFINITY;
  };

  const connect = () => {
    if (current === Number.POSITIVE_INFINITY) return;
    hangUp();
    if (closedSockets >= SOCKET_TRIES && clock.now() < socketAgainAt) void poll(current, true);
    else openSocket(current);
  };

  const connectLater = () => {
    hangUp();
    following.lost();
    cancelTimer = clock.after(pauseBefore(failures++, random), connect);
  };

  // After several gaps in a row our place in the log is worth nothing: ask for everything.
  const position = (): FeedPosition =>
    gaps >= GAPS_BEFORE_SNAPSHOT ? { ...following.position(), seq: null, epoch: null } : following.position();

  /** False when this connection is over. */
  const take = (message: FeedMessage, first: boolean): boolean => {
    const effect = following.take(message, first);
    if (effect === 'applied') gaps = 0;
    if (effect === 'ended') stop();
    if (effect === 'gap') {
      if (gaps++ < GAPS_BEFORE_SNAPSHOT) connect();
      else connectLater();
    }
    return effect === 'applied' || effect === 'ignored';
  };

  const alive = () => {
    failures = 0;
    following.alive();
  };

  const openSocket = (mine: number) => {
    let opened = false;
    let first = true;
    const closed = () => {
      if (mine !== current) return;
      if (opened) return connectLater();
      closedSockets++;
      socketAgainAt = clock.now() + SOCKET_RETRY_MS;
      if (closedSockets >= SOCKET_TRIES) connect();
      else connectLater();
    };
    cancelTimer = clock.after(TRANSACTION_TIMEOUT_MS, closed);
    const hear = (said: () => void) => () => mine === current && said();
    const opening = transport.openFeed(projectId, position(), {
      onAlive: hear(() => {
        if (!opened) cancelTimer?.();
        opened = true;
        closedSockets = 0;
        alive();
      }),
      onMessage(message) {
        if (mine !== current) return;
        take(message, first);
        first = false;
      },
      onDenied: hear(() => {
        stop();
        following.denied();
      }),
      onClosed: closed,
    });
    // It may have closed while it was being opened.
    if (mine === current) close = opening;
    else opening();
  };

  const poll = async (mine: number, first: boolean): Promise<void> => {
    const asked = clock.now();
    const call = transport.poll(projectId, position());
    const late: PollAnswer = { kind: 'unreachable' };
    const answer = await withDeadline(clock, SUBSCRIBE_TIMEOUT_MS, call, late);
    if (mine !== current) return;
    if (answer.kind === 'answered') {
      alive();
      const goesOn = answer.messages.every((message, i) => take(message, first && i === 0));
      if (!goesOn || mine !== current) return;
      if (clock.now() >= socketAgainAt) return connect();
      if (answer.messages.length > 0 || clock.now() - asked >= SHORTEST_POLL_MS) return poll(mine, false);
      cancelTimer = clock.after(SHORTEST_POLL_MS, () => void poll(mine, false));
      return;
    }
    if (answer.kind === 'denied') {
      stop();
      return following.denied();
    }
    if (answer.kind === 'signedOut') following.signedOut();
    // Nothing gets through at all: the socket may be the first to come back.
    socketAgainAt = 0;
    connectLater();
  };

  return {
    start: connect,
    again: connect,
    wake() {
      failures = 0;
      if (close === null && cancelTimer) connect();
    },
    stop,
  };
}
