import { setTimeout as pause } from 'node:timers/promises';
import { koreanClock } from '@ddak/domain';
import type { NoticeList } from '@ddak/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import { chooseNotices } from '../../testing/choose-notices.ts';
import { type IssuedDay, issuedDay } from '../../testing/issued-day.ts';
import { pushDevice } from '../../testing/push-device.ts';
import { pushService } from '../../testing/push-service.ts';
import { addTestMember, newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { type TestSmtp, testSmtp } from '../../testing/test-smtp.ts';

let smtp: TestSmtp;
let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({
    ...{ SMTP_URL: smtp.url, DDAK_PUSH: 'loopback', DDAK_JOB_POLL_SECONDS: '0.5' },
  });
  owner = await newPerson(server);
}, 60_000);
afterAll(async () => {
  await server?.close();
  await smtp?.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});
afterEach(() => {
  smtp.moods.length = 0;
});

type Sent = { readonly recipient: string; readonly status: string };

/** Gives everybody of the day an address, and issues it. */
async function addressed(size?: { scenes: number; people: number }): Promise<IssuedDay> {
  const day = await issuedDay(owner, size, {
    email: (i) => `crew${i}@example.com`,
    actorEmail: 'actor@example.com',
  });
  await settled(day);
  return day;
}
const path = (day: IssuedDay, versionId: string) =>
  `/projects/${day.projectId}/callsheet-versions/${versionId}/deliveries`;
async function sentOf(day: IssuedDay, versionId = day.lastVersion()): Promise<readonly Sent[]> {
  const { status, body } = await owner.call('GET', path(day, versionId));
  expect(status).toBe(200);
  return body.data?.sent as unknown as Sent[];
}
/** What became of the messages, once none waits any more and there are so many. */
async function settled(day: IssuedDay, count = day.crewIds.length + 1, versionId = day.lastVersion()) {
  for (;;) {
    const sent = await sentOf(day, versionId);
    if (sent.length >= count && sent.every(({ status }) => status !== 'waiting')) return sent;
    await pause(20);
  }
}
const to = (address: string) => smtp.mails.filter((mail) => mail.to === address);
const recall = (day: IssuedDay, calltime: number) =>
  owner.run(day.projectId, 'editTimetable', { timetableId: day.timetableId, patch: { calltime } });

describe('an issued sheet', () => {
  it('CS46 CS48: is mailed to each with their own call and a link of their own', async () => {
    const day = await addressed();
    expect(smtp.mails.map((mail) => mail.to).sort()).toEqual([
      ...['actor@example.com', 'crew0@example.com', 'crew1@example.com'],
    ]);
    const [crew] = to('crew0@example.com');
    expect(crew?.subject).toMatch(/^\[DDAK\] 〈밤의 정류장〉 1회차 .+ 일촬표가 나왔어요$/);
    expect(crew?.text).toContain('현장제작 콜 08:00 · 성산동 정류장, 서울 마포구 성산로 12');
    const [, link = ''] = /(http:\/\/\S+\/c\/\S+)/.exec(crew!.text) ?? [];
    expect(await (await fetch(link)).text()).toContain('남도윤');
    expect((await settled(day)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  });

  it('CS46: that is issued again is mailed to those whose own lines changed, with what changed', async () => {
    const day = await addressed();
    await owner.run(day.projectId, 'editCallsheet', {
      callsheetId: day.callsheetId,
      patch: { notices: ['비옷과 장화를 챙겨요'] },
      put: {},
      remove: [],
    });
    const untold = await day.publish();
    await recall(day, 450);
    smtp.mails.length = 0;
    await day.publish();
    await settled(day);
    expect(await sentOf(day, untold)).toEqual([]);
    // CS92: the second is told to nobody once more.
    const keys = { to: [`crew:${day.crewIds[0]}`] };
    expect((await owner.call('POST', path(day, untold), keys)).status).toBe(404);
    const [crew] = to('crew0@example.com');
    expect(crew?.subject).toContain('일촬표가 바뀌었어요 (3판)');
    expect(crew?.text).toContain('콜 08:00 → 07:30');
  });

  it('CS100: tells who is in a team that it does not call that they have no call, and no other time', async () => {
    const day = await addressed();
    const crewTeamId = newId();
    await owner.run(day.projectId, 'addCrewTeam', { crewTeamId, name: '조명' });
    await owner.run(day.projectId, 'editCrew', { crewId: day.crewIds[1]!, patch: { crewTeamId } });
    smtp.mails.length = 0;
    const keys = { to: [`crew:${day.crewIds[1]}`] };
    expect((await owner.call('POST', path(day, day.lastVersion()), keys)).body.data?.put).toBe(1);
    while (to('crew1@example.com').length === 0) await pause(20);
    expect(to('crew1@example.com')[0]?.text).toContain('이날은 콜이 없어요.');
    expect(to('crew1@example.com')[0]?.text).not.toContain('콜 08:00');
  });

  it('CS28: that is taken back is told as such to those whom it had reached, and to no others', async () => {
    const day = await addressed();
    const actor = `actor:${day.characterId}`;
    await owner.run(day.projectId, 'setActorContact', { ...day.ofActor, email: '' });
    await recall(day, 420);
    const versionId = await day.publish();
    await settled(day);
    await owner.run(day.projectId, 'withdrawVersion', { versionId });
    while (to('crew1@example.com').length < 3) await pause(20);
    expect(to('crew1@example.com').at(-1)?.subject).toContain('일촬표는 거뒀어요');
    expect(to('crew1@example.com').at(-1)?.text).toContain('1판이 다시 맞는 일촬표예요.');
    expect((await sentOf(day, versionId)).filter(({ recipient }) => recipient === actor)).toHaveLength(1);
  });

  it('CS46: of a day that is called off is told to everybody with the reason', async () => {
    const day = await addressed();
    const versionId = newId();
    const { callsheetId } = day;
    await owner.run(day.projectId, 'cancelCallsheet', { callsheetId, versionId, note: '폭설이에요' });
    await settled(day, 3, versionId);
    expect(to('actor@example.com').at(-1)?.subject).toContain('촬영이 취소됐어요');
    expect(to('actor@example.com').at(-1)?.text).toContain('“폭설이에요”');
  });
});

describe('a message', () => {
  it('CS49: says what became of it: refused, nowhere to go, sent once there is an address', async () => {
    smtp.moods.push('never');
    const day = await issuedDay(
      owner,
      { scenes: 1, people: 2 },
      { email: (i) => (i === 0 ? 'dead@example.com' : '') },
    );
    const [crew0, crew1] = day.crewIds.map((id) => `crew:${id}`);
    const status = async (key?: string) =>
      (await settled(day)).find(({ recipient }) => recipient === key)?.status;
    expect(await status(crew0)).toBe('bounced');
    expect(await status(crew1)).toBe('unreachable');
    const crewId = day.crewIds[1]!;
    await owner.run(day.projectId, 'setPersonContact', {
      contactId: newId(),
      crewId,
      phone: '',
      email: 'new@example.com',
    });
    expect((await owner.call('POST', path(day, day.lastVersion()), { to: [crew1] })).body.data?.put).toBe(1);
    while ((await status(crew1)) !== 'sent') await pause(20);
    expect(to('new@example.com')[0]?.subject).toContain('일촬표를 확인해 주세요');
    expect(to('dead@example.com')).toEqual([]);
  });

  it('CS49: counts people whom it is sent to once more, not the ways to them', async () => {
    const colleague = await newPerson(server, '백이든');
    const day = await issuedDay(owner, { scenes: 1, people: 0 });
    await addTestMember(owner, day.projectId, colleague, 'member');
    const keys = { to: [`member:${colleague.user._id}`] };
    expect((await owner.call('POST', path(day, day.lastVersion()), keys)).body.data?.put).toBe(1);
  });

  it('CS90: says before by which ways each would be told, and whom it would not reach', async () => {
    const [colleague, unconfirmed] = [await newPerson(server, '백이든'), await newPerson(server, '오하린')];
    const pool = openPool(server.databaseUrl, () => {}, 1);
    await pool.query('update "user" set confirmed_at = null where id = $1', [unconfirmed.user._id]);
    await pool.end();
    const day = await issuedDay(
      owner,
      { scenes: 1, people: 2 },
      { email: (i) => (i === 0 ? 'crew0@example.com' : '') },
    );
    for (const person of [colleague, unconfirmed])
      await addTestMember(owner, day.projectId, person, 'member');
    const service = await pushService();
    const device = pushDevice(service.endpoint('phone'));
    await colleague.call('PUT', '/me/push-subscription', device.subscription);
    const ways = async (who = owner) => {
      const path = `/projects/${day.projectId}/callsheets/${day.callsheetId}/ways`;
      const { status, body } = await who.call<{
        data: { mail: string; ways: { recipient: string; channels: string[] }[] };
      }>('GET', path);
      if (status !== 200) return status;
      return new Map(body.data.ways.map(({ recipient, channels }) => [recipient, channels.join(' ')]));
    };
    const known = (await ways()) as Map<string, string>;
    expect(known.get(`crew:${day.crewIds[0]}`)).toBe('mail');
    expect(known.get(`crew:${day.crewIds[1]}`)).toBe('');
    expect(known.get(`actor:${day.characterId}`)).toBe('');
    expect(known.get(`member:${colleague.user._id}`)).toBe('app push mail');
    expect(known.get(`member:${unconfirmed.user._id}`)).toBe('app');
    await chooseNotices(colleague, { call: { push: false } });
    expect(((await ways()) as Map<string, string>).get(`member:${colleague.user._id}`)).toBe('app mail');
    expect(await ways(colleague)).toBe(403);
    await service.close();
  });

  it('CS47: is tried again while the mail server is away, and bears the same name each time', async () => {
    smtp.moods.push('later');
    const day = await issuedDay(owner, { scenes: 1, people: 1 }, { email: () => 'patient@example.com' });
    await settled(day);
    expect(to('patient@example.com')).toHaveLength(1);
    expect(to('patient@example.com')[0]?.messageId).toMatch(/^<[\w-]{36}@ddak\.example>$/);
  });

  it('CS49: is nobody’s to send or to ask about but theirs who may write call sheets', async () => {
    const day = await addressed();
    const stranger = await newPerson(server, '모르는 사람');
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? { to: [`crew:${day.crewIds[0]}`] } : undefined;
      expect((await stranger.call(method, path(day, day.lastVersion()), body)).status).toBe(404);
    }
  });

  it('NT1, NT2, NT3: stands in the app of who has an account, as long as they may read it', async () => {
    const colleague = await newPerson(server, '백이든');
    const day = await issuedDay(owner, { scenes: 1, people: 1 });
    const memberId = await addTestMember(owner, day.projectId, colleague, 'member');
    await recall(day, 420);
    await day.publish();
    const told = async () => {
      const { body } = await colleague.call<{ data: NoticeList }>('GET', '/me/notices');
      // Joining is told too (NT5).
      const notices = body.data.notices.filter((one) => one.path.includes('/callsheets/'));
      return { unread: notices.filter(({ readAt }) => readAt === null).length, notices };
    };
    while ((await told()).unread === 0) await pause(20);
    const { notices, unread } = await told();
    expect([unread, notices.length]).toEqual([1, 1]);
    expect(notices[0]).toMatchObject({
      projectTitle: '밤의 정류장',
      title: expect.stringContaining('일촬표가 바뀌었어요 (2판)'),
      body: expect.stringContaining('콜 08:00 → 07:00'),
      readAt: null,
    });
    const rights = (role: string, own: object) =>
      owner.run(day.projectId, 'changeMember', { memberId, role, rights: own } as never);
    await rights('member', { callsheet: 'none' });
    expect(await told()).toEqual({ unread: 0, notices: [] });
    await rights('member', {});
    expect((await told()).unread).toBe(1);
    await colleague.call('POST', '/me/notices/read', { ids: notices.map(({ _id }) => _id) });
    expect(await told()).toMatchObject({ unread: 0, notices: [{ readAt: expect.any(Number) }] });
    const { body } = await owner.call<{ data: NoticeList }>('GET', '/me/notices');
    expect(body.data.notices.filter(({ path }) => path.includes('/callsheets/'))).toEqual([]);
  });

  it('CS47: goes to the devices of an account as well, with the call', async () => {
    const service = await pushService();
    const device = pushDevice(service.endpoint('phone'));
    const colleague = await newPerson(server, '백이든');
    const day = await issuedDay(owner, { scenes: 1, people: 1 });
    await addTestMember(owner, day.projectId, colleague, 'member');
    expect((await colleague.call('PUT', '/me/push-subscription', device.subscription)).status).toBe(200);
    await chooseNotices(colleague);
    await recall(day, 450);
    await day.publish();
    const title = expect.stringContaining('일촬표가 바뀌었어요 (2판)');
    const shown = () => service.got.map((one) => device.read(one) as { title: string });
    while (!shown().some((one) => one.title.includes('일촬표'))) await pause(20);
    expect(shown().find((one) => one.title.includes('일촬표'))).toMatchObject({
      title,
      body: expect.stringContaining('콜 08:00 → 07:30'),
      path: `/projects/${day.projectId}/callsheets/${day.callsheetId}`,
    });
    await service.close();
  });

  it('NT7, NT8: leaves devices alone at night where the day is not near, and by a way that is not wanted', async () => {
    const service = await pushService();
    const pool = openPool(server.databaseUrl, () => {}, 1);
    const [asleep, silent] = [await newPerson(server, '한밤'), await newPerson(server, '무음')];
    const day = await issuedDay(owner, { scenes: 1, people: 0 });
    const clock = koreanClock(Date.now());
    const until = Math.floor((clock + 120) % 1440);
    const unsaid = { answer: { push: false } };
    await chooseNotices(asleep, unsaid, { from: Math.floor((clock + 1320) % 1440), until });
    await chooseNotices(silent, { ...unsaid, call: { push: false } });
    const devices = [asleep, silent].map(({ user }) => pushDevice(service.endpoint(user._id)));
    for (const [i, person] of [asleep, silent].entries()) {
      const device = devices[i]!;
      await person.call('PUT', '/me/push-subscription', device.subscription);
      await addTestMember(owner, day.projectId, person, 'member');
    }
    await recall(day, 450);
    const versionId = await day.publish();
    const settled = async () => {
      const { rows } = await pool.query<{ user_id: string; status: string }>(
        "select user_id, status from call_delivery where version = $1 and channel = 'push'",
        [versionId],
      );
      return new Map(rows.map(({ user_id, status }) => [user_id, status]));
    };
    while ((await settled()).get(silent.user._id) !== 'unreachable') await pause(20);
    const waiting = async () => {
      const { rows } = await pool.query<{ seconds: number }>(
        `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job j
         join call_delivery d on d.id::text = j.data ->> 'deliveryId'
         where d.user_id = $1 and d.channel = 'push' and j.state = 'created'`,
        [asleep.user._id],
      );
      return rows[0]?.seconds ?? 0;
    };
    while ((await waiting()) < 3600) await pause(20);
    expect(await waiting()).toBeLessThanOrEqual(7200);
    expect((await settled()).get(asleep.user._id)).toBe('waiting');
    expect(service.got).toEqual([]);
    const cancelled = { callsheetId: day.callsheetId, versionId: newId(), note: '폭설이에요' };
    await owner.run(day.projectId, 'cancelCallsheet', cancelled);
    while (service.got.length === 0) await pause(20);
    expect(devices[0]!.read(service.got[0]!)).toMatchObject({ title: expect.stringContaining('취소') });
    await pool.end();
    await service.close();
  });
});
