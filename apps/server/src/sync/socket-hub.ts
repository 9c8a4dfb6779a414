import type { Id } from '@ddak/domain';
import {
  type ClientMessage,
  clientMessageSchema,
  type FeedPosition,
  idOfChannel,
  PROTOCOL_VERSION,
  type ServerMessage,
  TEST_CHANNEL,
  userChannel,
} from '@ddak/protocol';
import type { WebSocket } from 'ws';
import type { Bus, UserNotice } from '../bus/bus.ts';
import { FeedSubscription } from './feed-subscription.ts';
import type { ProjectStates } from './project-states.ts';
import type { SocketGuest } from './socket-guest.ts';

/** Codes with which we end a socket: 44xx are ours. */
export const CLOSE = {
  badMessage: 4400,
  sessionEnded: 4401,
  tooSlow: 4408,
  failed: 4500,
  goingAway: 1001,
} as const;

const MAX_CHANNELS = 200;
/** Above this much unsent, a feed waits; above the second, the reader is given up and comes back by resume. */
const ROOM = 1024 * 1024;
const TOO_MUCH = 32 * 1024 * 1024;
const HEARTBEAT_MS = 30_000;

interface Connection extends SocketGuest {
  readonly socket: WebSocket;
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
    gone(guest: SocketGuest): void;
  };
  readonly livingFamilies: (familyIds: readonly Id[]) => Promise<ReadonlySet<Id>>;
  readonly onError: (error: unknown) => void;
}

/** Holds the open sockets: hands each the feeds it has subscribed to, and what concerns its person. */
export class SocketHub {
  readonly #deps: SocketHubDeps;
  readonly #connections = new Set<Connection>();
  readonly #stopListening: () => void;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(deps: SocketHubDeps) {
    this.#deps = deps;
    this.#stopListening = deps.bus.listen({
      nudge: ({ projectId, seq }) => {
        for (const connection of this.#connections) connection.feeds.get(projectId)?.nudge(seq);
      },
      notice: (notice) => this.#tell(notice),
      gap: () => {
        for (const { feeds } of this.#connections) for (const feed of feeds.values()) feed.look();
      },
    });
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Takes over a socket whose person is known. */
  add(socket: WebSocket, who: { readonly _id: Id; readonly familyId: Id }): void {
    const connection: Connection = {
      socket,
      userId: who._id,
      familyId: who.familyId,
      channels: new Set(),
      feeds: new Map(),
      alive: true,
      send: (message) => send(connection, message),
    };
    this.#connections.add(connection);
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('message', (data) => this.#hear(connection, String(data)));
    socket.on('error', (error) => this.#deps.onError(error));
    socket.on('close', () => {
      this.#connections.delete(connection);
      this.#deps.followed.leave(connection);
      this.#deps.presence.gone(connection);
      for (const feed of connection.feeds.values()) feed.close();
    });
  }

  /** Ends the sockets of a session that has ended. */
  endFamily(familyId: Id): void {
    for (const { socket, familyId: own } of this.#connections)
      if (own === familyId) socket.close(CLOSE.sessionEnded);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#stopListening();
    for (const { socket } of this.#connections) socket.close(CLOSE.goingAway);
  }

  #hear(connection: Connection, text: string): void {
    const message = parseMessage(text);
    if (!message) {
      connection.socket.close(CLOSE.badMessage);
      return;
    }
    if (message.kind === 'ping') send(connection, { kind: 'pong' });
    else if (message.kind === 'follow') this.#deps.followed.follow(connection, message.channels);
    else if (message.kind === 'here')
      this.#deps.presence.here(connection, message.projectId, message.timeout);
    else if (message.kind === 'subscribe') this.#subscribe(connection, message.channel, message.position);
    else this.#unsubscribe(connection, message.channel);
  }

  #subscribe(connection: Connection, channel: string, position: FeedPosition | undefined): void {
    const projectId = idOfChannel(channel, 'project');
    const own = channel === TEST_CHANNEL || channel === userChannel(connection.userId);
    if ((!projectId && !own) || connection.channels.size >= MAX_CHANNELS) {
      send(connection, { kind: 'denied', channel, code: 'forbidden', message: '구독할 수 없는 채널이에요.' });
      return;
    }
    connection.channels.add(channel);
    send(connection, { kind: 'subscribed', channel });
    if (!projectId) return;
    connection.feeds.get(projectId)?.close();
    const start = position ?? { seq: null, epoch: null, version: PROTOCOL_VERSION };
    const feed = new FeedSubscription(this.#deps.states, projectId, connection.userId, start, {
      send: async (message) => {
        send(connection, { kind: 'feed', channel, message });
        if (message.kind === 'ended') this.#unsubscribe(connection, channel);
        await roomFor(connection.socket);
      },
      failed: (error) => {
        this.#deps.onError(error);
        // The client comes back and goes on from where it stands.
        connection.socket.close(CLOSE.failed);
      },
    });
    connection.feeds.set(projectId, feed);
    feed.start();
  }

  #unsubscribe(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    const projectId = idOfChannel(channel, 'project');
    if (!projectId) return;
    connection.feeds.get(projectId)?.close();
    connection.feeds.delete(projectId);
  }

  #tell({ userId, event, from, data }: UserNotice): void {
    const channel = userChannel(userId);
    for (const connection of this.#connections)
      if (connection.userId === userId && connection.channels.has(channel))
        send(connection, { kind: 'event', channel, event, from, data: { ...data } });
  }

  /** A socket that has not answered since the last beat is dead; one whose session has ended elsewhere is closed. */
  #beat(): void {
    for (const connection of this.#connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
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

function send({ socket }: Pick<Connection, 'socket'>, message: ServerMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > TOO_MUCH) socket.close(CLOSE.tooSlow);
  else socket.send(JSON.stringify(message));
}

/** Waits until the socket has sent most of what it was given, or has closed. */
async function roomFor(socket: WebSocket): Promise<void> {
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > ROOM)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
