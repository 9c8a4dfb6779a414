import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A cable between a browser and the server, to be pulled: what runs through it breaks, sockets too, and nothing gets
 * through until it is plugged in again. (A browser's own offline switch leaves open sockets alone.)
 */
export class Cable {
  readonly #listener: Server;
  readonly #target: number;
  readonly #running = new Set<Socket>();
  /** How much goes to the server in a second, over each line. */
  readonly #perSecond: number | null;
  #plugged = true;

  private constructor(target: number, perSecond: number | null) {
    this.#target = target;
    this.#perSecond = perSecond;
    this.#listener = createServer((near) => this.#carry(near));
  }

  /** A cable to a server's address; as fast as the machine, or as a line to the server is. */
  static async to(url: string, perSecond: number | null = null): Promise<Cable> {
    const cable = new Cable(Number(new URL(url).port), perSecond);
    await new Promise<void>((resolve) => cable.#listener.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  /** Where a browser finds the server through this cable. */
  get url(): string {
    const address = this.#listener.address();
    if (typeof address !== 'object' || address === null) throw new Error('The cable is gone.');
    return `http://127.0.0.1:${address.port}`;
  }

  pull(): void {
    this.#plugged = false;
    for (const socket of this.#running) socket.destroy();
  }

  plugIn(): void {
    this.#plugged = true;
  }

  async close(): Promise<void> {
    this.pull();
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #carry(near: Socket): void {
    if (!this.#plugged) {
      near.destroy();
      return;
    }
    const far = connect(this.#target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#running.add(from);
      if (from === near && this.#perSecond !== null) from.pipe(slowed(this.#perSecond)).pipe(to);
      else from.pipe(to);
      // A broken line is what this is for; whoever is at its end sees it close.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#running.delete(from);
        to.destroy();
      });
    }
  }
}

const slowed = (perSecond: number): Transform =>
  new Transform({
    transform: (bytes: Buffer, _, done) =>
      void pause((bytes.length / perSecond) * 1000).then(() => done(null, bytes)),
  });
