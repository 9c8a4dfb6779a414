import { setTimeout as pause } from 'node:timers/promises';
import type { Id } from '@ddak/domain';
import { SeededRandom } from '@ddak/testkit';
import { openPool, type Pool } from '../../db/pool.ts';
import { RetryLater } from '../../sync/sync-store.ts';
import { end, ended, type ServerProgram, startProgram } from '../server-program.ts';
import { addTestMember, newPerson, newProject, TestPerson } from '../test-person.ts';
import { examineKill, type Known, knowsNothing, type Losses, sendAgain } from './examine-kill.ts';
import { killDatabase, VICTIMS, type Victim } from './kill-database.ts';
import { examineLeaver, type Leaver, leave, makeLeaver } from './leavers.ts';
import { examineFolder, examineReading, examineUploads, type SentFile, upload } from './uploads.ts';
import { Writer } from './writer.ts';

/** A project is written on for so many kills; then comes the next, with other people. */
const CHAPTER = 50;
/** A start takes about that long, and is killed at any moment of it. */
const START_MS = 1_500;
const PATIENCE = 1_200;

interface Chapter {
  readonly projectId: Id;
  readonly episodeId: Id;
  readonly writers: readonly Writer[];
  readonly known: Known;
}

/**
 * Kills a real server, or its PostgreSQL, again and again while people write, send scripts and delete their accounts,
 * and looks each time at what is left. One seed gives the same kills; when exactly they fall, the machine decides.
 */
export class KillDrill {
  readonly faults: string[] = [];
  readonly losses: Losses = { lost: 0, twice: 0 };
  readonly killed: Record<Victim, number> = { server: 0, both: 0, start: 0, postmaster: 0, backend: 0 };
  readonly counts = { answered: 0, carriedOut: 0, anew: 0, uploads: 0, leavers: 0 };
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #seed: number;
  #program!: ServerProgram;
  #chapter!: Chapter;
  #files: SentFile[] = [];
  #leavers: Leaver[] = [];

  constructor(dataDir: string, env: Readonly<Record<string, string>>, seed: number) {
    this.#dataDir = dataDir;
    this.#env = env;
    this.#seed = seed;
  }

  /** Plays so many kills; stops at the first round that finds something wrong. */
  async play(count: number): Promise<void> {
    await this.#start();
    // Ended in order once, it has written down what it has compiled: later starts are quicker.
    await end(this.#program.child, 'SIGTERM');
    await this.#start();
    for (let round = 0; round < count && this.faults.length === 0; round++) {
      if (round > 0 && round % CHAPTER === 0) process.stdout.write(`${round} kills: ${this.told()}\n`);
      const random = new SeededRandom(this.#seed, round);
      if (round % CHAPTER === 0) await this.#begin(random);
      const victim = random.one(VICTIMS);
      await this.#round(victim, random);
      this.faults.push(...this.#chapter.writers.flatMap(({ faults }) => faults));
      if (this.faults.length > 0) this.faults.unshift(`in round ${round}, after: ${victim}`, ...this.#said());
    }
    if (this.faults.length === 0) await this.#settle();
  }

  /** What was killed how often, and what came of it. */
  told(): string {
    return [this.killed, this.counts, this.losses].map((part) => JSON.stringify(part)).join(' ');
  }

  /** Ends what runs, whatever has become of it. */
  async close(): Promise<number | null> {
    return end(this.#program.child, 'SIGTERM');
  }

  async #start(): Promise<void> {
    this.#program = await startProgram(this.#dataDir, this.#env).ready;
  }

  async #begin(random: SeededRandom): Promise<void> {
    const [owner, editor] = [await newPerson(this.#program), await newPerson(this.#program, '한지원')];
    const project = await newProject(owner);
    await addTestMember(owner, project.projectId, editor, 'editor');
    const characters: { _id: Id; name: string }[] = [];
    const writers = [owner, editor].map(
      (person) => new Writer(person, project, characters, new SeededRandom(random.int(0, 2 ** 30))),
    );
    this.#chapter = { ...project, writers, known: knowsNothing() };
  }

  async #round(victim: Victim, random: SeededRandom): Promise<void> {
    const { writers, known, projectId } = this.#chapter;
    const from = writers.map(({ sendings }) => sendings.length);
    await this.#killWhile(victim, random);
    const sendings = writers.map((writer, i) => writer.sendings.slice(from[i]));
    this.counts.answered += sendings.flat().filter(({ answer }) => answer).length;
    await this.#withPool(async (pool) => {
      const asked = { known, losses: this.losses, sendings: sendings.flat() };
      const examine = () => unlessSentAway(() => examineKill(pool, projectId, asked));
      this.faults.push(...(await examine()));
      if (this.faults.length > 0) return;
      for (const [i, writer] of writers.entries()) {
        // Of what was answered long ago, something too.
        const old = Array.from({ length: Math.min(5, from[i]!) }, () => random.one(writer.sendings));
        const all = [...new Set([...sendings[i]!, ...old])];
        const { faults, carriedOut, anew } = await sendAgain(writer, all, known);
        this.faults.push(...faults);
        this.counts.carriedOut += carriedOut;
        this.counts.anew += anew;
      }
      this.faults.push(...(await examine()));
      if (victim === 'server' || victim === 'both' || victim === 'start') await this.#examineRest(pool);
    });
  }

  /** Lets everybody work, kills at a moment that the seed decides, and brings back what does not come back by itself. */
  async #killWhile(victim: Victim, random: SeededRandom): Promise<void> {
    const { writers } = this.#chapter;
    const before = this.#program;
    const leaver = random.chance(0.12) ? await this.#makeLeaver() : undefined;
    let [isOver, answers] = [false, 0];
    const wanted = random.int(1, 25);
    const isBusy = Promise.withResolvers<void>();
    const onAnswer = (): void => {
      answers += 1;
      if (answers === wanted) isBusy.resolve();
    };
    // Sees in the background that nothing ends by itself.
    const ending = ended(before.child).then(() => isBusy.resolve());
    const working = [
      ...writers.map((writer) => writer.write(() => isOver, onAnswer)),
      ...(random.chance(0.15) ? [this.#upload(random, isBusy.promise)] : []),
      ...(leaver ? [isBusy.promise.then(() => leave(leaver))] : []),
    ];
    await isBusy.promise;
    await pause(random.int(0, working.length > 2 ? 80 : 10));
    if (before.child.exitCode !== null) this.faults.push('the server has ended by itself');
    const isDatabase = await killDatabase(victim, before, this.#dataDir, random);
    if (!isDatabase) before.child.kill('SIGKILL');
    isOver = true;
    if (!isDatabase) await ending;
    await Promise.all(working);
    this.killed[victim] += 1;
    if (isDatabase) return;
    if (victim === 'start') {
      const { child } = startProgram(this.#dataDir, this.#env);
      await pause(random.int(0, START_MS));
      await end(child, 'SIGKILL');
    }
    await this.#start();
    for (const writer of writers) writer.person = moved(writer.person, this.#program.url);
  }

  async #upload(random: SeededRandom, isBusy: Promise<void>): Promise<void> {
    const writer = random.one(this.#chapter.writers);
    const isLarge = random.chance(0.7);
    await isBusy;
    this.counts.uploads += 1;
    this.#files.push(await upload(writer.person, this.#chapter, isLarge));
  }

  async #makeLeaver(): Promise<Leaver> {
    const { writers, projectId } = this.#chapter;
    const leaver = await this.#withPool((pool) =>
      makeLeaver(this.#program, pool, writers[0]!.person, projectId),
    );
    this.counts.leavers += 1;
    this.#leavers.push(leaver);
    return leaver;
  }

  /** What only a start sets right: files that were on their way, accounts that were being erased. */
  async #examineRest(pool: Pool): Promise<void> {
    this.faults.push(...(await examineFolder(pool, this.#dataDir)));
    this.faults.push(...(await examineUploads(pool, this.#dataDir, this.#files.splice(0))));
    for (const leaver of this.#leavers.splice(0))
      this.faults.push(...(await examineLeaver(pool, this.#dataDir, leaver)));
  }

  /** After a last start, everything that was broken off comes to its end. */
  async #settle(): Promise<void> {
    await end(this.#program.child, 'SIGTERM');
    await this.#start();
    await this.#withPool(async (pool) => {
      await this.#examineRest(pool);
      this.faults.push(...(await examineReading(pool)));
    });
  }

  /** What the server has said of failures that nobody foresaw. */
  #said(): string[] {
    const lines = this.#program.output().split('\n');
    return lines.filter((line) => /our own reasons|by a bug/.test(line)).slice(-3);
  }

  /** The database, once it is back: after a kill of its own it takes a moment. */
  async #withPool<T>(fn: (pool: Pool) => Promise<T>): Promise<T> {
    const pool = openPool(this.#program.databaseUrl, () => {}, 2);
    try {
      for (let tries = 0; ; tries++) {
        const isBack = await pool.query('select 1').then(
          () => true,
          () => false,
        );
        if (isBack) return await fn(pool);
        if (tries > PATIENCE) throw new Error('the database does not come back');
        await pause(50);
      }
    } finally {
      await pool.end();
    }
  }
}

/**
 * Asks again where the database has broken off: one that lost a backend takes in newcomers until it notices, and then
 * sends everybody away. What was looked at already stays looked at.
 */
async function unlessSentAway<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RetryLater) || tries > PATIENCE) throw error;
      await pause(50);
    }
}

/** The same person at a server of another address. */
function moved(person: TestPerson, url: string): TestPerson {
  const again = new TestPerson(url);
  again.user = person.user;
  for (const [name, value] of person.cookies) again.cookies.set(name, value);
  return again;
}
