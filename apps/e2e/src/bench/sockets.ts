import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL_VERSION, projectChannel, type ServerMessage } from '@ddak/protocol';
import type { WebSocket } from 'ws';
import { loadedBeside } from '../harness/beside-server.ts';
import { boardOnServer } from '../harness/board-on-server.ts';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { residentKb } from '../harness/server-process.ts';

const SOCKETS = 2_000;
const PEOPLE = 20;
const SETTLES = 3;
/** Loaded beside the server: on SIGUSR2 it throws away what nobody needs, and gives back to the system what is free. */
const COLLECT = `process.on('SIGUSR2', () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }))`;

/**
 * Signed-in tabs with a project open at which nothing happens: each has one socket, asks for compression and would
 * compress all that it says, as browsers do, and has its feed from where it stands. What the server's process holds
 * more for them than without, both times after garbage was thrown away. The settings let that many in from one
 * address; else everything is as people have it.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start({
    DDAK_SOCKETS_PER_PERSON: String(SOCKETS),
    DDAK_SOCKETS_PER_ADDRESS: String(2 * SOCKETS),
    ...loadedBeside(COLLECT, '--expose-gc'),
  });
  const sockets: WebSocket[] = [];
  try {
    const people = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await tabsOf(server.url, `조감독 ${i + 1}`));
    // What is made once, at the first sockets, is not counted for each.
    for (const open of people) sockets.push(await open());
    const before = await settled(server);
    while (sockets.length < SOCKETS + PEOPLE)
      sockets.push(...(await Promise.all(people.map((open) => open()))));
    const after = await settled(server);
    const stood = sockets.filter(({ readyState, OPEN }) => readyState === OPEN).length;
    if (stood < sockets.length) throw new Error(`${sockets.length - stood} sockets did not stand.`);
    const kBPerSocket = Math.round(((after - before) / SOCKETS) * 10) / 10;
    return { sockets: SOCKETS, kBPerSocket, rssMB: Math.round(after / 1024) };
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.close();
  }
}

/** Somebody with a project who opens one tab more with each call. */
async function tabsOf(url: string, name: string): Promise<() => Promise<WebSocket>> {
  const program = await Program.join(url, name);
  const { projectId } = await boardOnServer(program, { days: 1, rows: 1 });
  const feed = await program.call<{ messages: { seq: number; epoch: number }[] }>(
    'GET',
    `/projects/${projectId}/feed?wait=0`,
  );
  const { seq, epoch } = feed.messages[0]!;
  const subscribe = {
    kind: 'subscribe',
    channel: projectChannel(projectId),
    position: { seq, epoch, version: PROTOCOL_VERSION },
  };
  return async () => {
    const socket = await program.openSocket({ threshold: 0 });
    const stands = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        if ((JSON.parse(String(data)) as ServerMessage).kind === 'feed') resolve();
      });
    });
    socket.send(JSON.stringify(subscribe));
    await stands;
    return socket;
  };
}

/** KB that the process holds when it has thrown away what nobody needs, and has come to rest. */
async function settled(server: RealServer): Promise<number> {
  for (let i = 0; i < SETTLES; i++) {
    process.kill(server.pid, 'SIGUSR2');
    await pause(1_000);
  }
  return residentKb(server.pid);
}
