import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameText } from './frame-text.ts';

it('frames texts of every length as a socket understands them', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, line, head) =>
    sockets.handleUpgrade(request, line, head, () => {
      for (const text of texts) line.write(frameText([Buffer.from(text)]));
      line.write(frameText([Buffer.from('촬'), Buffer.from('영')]));
    }),
  );
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data, isBinary) => {
      heard.push(isBinary ? 'bytes' : String(data));
      if (heard.length > texts.length) resolve();
    });
  });
  expect(heard).toEqual([...texts, '촬영']);
  socket.close();
  server.close();
});
