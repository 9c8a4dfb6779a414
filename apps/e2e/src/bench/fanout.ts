import type { Id } from '@ddak/domain';
import { PROTOCOL_VERSION, projectChannel, type ServerMessage } from '@ddak/protocol';
import type { WebSocket } from 'ws';
import { boardOnServer } from '../harness/board-on-server.ts';
import { percentiles } from '../harness/percentiles.ts';
import { Program, sentCommand } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';

const OTHERS = 40;
const MOVES = 60;
const ARRIVES_WITHIN_MS = 30_000;

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
      sockets.push(await watch(viewer, board.projectId, seen));
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

/** When which move was seen, from its sending on, by all sockets together. */
class Sightings {
  readonly latencies: number[] = [];
  readonly #begun = new Map<Id, number>();
  #onMore = (): void => {};

  begin(commandId: Id): number {
    const now = performance.now();
    this.#begun.set(commandId, now);
    return now;
  }

  see(commandId: Id): void {
    const begun = this.#begun.get(commandId);
    if (begun === undefined) return;
    this.latencies.push(performance.now() - begun);
    this.#onMore();
  }

  /** Waits until that many were seen; gives up after a time, so that a loss is a result. */
  complete(count: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ARRIVES_WITHIN_MS);
      this.#onMore = () => {
        if (this.latencies.length < count) return;
        clearTimeout(timer);
        resolve();
      };
      this.#onMore();
    });
  }
}

/** A socket that follows the project; resolves when it has its snapshot. */
async function watch(program: Program, projectId: Id, seen: Sightings): Promise<WebSocket> {
  const socket = await program.openSocket();
  const ready = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as ServerMessage;
      if (said.kind !== 'feed') return;
      if (said.message.kind === 'snapshot') resolve();
      if (said.message.kind === 'changes')
        for (const { commandId } of said.message.entries) seen.see(commandId);
    });
  });
  const position = { seq: null, epoch: null, version: PROTOCOL_VERSION };
  socket.send(JSON.stringify({ kind: 'subscribe', channel: projectChannel(projectId), position }));
  await ready;
  return socket;
}
