import type { Duplex } from 'node:stream';
import type { Id } from '@ddak/domain';
import {
  type ChannelKind,
  type ClientMessage,
  clientMessageSchema,
  type FeedPosition,
  type FieldPlace,
  idOfChannel,
  PROTOCOL_VERSION,
  readChannel,
  userChannel,
} from '@ddak/protocol';
import type { WebSocket } from 'ws';
import type { Bus, UserNotice } from '../../bus/bus.ts';
import type { FairTurns } from '../../limits/fair-turns.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import type { ProjectStates } from '../project-states.ts';
import { positionAfter } from './feed.ts';
import { feedBytes, inEnvelope } from './feed-bytes.ts';
import { FeedSubscription } from './feed-subscription.ts';
import { GatheredNudges } from './gather-nudges.ts';
import { PacedMessages } from './paced-messages.ts';
import type { SharedBytes } from './shared-bytes.ts';
import type { SocketGuest } from './socket-guest.ts';
import { SocketWriter } from './socket-writer.ts';
import { tellListeners } from './tell-listeners.ts';

/** Codes with which we end a socket: 44xx are ours. */
export const CLOSE = {
  badMessage: 4400,
  sessionEnded: 4401,
  tooSlow: 4408,
  tooMany: 4429,
  failed: 4500,
  goingAway: 1001,
} as const;

const MAX_CHANNELS = 200;
/** Whether somebody is let listen. The feed of a project itself ends for who may not read it. */
const IS_OPEN: Readonly<Record<ChannelKind, (id: Id, listener: Id) => boolean>> = {
  test: () => true,
  user: (id, listener) => id === listener,
  project: () => true,
};
const HEARTBEAT_MS = 30_000;
/** Who does not read does not read our last word either. */
const LAST_WORD_MS = 1_000;
/** What one socket may say: a rush (a page that opens, many projects looked after), then so much a second. */
const RUSH = 300;
const PER_SECOND = 30;
/** What makes us look at a project costs more than a word does. */
const LOOK_COST = 4;

interface Connection extends SocketGuest {
  readonly socket: WebSocket;
  readonly writer: SocketWriter;
  readonly bucket: TokenBucket;
  readonly messages: PacedMessages;
  readonly familyId: Id;
  readonly channels: Set<string>;
  readonly feeds: Map<Id, FeedSubscription>;
  alive: boolean;
}

export interface SocketHubDeps {
  readonly states: ProjectStates;
  readonly bus: Bus;
  readonly followed: {
    follow(guest: SocketGuest, channels: readonly string[]): void;
    leave(guest: SocketGuest): void;
  };
  readonly presence: {
    here(guest: SocketGuest, projectId: Id | null, timeoutSeconds?: number): void;
    inField(guest: SocketGuest, projectId: Id, at: FieldPlace | null): void;
    gone(guest: SocketGuest): void;
  };
  /** JSON that many are sent, and how many at once one person is sent all of a project. */
  readonly shared: SharedBytes;
  readonly turns: FairTurns;
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
  readonly livingFamilies: (familyIds: readonly Id[]) => Promise<ReadonlySet<Id>>;
  readonly onError: (error: unknown) => void;
}

/** Holds the open sockets: hands each the feeds it has subscribed to, and what concerns its person. */
export class SocketHub {
  readonly #deps: SocketHubDeps;
  readonly #connections = new Set<Connection>();
  /** Who listens to which project, so that a nudge is not held up to every socket. */
  readonly #listeners = new Map<Id, Set<FeedSubscription>>();
  readonly #stopListening: () => void;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(deps: SocketHubDeps) {
    this.#deps = deps;
    const nudges = new GatheredNudges(deps.after, (projectId, seq) => {
      const listeners = this.#listeners.get(projectId) ?? new Set();
      tellListeners(deps, projectId, seq, listeners);
      return listeners.size;
    });
    this.#stopListening = deps.bus.listen({
      nudge: ({ projectId, seq }) => {
        if (this.#listeners.has(projectId)) nudges.hear(projectId, seq);
      },
      notice: (notice) => this.#tell(notice),
      gap: () => {
        for (const { feeds } of this.#connections) for (const feed of feeds.values()) feed.look();
        this.#endDeadSessions();
      },
    });
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Takes over a socket whose person is known, with the line that it was opened on. */
  add(socket: WebSocket, line: Duplex, who: { readonly _id: Id; readonly familyId: Id }): void {
    const connection = this.#connect(socket, line, who);
    this.#connections.add(connection);
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('message', (data) => connection.messages.hear(String(data)));
    socket.on('error', (error) => this.#deps.onError(error));
    socket.on('close', () => {
      this.#connections.delete(connection);
      connection.messages.end();
      this.#deps.followed.leave(connection);
      this.#deps.presence.gone(connection);
      for (const projectId of [...connection.feeds.keys()]) this.#endFeed(connection, projectId);
    });
  }

  #connect(socket: WebSocket, line: Duplex, who: { readonly _id: Id; readonly familyId: Id }): Connection {
    const { now, after } = this.#deps;
    const bucket = new TokenBucket(RUSH, PER_SECOND, now);
    const writer = new SocketWriter(socket, line, {
      now,
      after,
      onSlow: () => {
        socket.close(CLOSE.tooSlow);
        after(LAST_WORD_MS, () => socket.terminate());
      },
    });
    const messages = new PacedMessages({
      bucket,
      after,
      handle: (text) => this.#hear(connection, text),
      pause: () => socket.pause(),
      resume: () => socket.resume(),
      onFlood: () => socket.close(CLOSE.tooMany),
    });
    const connection: Connection = {
      socket,
      writer,
      bucket,
      messages,
      userId: who._id,
      familyId: who.familyId,
      channels: new Set(),
      feeds: new Map(),
      alive: true,
      send: (message) => writer.say(JSON.stringify(message)),
    };
    return connection;
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#connections.size;
  }

  /** Ends the sockets of a session that has ended. */
  endFamily(familyId: Id): void {
    for (const { socket, familyId: own } of this.#connections)
      if (own === familyId) socket.close(CLOSE.sessionEnded);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#stopListening();
    for (const { socket, messages } of this.#connections) {
      messages.end();
      socket.close(CLOSE.goingAway);
      // Whose sender waits is read on, to hear their farewell.
      socket.resume();
    }
  }

  #hear(connection: Connection, text: string): void {
    const message = parseMessage(text);
    if (!message) {
      connection.socket.close(CLOSE.badMessage);
      return;
    }
    if (message.kind !== 'ping' && message.kind !== 'unsubscribe') connection.bucket.charge(LOOK_COST);
    if (message.kind === 'ping') connection.send({ kind: 'pong' });
    else if (message.kind === 'follow') this.#deps.followed.follow(connection, message.channels);
    else if (message.kind === 'here')
      this.#deps.presence.here(connection, message.projectId, message.timeout);
    else if (message.kind === 'inField')
      this.#deps.presence.inField(connection, message.projectId, message.at);
    else if (message.kind === 'subscribe') this.#subscribe(connection, message.channel, message.position);
    else this.#unsubscribe(connection, message.channel);
  }

  #subscribe(connection: Connection, channel: string, position: FeedPosition | undefined): void {
    const named = readChannel(channel);
    const isOpen = named && IS_OPEN[named.kind](named.id, connection.userId);
    if (!isOpen || connection.channels.size >= MAX_CHANNELS) {
      connection.send({ kind: 'denied', channel, code: 'forbidden', message: '구독할 수 없는 채널이에요.' });
      return;
    }
    connection.channels.add(channel);
    connection.send({ kind: 'subscribed', channel });
    if (named.kind !== 'project') return;
    const projectId = named.id;
    this.#endFeed(connection, projectId);
    const start = position ?? { seq: null, epoch: null, version: PROTOCOL_VERSION };
    const feed = new FeedSubscription(this.#deps.states, projectId, connection.userId, start, {
      turn: () => this.#deps.turns.take(connection.userId),
      send: async (message) => {
        const parts = await feedBytes(this.#deps.shared, message);
        if (connection.feeds.get(projectId) !== feed) return;
        if (positionAfter(message) === null) this.#unsubscribe(connection, channel);
        await connection.writer.send(inEnvelope(channel, parts));
      },
      offer: (frame) => connection.writer.offer(frame),
      failed: (error) => {
        this.#deps.onError(error);
        // The client comes back and goes on from where it stands.
        connection.socket.close(CLOSE.failed);
      },
    });
    connection.feeds.set(projectId, feed);
    const listeners = this.#listeners.get(projectId) ?? new Set();
    this.#listeners.set(projectId, listeners.add(feed));
    feed.start();
  }

  #endFeed(connection: Connection, projectId: Id): void {
    const feed = connection.feeds.get(projectId);
    if (!feed) return;
    feed.close();
    connection.feeds.delete(projectId);
    const listeners = this.#listeners.get(projectId);
    listeners?.delete(feed);
    if (listeners?.size === 0) this.#listeners.delete(projectId);
  }

  #unsubscribe(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    const projectId = idOfChannel(channel, 'project');
    if (projectId) this.#endFeed(connection, projectId);
  }

  #tell({ userId, event, from, data }: UserNotice): void {
    const channel = userChannel(userId);
    for (const connection of this.#connections)
      if (connection.userId === userId && connection.channels.has(channel))
        connection.send({ kind: 'event', channel, event, from, data: { ...data } });
  }

  /** A socket that has not answered since the last beat is dead; one whose session has ended elsewhere is closed. */
  #beat(): void {
    for (const connection of this.#connections) {
      if (!connection.alive && !connection.messages.isBehind) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
    this.#endDeadSessions();
  }

  #endDeadSessions(): void {
    const families = [...new Set([...this.#connections].map(({ familyId }) => familyId))];
    this.#deps.livingFamilies(families).then(
      (living) => {
        for (const familyId of families) if (!living.has(familyId)) this.endFamily(familyId);
      },
      (error) => this.#deps.onError(error),
    );
  }
}

function parseMessage(text: string): ClientMessage | undefined {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON: no message of ours.
    return undefined;
  }
}
