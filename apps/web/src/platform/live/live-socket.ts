import type { ClientMessage, FeedMessage, FeedPosition, ServerMessage, UserEvent } from '@ddak/protocol';
import { pauseBefore, TRANSACTION_TIMEOUT_MS } from '../../sync/pauses.ts';
import type { Clock, Random } from '../../sync/ports.ts';

/** Who listens to a project's feed. */
export interface ChannelListener {
  onAlive(): void;
  onFeed(message: FeedMessage): void;
  onDenied(): void;
  /** The subscription is over: by a lost line, or a socket that did not open. */
  onClosed(): void;
}

/** Something said whenever the socket stands, and heard of over every reconnection. */
export interface StandingTalk {
  /** What is said now; null: nothing. */
  say(): ClientMessage | null;
  /** Said when it ends. */
  readonly bye?: ClientMessage;
  hear(message: ServerMessage): void;
  /** The socket is gone: what was heard may not hold any more. */
  lost(): void;
}

/** One socket for all channels of a signed-in user in this tab. */
export interface LiveSocket {
  /** Subscribes as soon as the socket stands; the answer unsubscribes. */
  subscribe(channel: string, position: FeedPosition, listener: ChannelListener): () => void;
  /** Hears a channel's events over every reconnection, until the answer ends it. */
  attend(channel: string, heard: (event: UserEvent) => void): () => void;
  /** Keeps a talk up until it is ended. `again` says it anew. */
  keepUp(talk: StandingTalk): { again(): void; end(): void };
  /** The line may be back: opens now instead of at the end of the pause. */
  wake(): void;
  /** The device says that the line is gone: does not wait for a ping to find out. */
  drop(): void;
  stop(): void;
}

const PING_MS = 25_000;

interface Subscription {
  readonly position: FeedPosition;
  readonly listener: ChannelListener;
}

/** Opens a socket with `open`, keeps it alive by pings, and opens it again with growing pauses when it is lost. */
export function openLiveSocket(given: {
  readonly open: () => WebSocket;
  readonly clock: Clock;
  readonly random: Random;
  /** Events may have been missed: it stands after a loss or a failure, or (a proxy that lets no socket through) did not open. */
  readonly onGap?: () => void;
  /** An attended channel is denied: the socket is another person's, or nobody's any more. */
  readonly onStranger?: () => void;
}): LiveSocket {
  const { clock, random } = given;
  const subscriptions = new Map<string, Subscription>();
  let socket: WebSocket | null = null;
  let ready = false;
  let stopped = false;
  let failures = 0;
  let isFirst = true;
  let cancelTimer: (() => void) | null = null;

  const say = (message: ClientMessage) => socket?.send(JSON.stringify(message));
  const talks = standingTalks((message) => ready && say(message));
  const timer = (ms: number, call: () => void) => {
    cancelTimer?.();
    cancelTimer = clock.after(ms, call);
  };
  const sayTo = (channel: string, { position }: Subscription) =>
    say({ kind: 'subscribe', channel, position });

  const beat = () => {
    say({ kind: 'ping' });
    timer(TRANSACTION_TIMEOUT_MS, lost);
  };
  const lost = () => {
    cancelTimer?.();
    socket?.close();
    socket = null;
    if (!ready) given.onGap?.();
    ready = false;
    isFirst = false;
    const over = [...subscriptions.values()];
    subscriptions.clear();
    talks.lost();
    if (!stopped) timer(pauseBefore(failures++, random), connect);
    for (const { listener } of over) listener.onClosed();
  };
  const hear = (message: ServerMessage) => {
    if (message.kind === 'pong') timer(PING_MS, beat);
    talks.hear(message);
    handOn(message, subscriptions);
  };
  const connect = () => {
    if (stopped || socket) return;
    const mine = given.open();
    socket = mine;
    timer(TRANSACTION_TIMEOUT_MS, lost);
    mine.onopen = () => {
      if (mine !== socket) return;
      ready = true;
      if (!isFirst) given.onGap?.();
      isFirst = false;
      failures = 0;
      timer(PING_MS, beat);
      talks.sayAll();
      for (const [channel, subscription] of subscriptions) sayTo(channel, subscription);
    };
    mine.onmessage = ({ data }) => mine === socket && hear(JSON.parse(String(data)) as ServerMessage);
    mine.onclose = () => mine === socket && lost();
  };

  connect();
  return {
    subscribe(channel, position, listener) {
      const subscription: Subscription = { position, listener };
      subscriptions.set(channel, subscription);
      if (ready) sayTo(channel, subscription);
      else connect();
      return () => {
        if (subscriptions.get(channel) !== subscription) return;
        subscriptions.delete(channel);
        if (ready) say({ kind: 'unsubscribe', channel });
      };
    },
    attend: (channel, heard) => talks.keepUp(attendance(channel, heard, given.onStranger)).end,
    keepUp: talks.keepUp,
    drop() {
      if (socket) lost();
    },
    wake() {
      failures = 0;
      if (!socket) connect();
    },
    stop() {
      stopped = true;
      subscriptions.clear();
      cancelTimer?.();
      socket?.close();
      socket = null;
    },
  };
}

/** The talks that are kept up. `say` does nothing while no socket stands. */
function standingTalks(say: (message: ClientMessage) => void) {
  const talks = new Set<StandingTalk>();
  const sayOf = (talk: StandingTalk) => {
    const message = talk.say();
    if (message) say(message);
  };
  return {
    sayAll: () => talks.forEach(sayOf),
    hear(message: ServerMessage) {
      for (const talk of talks) talk.hear(message);
    },
    lost() {
      for (const talk of talks) talk.lost();
    },
    keepUp(talk: StandingTalk) {
      talks.add(talk);
      sayOf(talk);
      const end = () => {
        if (talks.delete(talk) && talk.bye) say(talk.bye);
      };
      return { again: () => sayOf(talk), end };
    },
  };
}

/** The talk of one channel's events. Denied, it is another person's. */
const attendance = (
  channel: string,
  heard: (event: UserEvent) => void,
  onStranger?: () => void,
): StandingTalk => ({
  say: () => ({ kind: 'subscribe', channel }),
  bye: { kind: 'unsubscribe', channel },
  hear(message) {
    if (message.kind === 'event' && message.channel === channel) heard(message);
    if (message.kind === 'denied' && message.channel === channel) onStranger?.();
  },
  lost: () => undefined,
});

/** Gives a message to whom it concerns; a channel that is denied is a subscription no more. */
function handOn(message: ServerMessage, subscriptions: Map<string, Subscription>): void {
  if (message.kind === 'pong') {
    for (const { listener } of subscriptions.values()) listener.onAlive();
    return;
  }
  if (!('channel' in message) || message.kind === 'event') return;
  const listener = subscriptions.get(message.channel)?.listener;
  if (message.kind === 'subscribed') listener?.onAlive();
  else if (message.kind === 'feed') listener?.onFeed(message.message);
  else {
    subscriptions.delete(message.channel);
    listener?.onDenied();
  }
}
