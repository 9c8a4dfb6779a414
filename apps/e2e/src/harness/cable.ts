import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A cable between a browser and the server, to be pulled: what runs through it breaks, sockets too, and nothing gets
 * through until it is plugged in again. (A browser's own offline switch leaves open sockets alone.)
 */
export class Cable {
  readonly #listener: Server;
  readonly #target: number;
  readonly #running = new Set<Socket>();
  #plugged = true;

  private constructor(target: number) {
    this.#target = target;
    this.#listener = createServer((near) => this.#carry(near));
  }

  /** A cable to a server's address. */
  static async to(url: string): Promise<Cable> {
    const cable = new Cable(Number(new URL(url).port));
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
      from.pipe(to);
      // A broken line is what this is for; whoever is at its end sees it close.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#running.delete(from);
        to.destroy();
      });
    }
  }
}
