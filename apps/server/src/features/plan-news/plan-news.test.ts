import { setTimeout as pause } from 'node:timers/promises';
import type { NoticeList } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { addTestMember, command, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { gatherPlanNews, QUIET_MS, WAITING_MS } from './gather-plan-news.ts';
import { PlanNewsRepo } from './repo.ts';
import { TELL_PLAN } from './tell-plan.ts';

const CHANGES = 500;

let server: TestServer;
let pool: Pool;
let owner: TestPerson;
let colleague: TestPerson;
let projectId: string;
let boardId: string;
let episodeId: string;
let days: string[];
const scenes: string[] = [];
beforeAll(async () => {
  server = await testServer({ DDAK_JOB_POLL_SECONDS: '0.5' });
  pool = openPool(server.databaseUrl, () => {}, 3);
  [owner, colleague] = [await newPerson(server, '배하은'), await newPerson(server, '백이든')];
  const project = await newProject(owner);
  ({ projectId, boardId, episodeId } = project);
  days = [newId(), newId()];
  for (const [i, timetableId] of days.entries())
    await owner.run(projectId, 'addTimetable', {
      timetableId,
      boardId,
      tableDate: `2027-01-0${i + 4}`,
      calltime: 480,
    });
  for (let sceneNo = 1; sceneNo <= 10; sceneNo++) {
    const sceneId = newId();
    await owner.run(projectId, 'addScene', { sceneId, episodeId, sceneNo, subSceneNo: '', setName: '카페' });
    scenes.push(sceneId);
  }
  await addTestMember(owner, projectId, colleague, 'editor');
  await gather(Date.now() + QUIET_MS);
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

/** As two processes that wake at one moment; the job goes into the queue of the server that runs. */
async function gather(now: number): Promise<void> {
  const enqueue: ConstructorParameters<typeof PlanNewsRepo>[1] = async (jobs, client) => {
    for (const { name, data } of jobs)
      await client.query('insert into pgboss.job (name, data) values ($1, $2)', [name, data]);
  };
  const both = { planNews: new PlanNewsRepo(pool, enqueue), wake: () => {} };
  await asSystem('jobs', () => Promise.all([gatherPlanNews(both, now), gatherPlanNews(both, now)]));
  const open = `select from pgboss.job where name = '${TELL_PLAN}' and state in ('created', 'active', 'retry')`;
  while ((await pool.query(open)).rowCount !== 0) await pause(20);
}

const newsOf = async (person: TestPerson) => {
  const { body } = await person.call<{ data: NoticeList }>('GET', '/me/notices');
  return body.data.notices.filter(({ kind }) => kind === 'plan');
};

describe('what becomes of a plan', () => {
  it(`NT9: is at most three notices for each, of ${CHANGES} changes in a row, and none of one’s own`, async () => {
    const before = (await newsOf(colleague)).length;
    const rows = scenes.map((sceneId) => ({ rowId: newId(), sceneId }));
    const [timetableId] = days as [string, string];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    const moves = Array.from({ length: CHANGES }, (_, i) => {
      const rowIds = [rows[i % rows.length]!.rowId];
      return command('moveRows', { rowIds, toTimetableId: days[i % 2]!, afterRowId: null });
    });
    for (let i = 0; i < moves.length; i += 50) await owner.send(projectId, ...moves.slice(i, i + 50));
    await owner.run(projectId, 'editScenes', { sceneIds: scenes.slice(0, 3), patch: { note: '우천' } });
    await gather(Date.now());
    expect((await newsOf(colleague)).length).toBe(before);
    await gather(Date.now() + QUIET_MS);
    const news = (await newsOf(colleague)).slice(0, (await newsOf(colleague)).length - before);
    expect(news.map(({ title }) => title).toSorted()).toEqual([
      '배하은 님이 씬 3개를 고쳤어요',
      '배하은 님이 촬영일 2일에 씬 10개를 넣었어요',
    ]);
    expect(await newsOf(owner)).toEqual([]);
    await gather(Date.now() + QUIET_MS);
    expect((await newsOf(colleague)).length).toBe(before + 2);
  }, 120_000);

  it(`NT9: of ${CHANGES} changes in all parts by several people, nobody has more than three notices of any kind`, async () => {
    const [reader, screenless] = [await newPerson(server, '차유진'), await newPerson(server, '홍다솜')];
    await addTestMember(owner, projectId, reader, 'member');
    await addTestMember(owner, projectId, screenless, 'guest');
    const fresh = [newId(), newId()];
    for (const [i, timetableId] of fresh.entries())
      await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: `2027-02-0${i + 1}` });
    const waiting = Array.from({ length: 10 }, () => newId());
    for (const [i, sceneId] of waiting.entries())
      await owner.run(projectId, 'addScene', {
        ...{ sceneId, episodeId, sceneNo: 20 + i, subSceneNo: '', setName: '옥상' },
      });
    await gather(Date.now() + QUIET_MS);
    const everybody = [owner, colleague, reader, screenless];
    const noticesOf = async (person: TestPerson) =>
      (await person.call<{ data: NoticeList }>('GET', '/me/notices')).body.data.notices;
    const before = await Promise.all(everybody.map(noticesOf));
    const rows = waiting.map((sceneId) => ({ rowId: newId(), sceneId }));
    const made = Array.from({ length: CHANGES }, (_, i) => {
      const [sceneId, at] = [waiting[i % 10]!, { timetableId: fresh[i % 2]!, afterRowId: null }];
      if (i < rows.length) return command('allocateScenes', { ...at, rows: [rows[i]!] });
      const item = { _id: newId(), type: 'props' as const, name: `소품 ${i}` };
      return [
        command('moveRows', { ...at, toTimetableId: at.timetableId, rowIds: [rows[i % 10]!.rowId] }),
        command('editScenes', { sceneIds: [sceneId], patch: { note: `${i}` } }),
        command('addBreakdownItems', { sceneId, items: [item] }),
      ][i % 3]!;
    });
    const refused: unknown[] = [];
    for (let i = 0; i < made.length; i += 50) {
      const by = (i / 50) % 2 === 0 ? owner : colleague;
      const results = await by.send(projectId, ...made.slice(i, i + 50));
      refused.push(...results.filter(({ outcome }) => outcome === 'refused'));
    }
    expect(refused).toEqual([]);
    await gather(Date.now() + QUIET_MS);
    const counts = (await Promise.all(everybody.map(noticesOf))).map(
      (all, i) => all.length - before[i]!.length,
    );
    expect(counts).toEqual([3, 3, 3, 0]);
  }, 120_000);

  it('NT9: is no news to who came to take part only after it', async () => {
    const newcomer = await newPerson(server, '마루한');
    await owner.run(projectId, 'editScenes', { sceneIds: [scenes[4]!], patch: { note: '지난 일' } });
    await addTestMember(owner, projectId, newcomer, 'member');
    await gather(Date.now() + QUIET_MS);
    expect(await newsOf(newcomer)).toEqual([]);
    await owner.run(projectId, 'editScenes', { sceneIds: [scenes[5]!], patch: { note: '새 일' } });
    await gather(Date.now() + QUIET_MS);
    expect((await newsOf(newcomer)).map(({ title }) => title)).toEqual(['배하은 님이 씬 1개를 고쳤어요']);
  });

  it('NT9: is told after a while, though somebody goes on and on', async () => {
    const before = (await newsOf(owner)).length;
    await colleague.run(projectId, 'editScenes', { sceneIds: [scenes[0]!], patch: { note: '가' } });
    await pool.query('update change_log set at = at - $2 where project_id = $1', [projectId, WAITING_MS]);
    await colleague.run(projectId, 'editScenes', { sceneIds: [scenes[0]!], patch: { note: '나' } });
    await gather(Date.now());
    expect((await newsOf(owner)).length).toBe(before + 1);
  });
});
