import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from './build-app.ts';
import { PgBus } from './bus/pg-bus.ts';
import type { Config } from './config.ts';
import { openDatabase, reserveDataFolder } from './db/open-database.ts';
import { openOrm, openPool } from './db/pool.ts';
import { Passwords } from './features/accounts/passwords.ts';
import { AccountRepo } from './features/accounts/repo.ts';
import { READ_SCREENPLAY, readingJobs, readScreenplay } from './features/screenplay/read-screenplay.ts';
import { ScreenplayRepo } from './features/screenplay/repo.ts';
import { DiskFiles } from './files/disk-files.ts';
import { FrontDoor } from './http/front-door.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { type DemoAccount, openDemo } from './open-demo.ts';
import { readInSandbox } from './screenplay-reader/read-in-sandbox.ts';
import { PgStore } from './sync/pg-store.ts';
import { projectCore } from './sync/project-core.ts';

export interface RunningServer {
  /** Where a browser opens it. */
  readonly url: string;
  /** The account of the sample production, when it was asked for. */
  readonly demo: DemoAccount | null;
  close(): Promise<void>;
}

const shownHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/** Starts everything in order: data folder, port, database, application. Whatever fails, what was begun is ended. */
export async function openServer(config: Config, options: { demo?: boolean } = {}): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, base: null }, pino.destination(2));
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const lock = await reserveDataFolder(config);
    undo.push(() => lock.release());
    const door = await FrontDoor.open(config.host, config.port);
    undo.push(() => door.close());
    const database = await openDatabase(config);
    undo.push(() => database.close());
    const pool = openPool(database.url, (error) => log.warn({ err: error }, 'a database connection broke'));
    undo.push(() => pool.end());
    const jobs = new JobQueue(pool, {
      alone: database.kind === 'embedded',
      onError: (error) => log.error({ err: error }, 'the job queue failed'),
    });
    // Alone we need tell nobody, but commands that join us tell us.
    const bus = new PgBus({
      url: database.url,
      notify: database.kind === 'external',
      onError: (error) => log.warn({ err: error }, 'the bus lost its connection'),
    });
    await bus.start();
    undo.push(() => bus.close());
    const core = projectCore({
      store: new PgStore(pool, (list, client) => jobs.enqueue(list, client)),
      bus,
      now: Date.now,
      jobsOf: readingJobs,
      onJobs: () => jobs.wake(),
      onBug: (error, command) => log.error({ err: error, ...command }, 'a command failed by a bug'),
    });
    const files = new DiskFiles(join(config.dataDir, 'files'));
    const screenplays = new ScreenplayRepo(openOrm(pool));
    const reading = { screenplays, files, runAs: core.runAs, readScript: readInSandbox, now: Date.now };
    await jobs.start({ [READ_SCREENPLAY]: (data, lastTry) => readScreenplay(reading, data, lastTry) });
    undo.push(() => jobs.stop());
    const built = await buildApp({ config, pool, core, bus, files, screenplays, log, now: Date.now });
    undo.push(() => built.close());
    door.admit({
      request: (request, response) => built.app.routing(request, response),
      upgrade: (request, socket, head) => built.door.upgrade(request, socket, head),
    });
    const demo = options.demo
      ? await openDemo(config.dataDir, {
          accounts: new AccountRepo(openOrm(pool)),
          passwords: new Passwords(),
          screenplays,
          files,
          states: core.states,
          runAs: core.runAs,
          maxBytes: config.maxUploadBytes,
          now: Date.now,
        })
      : null;
    const url = config.publicUrl ?? `http://${shownHost(config.host)}:${door.port}`;
    return { url, demo, close };
  } catch (error) {
    await close();
    throw error;
  }
}
