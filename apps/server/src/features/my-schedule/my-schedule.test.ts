import { addDays, koreanDate, type ProjectDays } from '@ddak/domain';
import type { CalendarFeed } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { publishTestSheet } from '../../testing/publish-test-sheet.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { addTestMember, newPerson, newProject, TestPerson } from '../../testing/test-person.ts';

const { server, client } = await serverAndClient();

const TODAY = koreanDate(Date.now());

/** A project of theirs with a day that a sheet was issued of, and one with a plan alone. */
async function film(owner: TestPerson, from = 1) {
  const { projectId, boardId, episodeId } = await newProject(owner);
  const days = [newId(), newId()];
  for (const [i, timetableId] of days.entries()) {
    const sceneId = newId();
    await owner.run(projectId, 'addScene', {
      sceneId,
      episodeId,
      sceneNo: i + 1,
      subSceneNo: '',
      setName: '카페',
    });
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: addDays(TODAY, from + i) });
    const rows = [{ rowId: newId(), sceneId }];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
  }
  const callsheetId = newId();
  await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId: days[0]! });
  await publishTestSheet(owner, projectId, callsheetId);
  return { projectId, callsheetId };
}

const scheduleOf = async (person: TestPerson) =>
  (await person.call<{ data: ProjectDays[] }>('GET', '/me/schedule')).body.data;
const feedOf = async (person: TestPerson, method = 'GET') =>
  (await person.call<{ data: CalendarFeed | null }>(method, '/me/calendar-feed')).body.data;
const urlOf = async (person: TestPerson) => (await feedOf(person, 'POST'))!.url!;

async function come(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    lines: text.replaceAll('\r\n ', '').split('\r\n'),
  };
}
const titles = (lines: readonly string[]) => lines.filter((line) => line.startsWith('SUMMARY:'));

describe('my schedule', () => {
  it('MS1, MS2: has the days of all my projects by my rights, and none of those put away', async () => {
    const [owner, guest] = [await newPerson(server), await newPerson(server)];
    const [one, other] = [await film(owner), await film(owner, 3)];
    await addTestMember(owner, one.projectId, guest, 'guest');
    const all = await scheduleOf(owner);
    expect(all.map(({ project }) => project._id).toSorted()).toEqual(
      [one.projectId, other.projectId].toSorted(),
    );
    expect(all.flatMap(({ days }) => days.map(({ standing }) => standing))).toEqual([
      ...['issued', 'planned'],
      ...['issued', 'planned'],
    ]);
    expect((await scheduleOf(guest)).map(({ days }) => days.map(({ date }) => date))).toEqual([
      [addDays(TODAY, 1)],
    ]);
    await owner.run(one.projectId, 'archiveProject', {});
    expect((await scheduleOf(owner)).map(({ project }) => project._id)).toEqual([other.projectId]);
    expect(await scheduleOf(guest)).toEqual([]);
  });
});

describe('a calendar that comes for my schedule', () => {
  it('MS4: gets it by its address alone, and once while nothing has changed', async () => {
    const owner = await newPerson(server, '오하람');
    const { projectId, callsheetId } = await film(owner);
    const url = await urlOf(owner);
    const { status, headers, lines } = await come(url);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(titles(lines)).toHaveLength(2);
    const sheet = `${new URL(url).origin}/projects/${projectId}/callsheets/${callsheetId}`;
    expect(lines).toContain(`URL:${sheet}`);
    expect(lines.join('\n')).not.toContain('오하람');
    const etag = headers.get('etag')!;
    expect((await come(url, { 'if-none-match': etag })).status).toBe(304);
    await owner.run(projectId, 'cancelCallsheet', { callsheetId, versionId: newId(), note: '태풍' });
    const later = await come(url, { 'if-none-match': etag });
    expect([later.status, titles(later.lines)[0]]).toEqual([200, expect.stringContaining('[촬영 취소]')]);
  });

  it('MS4: gets what was until thirty days ago', async () => {
    const owner = await newPerson(server);
    await film(owner, -31);
    expect(titles((await come(await urlOf(owner))).lines)).toHaveLength(1);
    expect(await scheduleOf(owner)).toEqual([]);
  });

  it('MS4: gets nothing more of a project that I have left', async () => {
    const [owner, guest] = [await newPerson(server), await newPerson(server)];
    const { projectId } = await film(owner);
    const memberId = await addTestMember(owner, projectId, guest, 'guest');
    const url = await urlOf(guest);
    expect(titles((await come(url)).lines)).toHaveLength(1);
    await owner.run(projectId, 'removeMember', { memberId });
    expect(titles((await come(url)).lines)).toHaveLength(0);
  });

  it('MS5: is shown its address again, until a new one is drawn or it is switched off', async () => {
    const person = await newPerson(server);
    expect(await feedOf(person)).toBeNull();
    const first = await urlOf(person);
    expect(first).toMatch(/\/api\/calendar\/[\w-]{24}\.ics$/);
    expect(await feedOf(person)).toMatchObject({ url: first, readAt: null });
    expect((await come(first)).status).toBe(200);
    expect((await feedOf(person))!.readAt).toBeGreaterThan(0);
    const second = await urlOf(person);
    expect(second).not.toBe(first);
    expect([(await come(first)).status, (await come(second)).status]).toEqual([404, 200]);
    await person.call('DELETE', '/me/calendar-feed');
    expect([await feedOf(person), (await come(second)).status]).toEqual([null, 404]);
    expect((await come(`${second}x`)).status).toBe(404);
  });

  it('MS5: stands nowhere but as a hash, and ends with the account', async () => {
    const form = { email: 'leaves@example.com', password: '딱 맞는 비밀번호' };
    const person = new TestPerson(server.url);
    await person.call('POST', '/auth/signup', {
      ...form,
      name: '한지호',
      consents: ['age14', 'terms', 'privacy'],
    });
    await person.call('POST', '/auth/signin', form);
    const url = await urlOf(person);
    const token = url.split('/').at(-1)!.replace('.ics', '');
    const { rows } = await client.query<{ line: string }>('select f::text as line from calendar_feed f');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ line }) => line.includes(token))).toBe(false);
    await person.call('POST', '/auth/confirm', { password: form.password });
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    expect((await come(url)).status).toBe(404);
  });
});
