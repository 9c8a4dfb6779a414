import { setTimeout as pause } from 'node:timers/promises';
import { koreanClock } from '@ddak/domain';
import type { NoticeList } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Notices } from '../../db/notices.ts';
import { openOrm, openPool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import { pushNotice } from '../../notices/push-notice.ts';
import { chooseNotices } from '../../testing/choose-notices.ts';
import { pushDevice } from '../../testing/push-device.ts';
import { pushService } from '../../testing/push-service.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let colleague: TestPerson;
let projectId: string;
const sceneId = newId();
beforeAll(async () => {
  server = await testServer({ DDAK_PUSH: 'loopback' });
  [owner, colleague] = [await newPerson(server, '정서윤'), await newPerson(server, '백이든')];
  const project = await newProject(owner);
  projectId = project.projectId;
  const at = { episodeId: project.episodeId, sceneNo: 1, subSceneNo: '', setName: '카페' };
  await owner.run(projectId, 'addScene', { sceneId, ...at });
  await addTestMember(owner, projectId, colleague, 'member');
  await chooseNotices(colleague);
}, 60_000);
afterAll(() => server?.close());

const noticesOf = async (person: TestPerson) =>
  (await person.call<{ data: NoticeList }>('GET', '/me/notices')).body.data.notices;
/** Once there is one of such a title. */
async function told(person: TestPerson, title: string) {
  for (;;) {
    const found = (await noticesOf(person)).find((one) => one.title === title);
    if (found) return found;
    await pause(20);
  }
}
/** Once every job that tells is done: a choice holds for what is told after it. */
async function allTold(): Promise<void> {
  const pool = openPool(server.databaseUrl, () => {}, 1);
  const open = `select from pgboss.job where name in ('tell-people', 'push-notice')
    and state in ('created', 'active', 'retry') and start_after <= now()`;
  while ((await pool.query(open)).rowCount !== 0) await pause(20);
  await pool.end();
}
const say = async (person: TestPerson, text: string, parentId: string | null = null) => {
  const commentId = newId();
  const target = { targetKind: 'scene', targetId: sceneId } as const;
  const result = await person.run(projectId, 'addComment', { commentId, ...target, parentId, text });
  expect(result.outcome).toBe('committed');
  return commentId;
};

describe('what people are told of each other', () => {
  it('NT5: reaches the app and the devices of who is named, says where, and leads there (NT6)', async () => {
    const service = await pushService();
    const device = pushDevice(service.endpoint('phone'));
    expect((await colleague.call('PUT', '/me/push-subscription', device.subscription)).status).toBe(200);
    const commentId = await say(owner, `@[${colleague.user._id}] 비밀 소품`);
    const path = `/projects/${projectId}?comment=${commentId}`;
    expect(await told(colleague, '정서윤 님이 나를 불렀어요')).toMatchObject({ body: 'S#1 카페', path });
    const shown = () => service.got.map((one) => device.read(one) as { title: string });
    while (!shown().some((one) => one.title.includes('불렀어요'))) await pause(20);
    expect(shown()).toContainEqual(
      expect.objectContaining({ title: '〈밤의 정류장〉 정서윤 님이 나를 불렀어요', path }),
    );
    expect(JSON.stringify(shown())).not.toContain('비밀');
    expect((await noticesOf(owner)).filter(({ title }) => title.includes('불렀어요'))).toEqual([]);
    await service.close();
  });

  it('NT5: reaches who has written in a thread before', async () => {
    const head = await say(owner, '비 오면 어떻게 하죠?');
    await say(colleague, '우산 20개요', head);
    expect(await told(owner, '백이든 님이 답글을 남겼어요')).toMatchObject({ readAt: null });
  });

  it('NT2: goes with the right to read it, and comes back with it', async () => {
    const mentions = () =>
      noticesOf(colleague).then((all) => all.filter(({ title }) => title.includes('불렀어요')));
    expect(await mentions()).toHaveLength(1);
    const feed = await owner.call<{
      data: { messages: { tables?: Record<string, { _id: string; userId: string }[]> }[] };
    }>('GET', `/projects/${projectId}/feed?wait=0`);
    const members = feed.body.data.messages[0]!.tables!.projectMember!;
    const memberId = members.find(({ userId }) => userId === colleague.user._id)!._id;
    const rights = (screenplay: 'none' | 'read') =>
      owner.run(projectId, 'changeMember', { memberId, role: 'member', rights: { screenplay } });
    await rights('none');
    expect(await mentions()).toEqual([]);
    await rights('read');
    expect(await mentions()).toHaveLength(1);
    await told(colleague, '내 권한이 바뀌었어요');
  });

  it('NT7: goes by the ways that each has chosen, and by none where they want none', async () => {
    const service = await pushService();
    const device = pushDevice(service.endpoint('desk'));
    await colleague.call('PUT', '/me/push-subscription', device.subscription);
    await allTold();
    const before = (await noticesOf(colleague)).length;
    await chooseNotices(colleague, { mention: { app: false, push: true } });
    await say(owner, `@[${colleague.user._id}] 기기로만`);
    while (service.got.length === 0) await pause(20);
    await allTold();
    await chooseNotices(colleague, { mention: { app: false, push: false } });
    await say(owner, `@[${colleague.user._id}] 아무 데도`);
    await allTold();
    await chooseNotices(colleague, { mention: { app: true, push: false } });
    await say(owner, `@[${colleague.user._id}] 앱에만`);
    await allTold();
    expect(await noticesOf(colleague)).toHaveLength(before + 1);
    expect(service.got).toHaveLength(1);
    await service.close();
  });

  it('NT8: leaves devices alone while it is quiet, and tells nothing later that was read or taken away', async () => {
    const service = await pushService();
    const device = pushDevice(service.endpoint('bed'));
    await colleague.call('PUT', '/me/push-subscription', device.subscription);
    const clock = koreanClock(Date.now());
    await chooseNotices(colleague, {}, { from: clockOf(clock - 60), until: clockOf(clock + 60) });
    await allTold();
    const before = await noticesOf(colleague);
    await say(owner, `@[${colleague.user._id}] 자고 있나요?`);
    const fresh = async () =>
      (await noticesOf(colleague)).find(({ _id }) => before.every((one) => one._id !== _id));
    while (!(await fresh())) await pause(20);
    const { _id: noticeId } = (await fresh())!;
    const pool = openPool(server.databaseUrl, () => {}, 1);
    const waits = async () => {
      const { rows } = await pool.query<{ seconds: number }>(
        `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
         where name = 'push-notice' and data ->> 'noticeId' = $1`,
        [noticeId],
      );
      return rows[0]?.seconds ?? 0;
    };
    while ((await waits()) === 0) await pause(20);
    expect(await waits()).toBeGreaterThan(3000);
    expect(service.got).toEqual([]);
    const sent: string[] = [];
    const push = {
      send: async (_: string, { key }: { key: string }) => {
        sent.push(key);
        return 'sent' as const;
      },
    };
    const later = () =>
      pushNotice({ notices: new Notices(openOrm(pool)), push }, { noticeId, userId: colleague.user._id });
    await later();
    expect(sent).toEqual([noticeId]);
    await colleague.call('POST', '/me/notices/read', {});
    await later();
    expect(sent).toEqual([noticeId]);
    await pool.end();
    await service.close();
  });

  it('NT7: says what is wrong with a choice that is none', async () => {
    for (const body of [
      { choices: { weather: {} }, quiet: null },
      { choices: {}, quiet: { from: -1, until: 1440 } },
    ])
      expect((await colleague.call('PUT', '/me/notice-settings', body)).status).toBe(400);
  });
});

const clockOf = (minutes: number): number => Math.floor((minutes + 1440) % 1440);
