import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Places } from '../limits/places.ts';
import { StartupError } from '../startup-error.ts';
import { addressKey } from './address-key.ts';
import { failureBody, HttpFailure, statusOf } from './failures.ts';

/** Whom the open door leads to. */
export interface House {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
}

/** What one that stands at the door may take of it. */
export interface DoorLimits {
  /** How long an answer may lie there without a single byte of it being taken; so long a new line may be silent, too. */
  readonly slowMs: number;
  /** How long the head of a request may take to arrive. */
  readonly headMs: number;
  /** Lines that are open at one time. */
  readonly connections: number;
  /** Of them from one address. Behind a proxy all come from its address: without a limit there. */
  readonly perAddress: number;
}

function notYet(_: IncomingMessage, response: ServerResponse): void {
  const failure = new HttpFailure('starting');
  response.writeHead(statusOf(failure.code), {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '1',
  });
  response.end(JSON.stringify(failureBody(failure)));
}

/**
 * The listening port. It is taken before anything slow begins (a port in use is said at once) and answers 503 until
 * the house behind it is ready, and again while it is being closed.
 */
export class FrontDoor {
  readonly #server: Server;
  readonly #places = new Places();
  #house: House | undefined;

  private constructor(server: Server, { slowMs, headMs, connections, perAddress }: DoorLimits) {
    this.#server = server;
    server.requestTimeout = UPLOAD_MS;
    server.headersTimeout = headMs;
    server.maxConnections = connections;
    server.on('connection', (socket) => {
      const giveBack = this.#places.take([{ key: addressKey(socket.remoteAddress ?? ''), most: perAddress }]);
      if (giveBack) socket.once('close', giveBack);
      else socket.destroy();
    });
    // Longer than proxies keep theirs, so that it is they who close.
    server.keepAliveTimeout = KEEP_MS;
    server.timeout = slowMs;
    server.on('request', (request, response) => {
      // A long poll may be silent for minutes; who does not take what is there for them holds it for nobody.
      response.on('timeout', () => {
        if (request.socket.writableLength > 0) request.socket.destroy();
      });
      if (this.#house) this.#house.request(request, response);
      else notYet(request, response);
    });
    server.on('upgrade', (request, socket, head) => {
      if (this.#house) this.#house.upgrade(request, socket, head).catch(() => socket.destroy());
      else socket.destroy();
    });
  }

  static open(host: string, port: number, limits: Partial<DoorLimits> = {}): Promise<FrontDoor> {
    const all = { ...LIMITS, ...limits };
    const server = createServer({ connectionsCheckingInterval: all.headMs / 4 });
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new StartupError(portTaken(port), { cause: error }) : error),
      );
      server.listen(port, host, () => resolve(new FrontDoor(server, all)));
    });
  }

  /** The port that was got: another than asked for when that was 0. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  admit(house: House): void {
    this.#house = house;
  }

  /** Answers 503 from now on; what is being answered goes on. */
  shut(): void {
    this.#house = undefined;
  }

  /** Gives the port back. Whoever still waits for an answer (a long poll) is let go. */
  async close(): Promise<void> {
    this.shut();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const force = setTimeout(() => this.#server.closeAllConnections(), LAST_WORDS_MS);
    await closed;
    clearTimeout(force);
  }
}

/** 50 MB over a bad line. */
const UPLOAD_MS = 20 * 60 * 1000;
const KEEP_MS = 65_000;
const LIMITS: DoorLimits = {
  slowMs: 30_000,
  headMs: 20_000,
  connections: 10_000,
  perAddress: Number.POSITIVE_INFINITY,
};
/** For answers that are written but not yet sent. */
const LAST_WORDS_MS = 300;

const portTaken = (port: number): string =>
  `포트 ${port}을(를) 다른 프로그램이 쓰고 있습니다. DDAK 서버가 이미 떠 있는지 보거나, PORT를 다르게 정해 주세요.\nPort ${port} is in use.`;
