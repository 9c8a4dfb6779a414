import type { Id } from '@ddak/domain';
import type { FeedMessage, FeedPosition } from '@ddak/protocol';
import type { FeedEffect } from './apply-feed.ts';
import { feedByPoll } from './feed-by-poll.ts';
import { type FeedEars, feedBySocket } from './feed-by-socket.ts';
import { pauseBefore } from './pauses.ts';
import type { Clock, SyncPorts } from './ports.ts';

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
/** The line stands, and the person is let in as soon as they have a second factor (AC27). */
const LOCKED_RETRY_MS = 30_000;

/**
 * Keeps the project's feed coming: all of it at first by HTTP, which compresses, then by socket from where we stand;
 * where no socket gets through, by long poll, with another try of the socket every minute.
 */
export function followFeed(following: Following): Follower {
  const { ports, projectId } = following;
  const { clock, random } = ports;
  // Each try has a number, so that one which ends while it is being made does not stand in the way of the next.
  let tries = 0;
  let stopped = false;
  let endConnection: (() => void) | null = null;
  let cancelPause: (() => void) | null = null;
  let failures = 0;
  const sockets = trustInSockets(clock);
  const gaps = countGaps();

  const hangUp = (againIn?: number) => {
    tries++;
    cancelPause?.();
    cancelPause = againIn === undefined ? null : clock.after(againIn, connect);
    endConnection?.();
    endConnection = null;
  };
  const stop = () => {
    hangUp();
    stopped = true;
  };
  const connectLater = () => {
    following.lost();
    hangUp(pauseBefore(failures++, random));
  };
  const position = () => gaps.startOf(following.position());

  const ears: Omit<FeedEars, 'over'> = {
    alive() {
      failures = 0;
      following.alive();
    },
    take(message, first) {
      const effect = following.take(message, first);
      const again = gaps.after(effect);
      if (effect === 'ended') stop();
      if (effect === 'locked') hangUp(LOCKED_RETRY_MS);
      if (again === 'now') connect();
      if (again === 'later') connectLater();
    },
    denied() {
      stop();
      following.denied();
    },
  };

  const bySocket = () =>
    feedBySocket(ports, projectId, position(), {
      ...ears,
      alive() {
        sockets.stood();
        ears.alive();
      },
      over(stood) {
        if (stood) return connectLater();
        if (sockets.closed()) connect();
        else connectLater();
      },
    });
  /** @param goesOn asked after every answer whether to poll again; else the feed is connected to anew */
  const byPoll = (goesOn: () => boolean) =>
    feedByPoll(ports, projectId, position, {
      ...ears,
      signedOut: following.signedOut,
      goesOn() {
        if (goesOn()) return true;
        connect();
        return false;
      },
      over() {
        // Nothing gets through at all: the socket may be the first to come back.
        sockets.tryAgain();
        connectLater();
      },
    });

  const connect = () => {
    if (stopped) return;
    hangUp();
    const mine = tries;
    const polls = () => sockets.areBlocked() || position().seq === null;
    const end = polls() ? byPoll(polls) : bySocket();
    if (mine === tries) endConnection = end;
    else end();
  };

  return {
    start: connect,
    again: connect,
    wake() {
      failures = 0;
      if (cancelPause) connect();
    },
    stop,
  };
}

/** Whether sockets get through: after some that never stood, none is tried for a while. */
function trustInSockets({ now }: Clock) {
  let closed = 0;
  let againAt = 0;
  return {
    stood() {
      closed = 0;
    },
    /** One has closed that never stood. Whether sockets are given up for now. */
    closed(): boolean {
      closed++;
      againAt = now() + SOCKET_RETRY_MS;
      return closed >= SOCKET_TRIES;
    },
    tryAgain() {
      againAt = 0;
    },
    areBlocked: () => closed >= SOCKET_TRIES && now() < againAt,
  };
}

/** After several gaps in a row our place in the log is worth nothing: then everything is asked for, and not at once. */
function countGaps() {
  let gaps = 0;
  return {
    after(effect: FeedEffect['effect']): 'now' | 'later' | null {
      if (effect === 'applied') gaps = 0;
      if (effect !== 'gap') return null;
      return gaps++ < GAPS_BEFORE_SNAPSHOT ? 'now' : 'later';
    },
    startOf: (position: FeedPosition): FeedPosition =>
      gaps >= GAPS_BEFORE_SNAPSHOT ? { ...position, seq: null, epoch: null } : position,
  };
}
