import { koreanDate, mayBeTold, NOTICE_KINDS, type NoticeKind, USUAL_NOTICE_SETTINGS } from '@ddak/domain';
import { SeededRandom } from '@ddak/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmitterBus } from './bus/emitter-bus.ts';
import { Notices } from './db/notices.ts';
import { openOrm, openPool, type Pool } from './db/pool.ts';
import { asSystem } from './db/reader.ts';
import { PatchNoteRepo } from './features/patchnotes/repo.ts';
import { TELL_PATCH_NOTE, tellPatchNote } from './features/patchnotes/tell-patch-note.ts';
import { TELL_PLAN, tellPlan } from './features/plan-news/tell-plan.ts';
import { TELL_PEOPLE } from './features/tell-people/tell-jobs.ts';
import { tellPeople } from './features/tell-people/tell-people.ts';
import { newId } from './new-id.ts';
import { tellPerson } from './notices/tell-person.ts';
import { PgStore } from './sync/pg-store.ts';
import { ProjectStates } from './sync/project-states.ts';
import type { Job } from './sync/sync-store.ts';
import { Mortal } from './testing/mortal.ts';
import { uploadAndRead } from './testing/read-script.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from './testing/test-person.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

/** All of them in `npm run test:long`, a twentieth in `npm test`. */
const KILLS = process.env.DDAK_LONG === '1' ? 200 : 10;
const PEOPLE = 4;
/** Where it may die: before and after each of its steps, and a few that are never reached. */
const STEPS = 45;

/** A job, and what comes of it where nobody dies: notices and pushes, by the ids of both. */
interface Matter {
  readonly job: Job;
  readonly kinds: ReadonlySet<string>;
  readonly notices: readonly string[];
  readonly pushes: readonly string[];
}

let server: TestServer;
let pool: Pool;
let matters: Matter[];
beforeAll(async () => {
  server = await testServer();
  pool = openPool(server.databaseUrl, () => {}, 3);
  const owner = await newPerson(server);
  const project = await newProject(owner);
  await live(owner, project);
  const note = { version: '1.0.0', title: '옮기기가 빨라졌어요', body: '내용' };
  const noteId = newId();
  await new PatchNoteRepo(openOrm(pool)).publish({ _id: noteId, ...note, publishedAt: 1 });
  // The server's own workers are done with it: from here on only those of this test work.
  await server.server.close();
  const jobs = [...(await jobsOf(project.projectId)), { name: TELL_PATCH_NOTE, data: { noteId } }];
  matters = [];
  for (const job of jobs) {
    await pool.query('delete from notice');
    const pushed: string[] = [];
    await asSystem('jobs', () => play(job, new Mortal(Number.POSITIVE_INFINITY), pushed));
    const told = await toldNow();
    const kinds = new Set(told.map(({ kind }) => kind));
    matters.push({ job, kinds, notices: told.map(({ line }) => line), pushes: pushed.sort() });
  }
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

/** A project in which all happens that people are told of. */
async function live(owner: TestPerson, project: { projectId: string; boardId: string; episodeId: string }) {
  const { projectId, boardId, episodeId } = project;
  const people: TestPerson[] = [];
  const members: string[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const person = await newPerson(server, `사람${i}`);
    members.push(await addTestMember(owner, projectId, person, 'member'));
    people.push(person);
  }
  const text = people.map(({ user }) => `@[${user._id}]`).join(' ');
  const commentId = newId();
  const target = { targetKind: 'project', targetId: projectId } as const;
  await owner.run(projectId, 'addComment', { commentId, ...target, parentId: null, text });
  for (const [i, person] of people.entries())
    await person.run(projectId, 'addComment', {
      ...{ commentId: newId(), ...target, parentId: commentId, text: `답${i}` },
    });
  await owner.run(projectId, 'changeMember', { memberId: members[0]!, role: 'editor', rights: {} });
  const [sceneId, rowId, timetableId] = [newId(), newId(), newId()];
  await owner.run(projectId, 'addScene', { sceneId, episodeId, sceneNo: 1, subSceneNo: '', setName: '카페' });
  const tableDate = koreanDate(Date.now());
  await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate, calltime: 480 });
  await owner.run(projectId, 'allocateScenes', {
    ...{ timetableId, afterRowId: null, rows: [{ rowId, sceneId }] },
  });
  await owner.run(projectId, 'recordRow', { rowId, patch: { actualStart: 1_200 } });
  await owner.run(projectId, 'finishProposal', { boardId, found: 2 });
  await uploadAndRead(owner, project, 'S#1. 카페 / 낮\n\n비가 온다.\n');
  const invitation = { role: 'member', days: 1, uses: 1 };
  const invited = await owner.call('POST', `/projects/${projectId}/invitations`, invitation);
  const asker = await newPerson(server, '묻는이');
  const asks = { inviteCode: invited.body.data!.code };
  expect((await asker.call('POST', '/user-crew-requests', asks)).status).toBe(200);
}

/** What the server has put in for it: a job of each entry, and one of the plan (NT9). */
async function jobsOf(projectId: string): Promise<Job[]> {
  const log = await asSystem('jobs', () => new PgStore(pool, async () => {}).readLog(projectId, 0, 500));
  const ofEntries = log
    .filter(mayBeTold)
    .map(({ seq }) => ({ name: TELL_PEOPLE, data: { projectId, seq: String(seq) } }));
  const upTo = String(log.at(-1)!.seq);
  return [...ofEntries, { name: TELL_PLAN, data: { projectId, after: '0', upTo } }];
}

async function play({ name, data }: Job, mortal: Mortal, pushed: string[]): Promise<'died' | 'done'> {
  const store = new PgStore(pool, async () => {});
  const settingsOf = async () => USUAL_NOTICE_SETTINGS;
  const putJob = async (job: Job) => {
    pushed.push(`${job.data.userId} ${job.data.noticeId}`);
  };
  const inApp = { notices: mortal.watch(new Notices(openOrm(pool))), bus: new EmitterBus() };
  const tell = tellPerson({ ...inApp, ...mortal.watch({ settingsOf, putJob }), now: () => 0 });
  const parts = { store: mortal.watch(store), states: mortal.watch(new ProjectStates(store)), tell };
  const patchNotes = mortal.watch(new PatchNoteRepo(openOrm(pool)));
  const noMore = async () => {
    throw new Error('all are told by one job');
  };
  const work =
    name === TELL_PEOPLE
      ? tellPeople(parts, data)
      : name === TELL_PLAN
        ? tellPlan(parts, data)
        : tellPatchNote({ patchNotes, tell, putJob: noMore }, data);
  return Promise.race([work.then(() => 'done' as const), mortal.died]);
}

async function toldNow() {
  const { rows } = await pool.query<{ id: string; user_id: string; kind: string; title: string }>(
    'select id, user_id, kind, title from notice order by id',
  );
  return rows.map(({ id, user_id, kind, title }) => ({ kind, line: `${id} ${user_id} ${kind} ${title}` }));
}

it('NT5, NT9, NT12, NT13: every kind is told by a job that may die', () => {
  const told = new Set(matters.flatMap(({ kinds }) => [...kinds]));
  // A call is told by the delivery of its sheet, which has a test of its own (CS47).
  const others: readonly NoticeKind[] = NOTICE_KINDS.filter((kind) => kind !== 'call');
  expect([...told].sort()).toEqual([...others].sort());
  const mentioned = matters.find(({ kinds }) => kinds.has('mention'))!;
  expect([mentioned.notices, mentioned.pushes].map((all) => new Set(all).size)).toEqual([PEOPLE, PEOPLE]);
});

it(`NT5: killed ${KILLS} times between any two steps, each is told once in the app, and every push has its key`, async () => {
  const random = new SeededRandom(47);
  const telling = matters.filter(({ notices }) => notices.length > 0);
  let [kills, rounds] = [0, 0];
  while (kills < KILLS || rounds < telling.length) {
    const { job, notices, pushes } = telling[rounds % telling.length]!;
    await pool.query('delete from notice');
    const pushed: string[] = [];
    await asSystem('jobs', async () => {
      for (;;) {
        const mortal = new Mortal(kills < KILLS ? random.int(0, STEPS) : Number.POSITIVE_INFINITY);
        if ((await play(job, mortal, pushed)) === 'done') return;
        kills += 1;
      }
    });
    expect((await toldNow()).map(({ line }) => line)).toEqual(notices);
    expect([...new Set(pushed)].sort()).toEqual(pushes);
    rounds += 1;
  }
  process.stdout.write(`${kills} kills in ${rounds} rounds of ${telling.length} jobs\n`);
}, 600_000);
