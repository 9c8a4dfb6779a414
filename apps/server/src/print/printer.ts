import type { Pictures } from '@ddak/documents';
import Tinypool from 'tinypool';
import { inTurns, jsonSteps } from './in-turns.ts';
import type { PictureJob, PrintJob, SentJob } from './print-document.ts';

/** A thread with its fonts is kept for the next sheet: in the evening many are asked for one after another. */
const IDLE_MS = 60_000;
/** A board of a long series takes less than a tenth of it, a workbook of 440,000 cells (20,000 scenes) three quarters. */
const MEMORY_MB = 1_024;

/**
 * Prints in a thread of its own, one document after another, so that nobody waits for somebody else's paper: a board
 * would hold the server for most of a second.
 */
export class Printer {
  readonly #pool = new Tinypool({
    filename: new URL('./print-document.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

  /** The document's bytes. Throws what making it threw. */
  print(job: PrintJob): Promise<Uint8Array> {
    return this.#run<Uint8Array>(job);
  }

  /** The picture of a page, and how many pages there are. */
  draw(job: PictureJob): Promise<Pictures> {
    return this.#run<Pictures>(job);
  }

  async #run<T>({ view, ...job }: PrintJob | PictureJob): Promise<T> {
    const json = await inTurns(jsonSteps(view));
    const sent: SentJob = { job, json };
    return (await this.#pool.run(sent)) as T;
  }

  /** Ends its thread; what is being printed is given up. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
