import { setTimeout as pause } from 'node:timers/promises';
import type { Id } from '@ddak/domain';
import { LongestHold } from '../harness/beside-server.ts';
import { filmOnServer } from '../harness/film-on-server.ts';
import { percentiles } from '../harness/percentiles.ts';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { watchHealth } from './attacks/watch-health.ts';

const FILM = { scenes: 1_000, days: 60, items: 2 };
const PRINTS = 5;
const BETWEEN_MS = 300;

/**
 * A board of 1,000 strips on 60 days is printed again and again, while somebody else asks for the server's health every
 * 20 ms: how quick that is answered, and for how long the server's event loop is held at most (the first print of each
 * kind aside, which starts the printer's thread and loads what it needs).
 */
export async function run(): Promise<object> {
  const hold = new LongestHold();
  const server = await RealServer.start(hold.env);
  try {
    const owner = await Program.join(server.url, '조감독');
    const { projectId } = await filmOnServer(owner, FILM);
    const feed = await owner.call<{ messages: [{ tables: { board: { _id: Id }[] } }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const boardId = feed.messages[0].tables.board[0]!._id;
    const print = async (path: string) => {
      const answer = await fetch(`${server.url}/api/projects/${projectId}/${path}`, {
        headers: { cookie: owner.cookies },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return (await answer.arrayBuffer()).byteLength;
    };
    const during = async (path: string) => {
      await print(path);
      await pause(1_000);
      await hold.read(server);
      const health = watchHealth(server.url);
      const bytes = [];
      for (let i = 0; i < PRINTS; i++) {
        await pause(BETWEEN_MS);
        bytes.push(await print(path));
      }
      const { times, failed } = await health.end();
      const { p99, max } = percentiles(times);
      const longestHoldMs = await hold.read(server);
      return {
        healthP99: p99,
        max,
        failed,
        asked: times.length,
        longestHoldMs,
        kB: Math.round(bytes[0]! / 1000),
      };
    };
    return {
      pdf: await during(`boards/${boardId}.pdf`),
      xlsx: await during(`boards/${boardId}.xlsx`),
      sceneList: await during('scenes.xlsx'),
    };
  } finally {
    await server.close();
  }
}
