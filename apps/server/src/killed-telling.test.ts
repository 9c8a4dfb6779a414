import { USUAL_NOTICE_SETTINGS } from '@ddak/domain';
import { SeededRandom } from '@ddak/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmitterBus } from '../../bus/emitter-bus.ts';
import { Notices } from '../../db/notices.ts';
import { openOrm, openPool, type Pool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { tellPerson } from '../../notices/tell-person.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { ProjectStates } from '../../sync/project-states.ts';
import type { Job } from '../../sync/sync-store.ts';
import { Mortal } from '../../testing/mortal.ts';
import { addTestMember, newPerson, newProject } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { tellPeople } from './tell-people.ts';

/** All of them in `npm run test:long`, a twentieth in `npm test`. */
const KILLS = process.env.DDAK_LONG === '1' ? 200 : 10;
const PEOPLE = 4;
/** Where it may die: before and after each of its steps, and a few that are never reached. */
const STEPS = 45;

let server: TestServer;
let pool: Pool;
let data: { projectId: string; seq: string };
const people: string[] = [];
beforeAll(async () => {
  server = await testServer();
  pool = openPool(server.databaseUrl, () => {}, 3);
  const owner = await newPerson(server);
  const { projectId } = await newProject(owner);
  for (let i = 0; i < PEOPLE; i++) {
    const person = await newPerson(server, `사람${i}`);
    await addTestMember(owner, projectId, person, 'member');
    people.push(person.user._id);
  }
  const text = people.map((userId) => `@[${userId}]`).join(' ');
  const target = { targetKind: 'project', targetId: projectId, parentId: null } as const;
  const { seq } = await owner.run(projectId, 'addComment', { commentId: newId(), ...target, text });
  data = { projectId, seq: String(seq) };
  // The server's own workers are done with it: from here on only those of this test work.
  await server.server.close();
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

it(`NT5: killed ${KILLS} times between any two steps, each is told once in the app, and every push has its key`, async () => {
  const random = new SeededRandom(47);
  let [kills, rounds] = [0, 0];
  while (kills < KILLS) {
    await pool.query('delete from notice');
    const pushed = new Map<string, string[]>();
    let ended: 'died' | 'done' = 'died';
    while (ended === 'died') {
      const mortal = new Mortal(kills < KILLS ? random.int(0, STEPS) : Number.POSITIVE_INFINITY);
      const store = new PgStore(pool, async () => {});
      const settingsOf = async () => USUAL_NOTICE_SETTINGS;
      const putJob = async ({ data: { userId, noticeId } }: Job) => {
        pushed.set(userId!, [...(pushed.get(userId!) ?? []), noticeId!]);
      };
      const inApp = { notices: mortal.watch(new Notices(openOrm(pool))), bus: new EmitterBus() };
      const parts = {
        store: mortal.watch(store),
        states: mortal.watch(new ProjectStates(store)),
        tell: tellPerson({ ...inApp, ...mortal.watch({ settingsOf, putJob }), now: () => 0 }),
      };
      const work = asSystem('jobs', () => tellPeople(parts, data)).then(() => 'done' as const);
      ended = await Promise.race([work, mortal.died]);
      if (ended === 'died') kills += 1;
    }
    const { rows } = await pool.query<{ _id: string; user_id: string }>(
      `select id as _id, user_id from notice where title like '%불렀어요'`,
    );
    expect(rows.map((row) => row.user_id).sort()).toEqual([...people].sort());
    for (const { _id, user_id } of rows) expect([...new Set(pushed.get(user_id))]).toEqual([_id]);
    rounds += 1;
  }
  // Where none comes to its end in between, only its first steps were tried.
  expect(rounds).toBeGreaterThan(KILLS / 20);
  process.stdout.write(`${kills} kills in ${rounds} rounds\n`);
}, 600_000);
