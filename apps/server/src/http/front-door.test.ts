import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FrontDoor } from './front-door.ts';

// Both ends run in this process: a machine that stands still for so long looks to the server like a slow reader.
const SLOW_MS = 1000;
/** More than the buffers of both ends hold. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let door: FrontDoor;
let asked: Promise<ServerResponse>;
let visitor: Socket;

beforeEach(async () => {
  door = await FrontDoor.open('127.0.0.1', 0, { slowMs: SLOW_MS });
  asked = new Promise((resolve) => {
    door.admit({ request: (_, response) => resolve(response), upgrade: async () => {} });
  });
  visitor = connect(door.port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
});
afterEach(async () => {
  visitor.destroy();
  await door.close();
});

const ended = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', resolve));

describe('LM3: an answer by HTTP', () => {
  it('is dropped when nothing of it is taken', async () => {
    visitor.pause();
    const response = await asked;
    response.end(LARGE);
    await ended(response);
    expect(response.writableFinished).toBe(false);
  });

  it('arrives whole where it is read, however long it took to begin', async () => {
    const response = await asked;
    await pause(1.5 * SLOW_MS);
    let bytes = 0;
    const over = new Promise<void>((resolve) => {
      visitor.once('close', resolve);
      visitor.on('data', (chunk) => {
        bytes += chunk.byteLength;
        if (bytes > LARGE.byteLength) resolve();
      });
    });
    response.end(LARGE);
    await over;
    expect(bytes).toBeGreaterThan(LARGE.byteLength);
  });
});

describe('LM13: lines that are open', () => {
  const MOST = 20;
  const QUIET = { slowMs: 60_000 };
  const dial = (to: FrontDoor): Promise<Socket> =>
    new Promise((resolve) => {
      const line = connect(to.port, '127.0.0.1', () => resolve(line));
      line.on('error', () => line.destroy());
    });
  /** Whether the server has hung up on it, or has answered. */
  const fate = (line: Socket): Promise<'closed' | 'answered'> =>
    new Promise((resolve) => {
      if (line.destroyed) resolve('closed');
      line.once('close', () => resolve('closed'));
      line.once('data', () => resolve('answered'));
      line.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
    });

  it.each([
    ['from one address', { perAddress: MOST }],
    ['in all', { connections: MOST }],
  ])('are so many %s; one that is closed gives its place back', async (_, limits) => {
    const own = await FrontDoor.open('127.0.0.1', 0, { ...QUIET, ...limits });
    const idle: Socket[] = [];
    for (let i = 0; i < MOST; i++) idle.push(await dial(own));
    const late = [await dial(own), await dial(own), await dial(own)];
    expect(await Promise.all(late.map(fate))).toEqual(['closed', 'closed', 'closed']);
    expect(await fate(idle[0]!)).toBe('answered');
    idle[1]!.destroy();
    // Until the server has heard of it.
    while ((await fate(await dial(own))) === 'closed');
    for (const line of idle) line.destroy();
    await own.close();
  });

  it('are closed when the head of a request never ends, however it drips', async () => {
    const own = await FrontDoor.open('127.0.0.1', 0, { ...QUIET, headMs: 200 });
    const line = await dial(own);
    line.write('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => line.write('x-more: 1\r\n'), 20);
    const heard = await new Promise<string>((resolve) => line.once('data', (data) => resolve(String(data))));
    clearInterval(drip);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    line.destroy();
    await own.close();
  });

  it('are closed when nothing is ever said', async () => {
    const own = await FrontDoor.open('127.0.0.1', 0, { slowMs: 100 });
    const line = await dial(own);
    await new Promise((resolve) => line.once('close', resolve));
    await own.close();
  });
});
