import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FrontDoor } from './front-door.ts';

const SLOW_MS = 150;
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let door: FrontDoor;
let asked: Promise<ServerResponse>;
let visitor: Socket;

beforeEach(async () => {
  door = await FrontDoor.open('127.0.0.1', 0, SLOW_MS);
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
    await pause(3 * SLOW_MS);
    let bytes = 0;
    const taken = new Promise<void>((resolve) => {
      visitor.on('data', (chunk) => {
        bytes += chunk.byteLength;
        if (bytes > LARGE.byteLength) resolve();
      });
    });
    response.end(LARGE);
    await taken;
    expect(response.destroyed && !response.writableFinished).toBe(false);
  });
});
