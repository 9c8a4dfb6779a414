import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { newId } from '../../harness/program.ts';
import { answerQuestions } from './process-of-its-own.ts';

/** Opens; or sends everybody that message so often, with another id of its command each time. */
export type BareAsked =
  | { readonly open: true }
  | {
      readonly send: {
        readonly message: string;
        readonly commandId: string;
        readonly perSecond: number;
        readonly seconds: number;
      };
    };

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.once('message', () => {
    socket.send('{}');
    socket.send('{}');
  });
});

answerQuestions<BareAsked>(async (asked) => {
  if ('open' in asked) {
    if (!server.address()) await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const { message, commandId, perSecond, seconds } = asked.send;
  const begun = performance.now();
  for (let i = 0; i < perSecond * seconds; i++) {
    const early = begun + (i * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    const bytes = Buffer.from(message.replace(commandId, newId()));
    for (const socket of server.clients) socket.send(bytes, { binary: false });
  }
  return null;
});
