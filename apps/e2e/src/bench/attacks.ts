import { setTimeout as pause } from 'node:timers/promises';
import { projectChannel } from '@ddak/protocol';
import type { WebSocket } from 'ws';
import { percentiles } from '../harness/percentiles.ts';
import { newId, Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { residentKb } from '../harness/server-process.ts';
import { largeProject } from './attacks/large-project.ts';
import { watchHealth } from './attacks/watch-health.ts';

const MEGABYTES = 11;
const DEAF_SOCKETS = 60;
const FOLLOWS = 2_000;
const FOLLOWED = 1_000;
const SOCKETS = 300;
const SECONDS = 15;

/**
 * What one signed-in person can do to everybody else: sockets that ask for a large project and read nothing, floods of
 * messages, very many sockets. Each is kept up for some seconds; what is told is how quick the health of the server is
 * answered meanwhile, and how much memory its process takes, beside the same without any attack.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start();
  try {
    const attacker = await Program.join(server.url, '공격자');
    const projectId = await largeProject(server, attacker, MEGABYTES);
    await attacker.call('GET', `/projects/${projectId}/feed?wait=0`);
    const subscribe = JSON.stringify({ kind: 'subscribe', channel: projectChannel(projectId) });
    const channels = Array.from({ length: FOLLOWED }, () => projectChannel(newId()));
    const follow = JSON.stringify({ kind: 'follow', channels });
    const quiet = await during(server, async () => 0);
    const deaf = await during(server, async (sockets) => {
      const opened = await open(attacker, DEAF_SOCKETS, sockets);
      for (const socket of opened) {
        socket.pause();
        socket.send(subscribe);
      }
      return opened.length;
    });
    const flood = await during(server, async (sockets) => {
      const [socket] = await open(attacker, 1, sockets);
      for (let i = 0; i < FOLLOWS; i++) socket?.send(follow);
      return FOLLOWS;
    });
    const many = await during(server, async (sockets) => (await open(attacker, SOCKETS, sockets)).length);
    return { quiet, deaf, flood, many };
  } finally {
    await server.close();
  }
}

/** Opens so many at once as the server lets in. */
async function open(attacker: Program, count: number, sockets: WebSocket[]): Promise<WebSocket[]> {
  const tried = await Promise.allSettled(Array.from({ length: count }, () => attacker.openSocket()));
  const opened = tried.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  // One that is thrown out says so by an error.
  for (const socket of opened) socket.on('error', () => undefined);
  sockets.push(...opened);
  return opened;
}

/** Watches the server for some seconds from the beginning of an attack. */
async function during(
  server: RealServer,
  attack: (sockets: WebSocket[]) => Promise<number>,
): Promise<object> {
  const sockets: WebSocket[] = [];
  const health = watchHealth(server.url);
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, residentMb(server.pid));
  }, 100);
  await pause(1_000);
  const done = await attack(sockets);
  await pause(SECONDS * 1_000);
  clearInterval(looking);
  const { times, failed } = await health.end();
  for (const socket of sockets) socket.terminate();
  await pause(2_000);
  return { done, asked: times.length, failed, healthMs: percentiles(times), residentMb: most };
}

const residentMb = (pid: number): number => Math.round(residentKb(pid) / 1024);
