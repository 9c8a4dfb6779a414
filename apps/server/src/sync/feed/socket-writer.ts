import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { frameText } from './frame-text.ts';
import { inChunks } from './in-chunks.ts';

/** Handed to the system and not yet taken: beyond this the rest waits here, as what it was made from. */
const IN_FLIGHT = 256 * 1024;
/** A reader behind whom more than this waits is given up; they come back and go on from where they stood. */
const MOST_WAITING = 32 * 1024 * 1024;
/** So is one who takes nothing at all for so long. */
export const SLOW_MS = 20_000;

/** What waits to be sent as one message. */
interface Waiting {
  readonly chunks: Iterator<Uint8Array, void>;
  next: IteratorResult<Uint8Array, void>;
  readonly bytes: number;
  readonly sent: () => void;
}

export interface SocketWriterDeps {
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
  /** The other side does not read: it is to be closed, at once. */
  readonly onSlow: () => void;
}

/**
 * The way out of one socket, in order. Long messages go in pieces, the next when the system has taken the last but few:
 * what waits are references to bytes that all readers of the same share, not a copy for each.
 */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #line: Pick<Duplex, 'write' | 'writableLength'>;
  readonly #deps: SocketWriterDeps;
  readonly #queue: Waiting[] = [];
  #inFlight = 0;
  #waitingBytes = 0;
  #movedAt = 0;
  #watched = false;

  /** @param line what the socket was opened on, for what is framed already */
  constructor(socket: WebSocket, line: Pick<Duplex, 'write' | 'writableLength'>, deps: SocketWriterDeps) {
    this.#socket = socket;
    this.#line = line;
    this.#deps = deps;
    socket.on('close', () => this.#forget());
  }

  /** What waits here, or was given to the system and not yet taken. */
  get unsentBytes(): number {
    return this.#waitingBytes + this.#inFlight;
  }

  say(text: string): void {
    const bytes = Buffer.from(text);
    if (!this.offer(frameText([bytes]))) void this.send([bytes]);
  }

  /** Sends these bytes as one message. Answers when the last of them has been handed over, or nobody is there. */
  send(parts: readonly Uint8Array[]): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.resolve();
    if (this.#waitingBytes > MOST_WAITING) {
      this.#giveUp();
      return Promise.resolve();
    }
    const chunks = inChunks(parts);
    const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0);
    return new Promise((sent) => {
      this.#queue.push({ chunks, next: chunks.next(), bytes, sent });
      this.#waitingBytes += bytes;
      this.#pump();
    });
  }

  /** Sends a whole message that is framed already, if nothing waits before it; whether it did. */
  offer(frame: Uint8Array): boolean {
    if (this.#queue.length > 0 || this.#line.writableLength > 0) return false;
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    this.#line.write(frame);
    const left = this.#line.writableLength;
    // Nearly always the system has taken it by now: nothing is counted, and nobody called back.
    if (left > 0) this.#await(left);
    return true;
  }

  /** Counts what the line has not been rid of yet, until it is. */
  #await(bytes: number): void {
    this.#inFlight += bytes;
    this.#watch();
    this.#line.write(NOTHING, () => this.#taken(bytes));
  }

  #taken(bytes: number): void {
    this.#inFlight -= bytes;
    this.#movedAt = this.#deps.now();
    this.#pump();
  }

  #pump(): void {
    while (this.#inFlight < IN_FLIGHT) {
      const first = this.#queue[0];
      if (!first || this.#socket.readyState !== this.#socket.OPEN) return;
      const chunk = first.next.done ? new Uint8Array() : first.next.value;
      first.next = first.chunks.next();
      const last = first.next.done === true;
      this.#waitingBytes -= chunk.byteLength;
      if (last) this.#queue.shift();
      this.#write(chunk, last);
      if (last) first.sent();
    }
  }

  #write(chunk: Uint8Array, fin: boolean): void {
    this.#inFlight += chunk.byteLength;
    this.#watch();
    this.#socket.send(chunk, { binary: false, fin }, () => this.#taken(chunk.byteLength));
  }

  /** One timer as long as something is under way, whatever is sent. */
  #watch(): void {
    if (this.#watched) return;
    this.#watched = true;
    this.#movedAt = this.#deps.now();
    this.#lookIn(SLOW_MS);
  }

  #lookIn(ms: number): void {
    this.#deps.after(ms, () => {
      const left = this.#movedAt + SLOW_MS - this.#deps.now();
      if (this.#inFlight === 0) this.#watched = false;
      else if (left > 0) this.#lookIn(left);
      else this.#giveUp();
    });
  }

  #giveUp(): void {
    this.#forget();
    this.#deps.onSlow();
  }

  #forget(): void {
    this.#waitingBytes = 0;
    for (const { sent } of this.#queue.splice(0)) sent();
  }
}

const NOTHING = new Uint8Array();
