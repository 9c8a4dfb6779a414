import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { countWaitingJobs } from '../db/count-waiting-jobs.ts';
import { findActiveJobs } from '../db/find-active-jobs.ts';
import type { Pool, PoolClient } from '../db/pool.ts';
import type { Job } from '../sync/sync-store.ts';

/**
 * Does one job. A thrown error means "try again later"; on the last try the worker settles the matter itself, so that
 * nobody waits for ever.
 */
export type JobWorker = (data: Readonly<Record<string, string>>, lastTry: boolean) => Promise<void>;

/** How often a job is tried, and when (seconds). */
export interface QueueSettings {
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
  readonly retryDelayMax?: number;
  /** How long a job is kept once it is done. */
  readonly deleteAfterSeconds?: number;
  readonly expireInSeconds: number;
  readonly heartbeatSeconds: number;
}

export interface JobQueueOptions {
  readonly onError: (error: unknown) => void;
  /** A job has failed at its last try: nobody does it again. */
  readonly onGivenUp: (error: unknown, job: { readonly name: string; readonly jobId: string }) => void;
  /** Nobody else works on this database: jobs still marked as being worked on were left by a process that died. */
  readonly alone: boolean;
  /** How often workers look whether something has come due that nobody woke them for. */
  readonly pollSeconds?: number;
}

/** How long a job may take, how often it is tried, and how soon a worker that fell silent is given up. */
const QUEUE: QueueSettings = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 300,
  heartbeatSeconds: 15,
};
const AT_ONCE = 2;
const POLL_SECONDS = 5;

/** LM9: behind the jobs of others as many times as one's own are waiting already. */
async function turnOf(client: PoolClient, name: string, person: string): Promise<JobTurn> {
  return { group: { id: person }, priority: -(await countWaitingJobs(client, name, person)) };
}

type TriedJob = Pick<JobWithMetadata<Record<string, string>>, 'id' | 'data' | 'retryCount' | 'retryLimit'>;

interface JobTurn {
  readonly group: { readonly id: string };
  readonly priority: number;
}

/** Jobs as rows of the same database: put in by the transaction that makes them needful, done at least once. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #pool: Pool;
  readonly #options: JobQueueOptions;
  readonly #workerIds: string[] = [];

  constructor(pool: Pool, options: JobQueueOptions) {
    this.#pool = pool;
    this.#options = options;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schedule: false,
      // Made by the owner: the role that works here may make none.
      createSchema: false,
      monitorIntervalSeconds: 15,
    });
    this.#boss.on('error', options.onError);
  }

  /** Starts with a worker for each name of job; `settings` says where one is tried otherwise than usual. */
  async start(
    workers: Readonly<Record<string, JobWorker>>,
    settings: Readonly<Record<string, Partial<QueueSettings>>> = {},
  ): Promise<void> {
    await this.#boss.start();
    for (const [name, worker] of Object.entries(workers)) {
      const wanted = { ...QUEUE, ...settings[name] };
      await this.#boss.createQueue(name, wanted);
      await this.#boss.updateQueue(name, wanted);
      if (this.#options.alone) await this.#takeBack(name);
      for (let i = 0; i < AT_ONCE; i++) await this.#work(name, worker);
    }
  }

  async #work(name: string, worker: JobWorker): Promise<void> {
    const { pollSeconds = POLL_SECONDS } = this.#options;
    const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
    let id: string | undefined;
    id = await this.#boss.work<Record<string, string>, void, typeof options>(name, options, async (jobs) => {
      for (const job of jobs) await this.#do(name, job, worker);
      // Where one was waiting, the next is looked for at once.
      if (id) this.#boss.notifyWorker(id);
    });
    this.#workerIds.push(id);
  }

  /** Puts jobs in on a connection, as part of its transaction. */
  async enqueue(jobs: readonly Job[], client: PoolClient): Promise<void> {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (const { name, data, person, afterSeconds = 0 } of jobs) {
      const turn = person ? await turnOf(client, name, person) : {};
      await this.#boss.send(name, data, { db, startAfter: afterSeconds, ...turn });
    }
  }

  /** Puts a job in by itself, and lets the workers look at once. */
  async put({ name, data, afterSeconds = 0 }: Job): Promise<void> {
    await this.#boss.send(name, data, { startAfter: afterSeconds });
    this.wake();
  }

  /** Puts jobs in without workers: what a backup held, what a command leaves. Their start sets the queues up. */
  async putBack(list: readonly Job[]): Promise<void> {
    for (const name of new Set(list.map((job) => job.name))) await this.#boss.createQueue(name, QUEUE);
    for (const job of list) await this.put(job);
  }

  /** Lets the workers look now. */
  wake(): void {
    for (const id of this.#workerIds) this.#boss.notifyWorker(id);
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 3_000, close: false });
  }

  async #do(name: string, job: TriedJob, worker: JobWorker): Promise<void> {
    const lastTry = job.retryCount >= job.retryLimit;
    try {
      await worker(job.data, lastTry);
    } catch (error) {
      if (lastTry) this.#options.onGivenUp(error, { name, jobId: job.id });
      throw error;
    }
  }

  async #takeBack(name: string): Promise<void> {
    const ids = await findActiveJobs(this.#pool, name);
    if (ids.length > 0) await this.#boss.fail(name, ids, { reason: 'its process died' });
  }
}
