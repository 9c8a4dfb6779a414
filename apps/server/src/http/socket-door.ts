import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { FairTurns } from '../limits/fair-turns.ts';
import { Places } from '../limits/places.ts';
import type { SocketHub } from '../sync/feed/socket-hub.ts';
import type { App, SignedIn } from './app.ts';

const PATH = '/api/socket';
/** What a client says is small: names of channels. */
const MAX_PAYLOAD = 64 * 1024;
/** Judged at one time, by where the line comes from (which may be a proxy, for everybody). */
const HANDSHAKES = { atOnce: 4, perPerson: 4, mostWaiting: 2_000 };

/** What the handshake's route finds out about who stands there. */
type Visitor = Pick<SignedIn, '_id' | 'familyId'> & { readonly address: string };

/** Answers the handshake of `/api/socket`: our own pages only, only with a session, and so many of each. */
export class SocketDoor {
  readonly #app: App;
  readonly #hub: SocketHub;
  readonly #most: { readonly person: number; readonly address: number };
  readonly #places = new Places();
  readonly #turns = new FairTurns(HANDSHAKES);
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    clientTracking: false,
    // What is worth it, a snapshot, comes by HTTP. A socket that may compress holds 340 KB for as long as it lives.
    perMessageDeflate: false,
  });

  constructor(app: App, hub: SocketHub, most: { readonly person: number; readonly address: number }) {
    this.#app = app;
    this.#hub = hub;
    this.#most = most;
  }

  /** For the HTTP server's `upgrade` event. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (new URL(request.url ?? '/', 'http://here').pathname !== PATH) return refuse(socket, '404 Not Found');
    // The same hooks judge the handshake as any request: trusted proxies, origin, cookies. A rush of them waits in
    // line, so that others are answered in between.
    const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1';
    const asked = await this.#turns.run(remoteAddress, () =>
      this.#app.inject({
        method: 'GET',
        url: `${PATH}/handshake`,
        headers: request.headers as Record<string, string>,
        remoteAddress,
      }),
    );
    if (asked.statusCode !== 200) return refuse(socket, `${asked.statusCode} Refused`);
    const { data } = asked.json<{ data: Visitor }>();
    const giveBack = this.#places.take([
      { key: `person ${data._id}`, most: this.#most.person },
      { key: `address ${data.address}`, most: this.#most.address },
    ]);
    if (!giveBack) return refuse(socket, '429 Too Many Requests');
    if (socket.destroyed) return giveBack();
    socket.on('close', giveBack);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#hub.add(opened, socket, data));
  }
}

/** Says why, and closes the line once that is said: nobody reads on, so it would lie half open until it times out. */
function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
