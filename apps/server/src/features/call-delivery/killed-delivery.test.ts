import { SeededRandom } from '@ddak/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool, type Pool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { ProjectStates } from '../../sync/project-states.ts';
import type { Job } from '../../sync/sync-store.ts';
import { type IssuedDay, issuedDay } from '../../testing/issued-day.ts';
import { newPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { deliverCallsheet } from './deliver-callsheet.ts';
import { SEND_CALL } from './delivery-jobs.ts';
import { mailCall } from './mail-call.ts';
import { CallDeliveryRepo } from './repo.ts';
import { sendCall } from './send-call.ts';

/** All of them in `npm run test:long`, a twentieth in `npm test`. */
const KILLS = process.env.DDAK_LONG === '1' ? 100 : 5;
const PEOPLE = 4;

let server: TestServer;
let pool: Pool;
let day: IssuedDay;
beforeAll(async () => {
  server = await testServer();
  pool = openPool(server.databaseUrl, () => {}, 3);
  const addresses = { email: (i: number) => `crew${i}@example.com`, actorEmail: 'actor@example.com' };
  day = await issuedDay(await newPerson(server), { scenes: 1, people: PEOPLE }, addresses);
  // The server's own workers are done with it: from here on only those of this test work.
  await server.server.close();
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

/** A process that dies before or after its n-th step: nothing that it would have done afterwards happens. */
class Mortal {
  readonly died: Promise<'died'>;
  #left: number;
  #die!: () => void;

  constructor(steps: number) {
    this.#left = steps;
    this.died = new Promise((resolve) => {
      this.#die = () => resolve('died');
    });
  }

  /** The same thing, each of whose steps may be the last. */
  watch<T extends object>(thing: T): T {
    const step = async (run: () => unknown): Promise<unknown> => {
      if (await this.#ends()) return never();
      const answer = await run();
      return (await this.#ends()) ? never() : answer;
    };
    return new Proxy(thing, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => step(() => member.apply(target, args));
      },
    });
  }

  async #ends(): Promise<boolean> {
    if (this.#left < 0) return true;
    this.#left -= 1;
    if (this.#left < 0) this.#die();
    return this.#left < 0;
  }
}
const never = (): Promise<never> => new Promise(() => {});

/** A queue that keeps its jobs until one is done: a process that dies leaves its job to the next. */
class Queue {
  readonly waiting: Job[] = [];
  readonly put = async (jobs: readonly Job[]): Promise<void> => void this.waiting.push(...jobs);
}

async function play(queue: Queue, mails: MailMessage[], mortal: Mortal): Promise<'died' | 'done'> {
  const job = queue.waiting[0]!;
  const deliveries = mortal.watch(new CallDeliveryRepo(pool, queue.put));
  const states = mortal.watch(new ProjectStates(new PgStore(pool, async () => {})));
  const mailer = mortal.watch({ send: async (mail: MailMessage) => void mails.push(mail) });
  const parts = { deliveries, states, now: Date.now };
  const mail = mailCall({
    mailer,
    readAddress: async () => undefined,
    linkFor: async (_, __, to) => `/c/${to.id}`,
    baseUrl: 'http://localhost',
  });
  const onFailed = (error: unknown) => {
    throw error;
  };
  const work =
    job.name === SEND_CALL
      ? sendCall(
          {
            ...parts,
            ways: { mail, push: async () => 'unreachable', app: async () => 'unreachable' },
            onFailed,
          },
          job.data,
          false,
        )
      : deliverCallsheet(parts, job.data);
  const ended = await Promise.race([work.then(() => 'done' as const), mortal.died]);
  if (ended === 'done') queue.waiting.shift();
  return ended;
}

it(`CS47: killed ${KILLS} times between any two steps, nobody is left out, and no message is two`, async () => {
  const random = new SeededRandom(31);
  const recipients = PEOPLE + 1;
  let [kills, rounds] = [0, 0];
  while (kills < KILLS) {
    await pool.query('delete from call_delivery');
    const queue = new Queue();
    const mails: MailMessage[] = [];
    const data = { projectId: day.projectId, versionId: day.lastVersion(), about: 'issued' };
    queue.waiting.push({ name: 'deliver-callsheet', data });
    await asSystem('jobs', async () => {
      while (queue.waiting.length > 0) {
        const mortal = new Mortal(kills < KILLS ? random.int(0, 30) : Number.POSITIVE_INFINITY);
        if ((await play(queue, mails, mortal)) === 'died') kills += 1;
      }
    });
    const { rows } = await pool.query<{ id: string; status: string }>('select id, status from call_delivery');
    expect(rows.map(({ status }) => status)).toEqual(Array(recipients).fill('sent'));
    const named = new Map(mails.map((mail) => [mail.messageId, mail]));
    expect([...named.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(new Set([...named.values()].map(({ to }) => to)).size).toBe(recipients);
    // What was sent twice is word for word the same.
    for (const mail of mails) expect(mail).toEqual(named.get(mail.messageId));
    rounds += 1;
  }
  process.stdout.write(`${kills} kills in ${rounds} rounds\n`);
}, 600_000);
