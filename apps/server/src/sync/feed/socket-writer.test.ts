import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { TestClock } from '../../testing/test-clock.ts';
import { SLOW_MS, SocketWriter } from './socket-writer.ts';

const MB = 1024 * 1024;

/** A socket whose other side reads when it is told to. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly taken: { readonly bytes: number; readonly fin: boolean }[] = [];
  readonly #unread: (() => void)[] = [];
  text = '';
  /** What lies in the line below the socket, and how much of it its other side takes at once. */
  readonly line = {
    takes: Number.POSITIVE_INFINITY,
    writableLength: 0,
    write: (bytes: Uint8Array, taken?: () => void): boolean => {
      this.text += Buffer.from(bytes).toString('latin1');
      this.line.writableLength += Math.max(0, bytes.byteLength - this.line.takes);
      if (taken)
        this.#unread.push(() => {
          this.line.writableLength = 0;
          taken();
        });
      return true;
    },
  };

  send(chunk: Uint8Array, { fin }: { fin: boolean }, taken: () => void): void {
    this.taken.push({ bytes: chunk.byteLength, fin });
    this.text += Buffer.from(chunk).toString('latin1');
    this.#unread.push(taken);
  }

  read(count = Number.POSITIVE_INFINITY): void {
    for (let i = 0; i < count; i++) {
      const next = this.#unread.shift();
      if (!next) return;
      next();
    }
  }
}

let clock: TestClock;
let socket: FakeSocket;
let slow: number;
let writer: SocketWriter;

beforeEach(() => {
  clock = new TestClock();
  socket = new FakeSocket();
  slow = 0;
  writer = writerOf(socket);
});

const writerOf = (of: FakeSocket): SocketWriter =>
  new SocketWriter(of as unknown as WebSocket, of.line as unknown as Duplex, {
    now: clock.now,
    after: clock.after,
    onSlow: () => {
      slow += 1;
      of.readyState = 2;
      of.emit('close');
    },
  });
const handedOver = (of: FakeSocket): number => of.taken.reduce((sum, { bytes }) => sum + bytes, 0);

describe('LM3: what a socket is sent', () => {
  it('arrives in order and whole, the long in pieces', async () => {
    const long = Buffer.alloc(MB, 'x');
    void writer.send([Buffer.from('a')]);
    const sent = writer.send([Buffer.from('<'), long, Buffer.from('>')]);
    writer.say('b');
    socket.read();
    await sent;
    expect(socket.text).toBe(`a<${'x'.repeat(MB)}>b`);
    expect(socket.taken.filter(({ fin }) => fin)).toHaveLength(3);
    expect(writer.unsentBytes).toBe(0);
  });

  it('is a reference as long as nobody reads: 60 deaf readers of 11 MB hold a quarter of a megabyte each', () => {
    const snapshot = Buffer.alloc(11 * MB, 'x');
    const sockets = Array.from({ length: 60 }, () => new FakeSocket());
    for (const one of sockets) void writerOf(one).send([snapshot]);
    expect(sockets.map(handedOver)).toEqual(sockets.map(() => 256 * 1024));
  });

  it('is given up for a reader who takes nothing for long, not for one who is slow', async () => {
    void writer.send([Buffer.alloc(MB)]);
    for (let i = 0; i < 10; i++) {
      await clock.advance(SLOW_MS - 1);
      socket.read(1);
    }
    expect(slow).toBe(0);
    await clock.advance(SLOW_MS);
    expect(slow).toBe(1);
    expect(handedOver(socket)).toBeLessThan(MB);
  });

  it('lets go of whoever waits for it when nobody is there any more', async () => {
    const sent = writer.send([Buffer.alloc(MB)]);
    socket.emit('close');
    await sent;
    socket.readyState = 3;
    await writer.send([Buffer.alloc(MB)]);
    expect(handedOver(socket)).toBe(256 * 1024);
  });

  it('is given up when far too much waits behind what is not read', async () => {
    for (let i = 0; i < 40; i++) void writer.send([Buffer.alloc(MB)]);
    expect(slow).toBe(1);
  });

  it('goes at once where it is framed for many, without a count, while the system takes it', async () => {
    expect([writer.offer(Buffer.from('a')), writer.offer(Buffer.from('b'))]).toEqual([true, true]);
    expect([socket.text, socket.taken, writer.unsentBytes]).toEqual(['ab', [], 0]);
  });

  it('goes at once where it is short and nothing waits, and else in its turn', () => {
    writer.say('a');
    expect([socket.text, socket.taken, writer.unsentBytes]).toEqual(['\x81\x01a', [], 0]);
    void writer.send([Buffer.alloc(MB, 'x')]);
    writer.say('b');
    socket.read();
    expect([socket.text.slice(-2), socket.taken.at(-1)]).toEqual(['xb', { bytes: 1, fin: true }]);
  });

  it('is not overtaken by what is framed for many, nor does that pile up behind a slow reader', async () => {
    const sent = writer.send([Buffer.alloc(MB, 'x')]);
    expect(writer.offer(Buffer.from('b'))).toBe(false);
    socket.read();
    await sent;
    socket.line.takes = 10;
    expect([writer.offer(Buffer.alloc(15)), writer.unsentBytes]).toEqual([true, 5]);
    expect(writer.offer(Buffer.from('c'))).toBe(false);
    socket.read();
    expect([writer.offer(Buffer.from('d')), writer.unsentBytes]).toEqual([true, 0]);
    socket.line.takes = 0;
    writer.offer(Buffer.from('e'));
    await clock.advance(SLOW_MS);
    expect([slow, writer.offer(Buffer.from('f'))]).toEqual([1, false]);
  });
});
