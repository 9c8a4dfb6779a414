import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';
import { startPostgres } from './start-postgres.ts';
import { stopPostgres } from './stop-postgres.ts';

const TRIES = 20;
const PAUSE_MS = 500;

/** Told of what happens to PostgreSQL without our doing. */
export interface Watch {
  ended(): void;
  restarted(): void;
  lost(error: unknown): void;
}

/** Where PostgreSQL runs, and as whom. */
export interface PostgresPlace {
  readonly binaries: Binaries;
  readonly user: RunAs | undefined;
  readonly cluster: string;
  readonly dataDir: string;
}

/** A PostgreSQL that is started again, on the same port, when it ends on its own (somebody has killed it, say). */
export class KeptPostgres {
  readonly #place: PostgresPlace;
  readonly #watch: Watch;
  #port: number | undefined;
  #stopping = false;

  constructor(place: PostgresPlace, watch: Watch) {
    this.#place = place;
    this.#watch = watch;
  }

  /** Stops what was left over, starts, and answers the port. */
  async start(): Promise<number> {
    const { binaries, user, cluster, dataDir } = this.#place;
    await stopPostgres(binaries, user, cluster);
    const { port, child } = await startPostgres(binaries, user, cluster, dataDir, this.#port);
    this.#port = port;
    child.once('exit', () => {
      if (!this.#stopping) void this.#startAgain();
    });
    return port;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const { binaries, user, cluster } = this.#place;
    await stopPostgres(binaries, user, cluster);
  }

  async #startAgain(): Promise<void> {
    this.#watch.ended();
    for (let attempt = 1; !this.#stopping; attempt++) {
      try {
        await this.start();
        this.#watch.restarted();
        return;
      } catch (error) {
        // Its orphans hold the shared memory for a moment longer.
        if (attempt >= TRIES) {
          this.#watch.lost(error);
          return;
        }
        await pause(PAUSE_MS);
      }
    }
  }
}
