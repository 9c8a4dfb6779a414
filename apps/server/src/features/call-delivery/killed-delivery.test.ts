import { SeededRandom } from '@ddak/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmitterBus } from '../../bus/emitter-bus.ts';
import { Notices } from '../../db/notices.ts';
import { openOrm, openPool, type Pool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { tellInApp } from '../../notices/tell-in-app.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { ProjectStates } from '../../sync/project-states.ts';
import type { Job } from '../../sync/sync-store.ts';
import { type IssuedDay, issuedDay } from '../../testing/issued-day.ts';
import { Mortal } from '../../testing/mortal.ts';
import { addTestMember, newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { appCall } from './app-call.ts';
import { deliverCallsheet } from './deliver-callsheet.ts';
import { SEND_CALL } from './delivery-jobs.ts';
import { mailCall } from './mail-call.ts';
import { pushCall } from './push-call.ts';
import { CallDeliveryRepo } from './repo.ts';
import { sendCall } from './send-call.ts';

/** All of them in `npm run test:long`, a twentieth in `npm test`. */
const KILLS = process.env.DDAK_LONG === '1' ? 100 : 5;
const PEOPLE = 4;

let server: TestServer;
let pool: Pool;
let day: IssuedDay;
let colleague: TestPerson;
beforeAll(async () => {
  server = await testServer();
  pool = openPool(server.databaseUrl, () => {}, 3);
  const addresses = { email: (i: number) => `crew${i}@example.com`, actorEmail: 'actor@example.com' };
  const owner = await newPerson(server);
  colleague = await newPerson(server, '백이든');
  day = await issuedDay(owner, { scenes: 1, people: PEOPLE }, addresses);
  await addTestMember(owner, day.projectId, colleague, 'member');
  // The server's own workers are done with it: from here on only those of this test work.
  await server.server.close();
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

/** A queue that keeps its jobs until one is done: a process that dies leaves its job to the next. */
class Queue {
  readonly waiting: Job[] = [];
  readonly put = async (jobs: readonly Job[]): Promise<void> => void this.waiting.push(...jobs);
}

interface Sent {
  readonly mails: MailMessage[];
  /** The keys of what a push service was handed, which tells a repeat by them. */
  readonly pushes: string[];
}

async function play(queue: Queue, { mails, pushes }: Sent, mortal: Mortal): Promise<'died' | 'done'> {
  const job = queue.waiting[0]!;
  const deliveries = mortal.watch(new CallDeliveryRepo(pool, queue.put));
  const states = mortal.watch(new ProjectStates(new PgStore(pool, async () => {})));
  const mailer = mortal.watch({ send: async (mail: MailMessage) => void mails.push(mail) });
  const parts = { deliveries, states, now: Date.now };
  const mail = mailCall({
    mailer,
    readAddress: async () => ({ email: 'colleague@example.com', confirmed: true }),
    linkFor: async (_, __, to) => `/c/${to.id}`,
    baseUrl: 'http://localhost',
  });
  const push = pushCall(
    mortal.watch({
      send: async (_: string, { key }: { key: string }) => {
        pushes.push(key);
        return 'sent' as const;
      },
    }),
  );
  const inApp = { notices: mortal.watch(new Notices(openOrm(pool))), bus: new EmitterBus() };
  const app = appCall((from, one) => tellInApp(inApp, from, { ...one, createdAt: 0 }));
  const onFailed = (error: unknown) => {
    throw error;
  };
  const work =
    job.name === SEND_CALL
      ? sendCall(
          {
            ...parts,
            ways: { mail, push, app },
            settingsOf: async () => ({ choices: {}, quiet: null }),
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
  // The crew, the actor and the colleague by mail; the colleague in the app and at their devices too.
  const mailed = PEOPLE + 2;
  let [kills, rounds] = [0, 0];
  while (kills < KILLS) {
    await pool.query('delete from call_delivery');
    await pool.query('delete from notice');
    const queue = new Queue();
    const mails: MailMessage[] = [];
    const pushes: string[] = [];
    const data = { projectId: day.projectId, versionId: day.lastVersion(), about: 'issued' };
    queue.waiting.push({ name: 'deliver-callsheet', data });
    await asSystem('jobs', async () => {
      while (queue.waiting.length > 0) {
        const mortal = new Mortal(kills < KILLS ? random.int(0, 30) : Number.POSITIVE_INFINITY);
        if ((await play(queue, { mails, pushes }, mortal)) === 'died') kills += 1;
      }
    });
    const { rows } = await pool.query<{ id: string; channel: string; status: string }>(
      'select id, channel, status from call_delivery',
    );
    const by = (channel: string) => rows.filter((row) => row.channel === channel).map(({ id }) => id);
    expect(rows.map(({ status }) => status)).toEqual(Array(mailed + 2).fill('sent'));
    const named = new Map(mails.map((mail) => [mail.messageId, mail]));
    expect([...named.keys()].sort()).toEqual(by('mail').sort());
    expect(new Set([...named.values()].map(({ to }) => to)).size).toBe(mailed);
    expect([...new Set(pushes)]).toEqual(by('push'));
    const told = await pool.query<{ id: string }>('select id from notice');
    expect(told.rows.map(({ id }) => id)).toEqual(by('app'));
    // What was sent twice is word for word the same.
    for (const mail of mails) expect(mail).toEqual(named.get(mail.messageId));
    rounds += 1;
  }
  process.stdout.write(`${kills} kills in ${rounds} rounds\n`);
}, 600_000);
