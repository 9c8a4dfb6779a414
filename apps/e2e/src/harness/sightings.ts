import type { Id } from '@ddak/domain';
import { PROTOCOL_VERSION, projectChannel, type ServerMessage } from '@ddak/protocol';
import type { WebSocket } from 'ws';
import type { Program } from './program.ts';

const ARRIVES_WITHIN_MS = 30_000;

/** When which command was seen, from its sending on, by all sockets together. */
export class Sightings {
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
export async function watchProject(program: Program, projectId: Id, seen: Sightings): Promise<WebSocket> {
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
