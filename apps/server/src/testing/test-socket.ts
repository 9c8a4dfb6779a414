import { type ClientMessage, type ServerMessage, serverMessageSchema } from '@ddak/protocol';
import { WebSocket } from 'ws';
import type { TestPerson } from './test-person.ts';

/** A browser's socket: keeps what it hears, and lets a test wait for something of it. */
export class TestSocket {
  readonly heard: ServerMessage[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('message', (data) => {
      this.heard.push(serverMessageSchema.parse(JSON.parse(String(data))));
      for (const look of [...this.#waiting]) look();
    });
  }

  /** Answers the socket, or the HTTP status with which it was refused. */
  static open(person: TestPerson, headers: Record<string, string> = {}): Promise<TestSocket | number> {
    const url = `${person.base.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, {
      headers: { cookie: person.cookieHeader, origin: person.base, ...headers },
    });
    return new Promise((resolve, reject) => {
      const opened = new TestSocket(socket);
      socket.on('open', () => resolve(opened));
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', reject);
    });
  }

  static async of(person: TestPerson): Promise<TestSocket> {
    const socket = await TestSocket.open(person);
    if (typeof socket === 'number') throw new Error(`the socket was refused: ${socket}`);
    return socket;
  }

  /** What was agreed upon beyond the plain protocol. */
  get extensions(): string {
    return this.#socket.extensions;
  }

  say(message: ClientMessage | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message, heard or to come, for which `found` answers something. */
  async until<T>(found: (message: ServerMessage) => T | undefined | false): Promise<T> {
    for (;;) {
      for (const message of this.heard) {
        const answer = found(message);
        if (answer) return answer;
      }
      await new Promise<void>((resolve) => {
        const look = (): void => {
          this.#waiting.delete(look);
          resolve();
        };
        this.#waiting.add(look);
      });
    }
  }

  close(): void {
    this.#socket.close();
  }
}
