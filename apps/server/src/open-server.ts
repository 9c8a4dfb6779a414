import { join } from 'node:path';
import { type Id, idSchema } from '@ddak/domain';
import type { Logger } from 'pino';
import type { AppDeps } from './app-deps.ts';
import { noteErasure } from './backup/erasure-ledger.ts';
import { buildApp } from './build-app.ts';
import { PgBus } from './bus/pg-bus.ts';
import { clearAway } from './clear-away.ts';
import type { Config } from './config.ts';
import type { Watch } from './db/embedded/kept-postgres.ts';
import { FileRows } from './db/file-rows.ts';
import { findWall } from './db/find-wall.ts';
import { isAlone } from './db/is-alone.ts';
import { type OpenDatabase, openDatabase, reserveDataFolder } from './db/open-database.ts';
import { openOrm, openPool, type Pool } from './db/pool.ts';
import { asSystem } from './db/reader.ts';
import { Storage } from './db/storage.ts';
import { ERASE_ACCOUNT, eraseAccount, type Leaver } from './features/account-deletion/erase-account.ts';
import { DeletionRepo } from './features/account-deletion/repo.ts';
import { Passwords } from './features/accounts/passwords.ts';
import { AccountRepo } from './features/accounts/repo.ts';
import { REFINE_SCREENPLAY, refineScreenplay } from './features/ai/refine-screenplay.ts';
import { RefinementRepo } from './features/ai/repo.ts';
import { forgetSentZips } from './features/import/sent-zip.ts';
import { eraseLetters } from './features/letters/erase-letters.ts';
import { ERASE_CONTACTS, eraseContacts } from './features/retention/erase-contacts.ts';
import { RetentionRepo } from './features/retention/repo.ts';
import { READ_SCREENPLAY, readScreenplay } from './features/screenplay/read-screenplay.ts';
import { ScreenplayRepo } from './features/screenplay/repo.ts';
import { openFactorKey } from './features/second-factor/open-factor-key.ts';
import { Seals } from './features/second-factor/seals.ts';
import { DiskFiles } from './files/disk-files.ts';
import { openFileStore } from './files/open-file-store.ts';
import { Previews } from './files/previews.ts';
import { ProjectFiles } from './files/project-files.ts';
import { Uploads } from './files/uploads.ts';
import { gatherNews } from './gather-news.ts';
import { FrontDoor } from './http/front-door.ts';
import { JOB_QUEUES } from './job-queues.ts';
import { JobQueue, type JobWorker } from './jobs/job-queue.ts';
import { everyDay, everyMinute } from './jobs/repeatedly.ts';
import { jobsOfEntry } from './jobs-of-entry.ts';
import { openLog } from './log.ts';
import { eraseFromOutbox } from './mail/erase-from-outbox.ts';
import { type QueueMail, SEND_MAIL } from './mail/send-mail.ts';
import { type DemoAccount, openDemo } from './open-demo.ts';
import { openMessages } from './open-messages.ts';
import { openPush } from './push/open-push.ts';
import { readInSandbox } from './screenplay-reader/read-in-sandbox.ts';
import { readPicture } from './screenplay-reader/read-picture.ts';
import { PgStore } from './sync/pg-store.ts';
import type { EnqueueJobs } from './sync/pg-transaction.ts';
import { projectCore } from './sync/project-core.ts';
import type { Job } from './sync/sync-store.ts';

export interface RunningServer {
  /** Where a browser opens it. */
  readonly url: string;
  readonly port: number;
  /** The account of the sample production, when it was asked for. */
  readonly demo: DemoAccount | null;
  close(): Promise<void>;
}

/** A browser keeps some lines open beside each socket. */
const LINES_A_SOCKET = 4;

type Step = () => Promise<void> | void;

const shownHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/** Starts everything in order: data folder, port, database, application. Whatever fails, what was begun is ended. */
export async function openServer(config: Config, options: { demo?: boolean } = {}): Promise<RunningServer> {
  const log = openLog(config);
  const steps: Step[] = [];
  const close = async (): Promise<void> => {
    for (const step of steps.splice(0).reverse()) await step();
  };
  try {
    const lock = await reserveDataFolder(config);
    steps.push(() => lock.release());
    const door = await FrontDoor.open(config.host, config.port, {
      // Behind a proxy every line comes from its address; it counts those of each visitor itself.
      ...(config.trustProxy === false ? { perAddress: LINES_A_SOCKET * config.sockets.address } : {}),
    });
    steps.push(() => door.close());
    const database = await openDatabase(config, watchDatabase(log));
    steps.push(() => database.close());
    await forgetSentZips(config.dataDir);
    const url = config.publicUrl ?? `http://${shownHost(config.host)}:${door.port}`;
    const deps = await openCore(config, database, { log, steps, baseUrl: url });
    const built = await buildApp(deps);
    steps.push(() => built.close());
    door.admit({
      request: (request, response) => built.app.routing(request, response),
      upgrade: (request, socket, head) => built.door.upgrade(request, socket, head),
    });
    steps.push(() => door.shut());
    const demo = options.demo ? await asSystem('demo', () => fillDemo(deps)) : null;
    return { url, port: door.port, demo, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const watchDatabase = (log: Logger): Watch => ({
  ended: () => log.error('the embedded PostgreSQL has ended on its own; it is started again'),
  restarted: () => log.warn('the embedded PostgreSQL runs again'),
  lost: (error) => log.fatal({ err: error }, 'the embedded PostgreSQL cannot be started again'),
});

const NO_WALL =
  'DATABASE_URL is of a role that passes row-level security (superuser or BYPASSRLS): the second wall does not stand';

interface FilesParts {
  readonly config: Config;
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => number;
}

/** The files of projects, and what is made of them. */
function openFiles({ config, pool, log, now }: FilesParts) {
  const rows = new FileRows(openOrm(pool));
  const store = openFileStore(config);
  const storage = new Storage(openOrm(pool), config.storageBytes);
  const onLeft = (error: unknown, fileId: Id) =>
    log.error({ err: error, fileId }, 'bytes are left to the next sweep');
  const stores = {
    small: new DiskFiles(join(config.dataDir, 'previews', 'small')),
    large: new DiskFiles(join(config.dataDir, 'previews', 'large')),
  };
  const derived = Object.values(stores);
  const files = new ProjectFiles({ rows, store, derived, storage, now, onLeft });
  const previews = new Previews({ files, stores, read: readPicture });
  const uploads = new Uploads({ rows, store, storage, files, now });
  return { rows, store, derived, storage, files, previews, uploads };
}

/** Everything between the database and the application: connections, bus, write path, files, jobs. */
async function openCore(
  config: Config,
  database: OpenDatabase,
  { log, steps, baseUrl }: { log: Logger; steps: Step[]; baseUrl: string },
): Promise<AppDeps> {
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const now = Date.now;
  const pool = openPool(database.url, (error) => {
    // One that is already being given back may still hear of the end of its database.
    if (!pool.ending) failed('a database connection broke')(error);
  });
  steps.push(() => pool.end());
  const alone = await isAlone(pool);
  if ((await findWall(pool)) === 'none') log.warn(NO_WALL);
  // Alone we need tell nobody, but commands that join us tell us.
  const notify = database.kind === 'external';
  const bus = new PgBus({ url: database.url, notify, onError: failed('the bus lost its connection') });
  await bus.start();
  steps.push(() => bus.close());
  const jobs = new JobQueue(pool, {
    alone: !notify,
    pollSeconds: config.jobPollSeconds,
    onError: failed('the job queue failed'),
    onGivenUp: (error, job) => log.error({ err: error, ...job }, 'a job was given up'),
  });
  const enqueue: EnqueueJobs = (list, client) => jobs.enqueue(list, client);
  const syncStore = new PgStore(pool, enqueue);
  const core = projectCore({
    store: syncStore,
    bus,
    now,
    jobsOf: jobsOfEntry,
    onJobs: () => jobs.wake(),
    onBug: (error, command) => log.error({ err: error, ...command }, 'a command failed by a bug'),
  });
  const { rows, store, derived, storage, files, previews, uploads } = openFiles({ config, pool, log, now });
  const deletions = new DeletionRepo(pool, enqueue);
  const screenplays = new ScreenplayRepo(openOrm(pool));
  const accounts = new AccountRepo(openOrm(pool));
  const nameOf = (userId: Id) => accounts.nameOf(userId);
  const folders = [
    ({ email }: Leaver) => eraseLetters(config.dataDir, email),
    (leaver: Leaver) => eraseFromOutbox(config.dataDir, leaver),
  ];
  const note = (userId: Id) => noteErasure(config.erasureLedger, userId, now());
  const erasing = { deletions, files, folders, note, now, states: core.states, runAs: core.runAs };
  const retention = new RetentionRepo(openOrm(pool));
  const { states, runAs } = core;
  const retaining = { retention, states, runAs, contactDays: config.contactDays, now };
  const reading = { screenplays, files, runAs: core.runAs, readScript: readInSandbox, nameOf, now };
  const refining = {
    config: config.ai,
    runs: new RefinementRepo(openOrm(pool)),
    readText: (projectId: Id, screenplayId: Id) => screenplays.readText(projectId, screenplayId),
    states: core.states,
    runAs: core.runAs,
    nameOf,
    now,
  };
  const push = openPush({ config, pool, log, now });
  steps.push(() => push.close());
  const wake = () => jobs.wake();
  const putJob = (job: Job) => jobs.put(job);
  const messages = openMessages(config, {
    ...{ pool, states, store: syncStore, bus, push },
    ...{ enqueue, putJob, wake, baseUrl, log, now },
  });
  const workers = {
    [READ_SCREENPLAY]: (data, lastTry) => readScreenplay(reading, data, lastTry),
    [REFINE_SCREENPLAY]: (data, lastTry) => refineScreenplay(refining, data, lastTry),
    [ERASE_ACCOUNT]: ({ userId }) => eraseAccount(erasing, idSchema.parse(userId)),
    [ERASE_CONTACTS]: ({ projectId }) => eraseContacts(retaining, idSchema.parse(projectId)),
    ...messages.workers,
  } satisfies Record<string, JobWorker>;
  await jobs.start(inOwnName(workers), JOB_QUEUES);
  const queueMail: QueueMail = (data) => jobs.put({ name: SEND_MAIL, data });
  steps.push(() => jobs.stop());
  const clearing = { pool, rows, store, derived, files, deletions, retaining, putJob, log, now };
  const tidy = (first: boolean) => asSystem('clearing', () => clearAway(clearing, first && alone));
  steps.push(everyDay(tidy, failed('what is old could not be cleared away')));
  const gather = () => asSystem('jobs', () => gatherNews({ pool, enqueue, wake }, now()));
  steps.push(everyMinute(gather, failed('what people are to be told was not gathered')));
  return {
    ...{ config, pool, core, bus, files, previews, uploads, storage, screenplays, erasing },
    seals: new Seals(openFactorKey(config)),
    callLinks: messages.callLinks,
    callDelivery: messages.callDelivery,
    log,
    queueMail,
    push,
    putJob,
    now,
  };
}

const inOwnName = (workers: Readonly<Record<string, JobWorker>>): Record<string, JobWorker> =>
  Object.fromEntries(
    Object.entries(workers).map(([name, work]): [string, JobWorker] => [
      name,
      (data, lastTry) => asSystem('jobs', () => work(data, lastTry)),
    ]),
  );

/** Fills the database with the sample production, once. */
const fillDemo = ({ config, pool, core, files, screenplays, now }: AppDeps): Promise<DemoAccount> =>
  openDemo(config.dataDir, {
    accounts: new AccountRepo(openOrm(pool)),
    passwords: new Passwords(),
    screenplays,
    files,
    states: core.states,
    runAs: core.runAs,
    maxBytes: config.maxUploadBytes,
    now,
  });
