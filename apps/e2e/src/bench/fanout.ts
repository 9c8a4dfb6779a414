import type { WebSocket } from 'ws';
import { boardOnServer } from '../harness/board-on-server.ts';
import { percentiles } from '../harness/percentiles.ts';
import { Program, sentCommand } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { Sightings, watchProject } from '../harness/sightings.ts';

const OTHERS = 40;
const MOVES = 60;

/** One person moves rows; forty others, each with a socket, see each move. One process holds both ends of the clock. */
export async function run(): Promise<object> {
  const server = await RealServer.start();
  const sockets: WebSocket[] = [];
  try {
    const owner = await Program.join(server.url, '조감독');
    const board = await boardOnServer(owner, { days: 4, rows: 25 });
    const seen = new Sightings();
    for (let i = 0; i < OTHERS; i++) {
      const viewer = await Program.join(server.url, `스태프 ${i + 1}`);
      await viewer.joinProject(server, owner, board.projectId, 'member');
      sockets.push(await watchProject(viewer, board.projectId, seen));
    }
    const acknowledged: number[] = [];
    for (let i = 0; i < MOVES; i++) {
      const rowId = board.rows[(i * 7) % board.rows.length];
      const toTimetableId = board.days[(i * 3 + 1) % board.days.length];
      const sent = sentCommand('moveRows', { rowIds: [rowId], toTimetableId, afterRowId: null });
      const from = seen.begin(sent._id);
      const result = await owner.send(board.projectId, sent);
      if (result.outcome !== 'committed' && result.outcome !== 'adjusted') throw new Error(result.outcome);
      acknowledged.push(performance.now() - from);
    }
    await seen.complete(MOVES * OTHERS);
    return {
      others: OTHERS,
      moves: MOVES,
      expected: MOVES * OTHERS,
      received: seen.latencies.length,
      seenMs: percentiles(seen.latencies),
      acknowledgedMs: percentiles(acknowledged),
    };
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.close();
  }
}
