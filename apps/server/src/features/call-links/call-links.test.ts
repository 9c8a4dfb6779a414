import { addDays, callInstant } from '@ddak/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrm, openPool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { ProjectStates } from '../../sync/project-states.ts';
import { type IssuedDay, issuedDay } from '../../testing/issued-day.ts';
import { addTestMember, newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { openLink } from './open-link.ts';
import { CallLinkRepo } from './repo.ts';

let server: TestServer;
let owner: TestPerson;
let day: IssuedDay;

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  day = await issuedDay(owner, { scenes: 12, people: 60 });
}, 60_000);
afterAll(() => server?.close());

const links = (of = day): string => `/projects/${of.projectId}/callsheets/${of.callsheetId}/links`;
const crew = (i = 0, of = day) => ({ kind: 'crew', id: of.crewIds[i] });
const ROOM = { kind: 'room' };

async function copy(to: object, of = day): Promise<string> {
  const { status, body } = await owner.call('POST', links(of), to);
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.data?.url);
}

async function open(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('a link to an issued sheet', () => {
  it('CS53: is the same however often it is copied, and stands nowhere but as a hash', async () => {
    const url = await copy(crew());
    expect(await copy(crew())).toBe(url);
    const token = url.split('/c/')[1]!;
    expect(token).toMatch(/^[\w-]{24}$/);
    const pool = openPool(server.databaseUrl, () => {}, 1);
    try {
      const { rows } = await pool.query<{ line: string }>('select l::text as line from call_link l');
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.some(({ line }) => line.includes(token))).toBe(false);
    } finally {
      await pool.end();
    }
  });

  it('CS53: shows the day to who holds it, the call first, in one page of at most 60 KB without a script', async () => {
    const { status, text } = await open(await copy(crew()));
    expect(status).toBe(200);
    const order = [
      '남도윤 · 현장제작팀 집합',
      '08:00',
      '집합까지',
      '성산동 정류장',
      '촬영 순서',
      '팀별 콜',
      '알림',
    ];
    const places = order.map((words) => text.indexOf(words, text.indexOf('<main>')));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Words from the server, of the moment that they say.
    expect(text).toMatch(/집합까지 \d+일[^<]* <small>\d\d:\d\d 기준</);
    expect(text).toContain('밤 · 밖');
    expect(text).not.toMatch(/@font-face|@import/);
    expect(text).not.toMatch(/<script|javascript:|onload|<link rel="stylesheet"/);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60 * 1024);
    const external = [...text.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, to = '']) => to);
    expect(external.filter((to) => !/^(data:,|\?seen=|tel:|https:\/\/map\.kakao\.com\/)/.test(to))).toEqual(
      [],
    );
  });

  it('CS53: follows the versions as they are issued, taken back and called off', async () => {
    const own = await issuedDay(owner);
    const url = await copy(crew(0, own), own);
    const { projectId, timetableId, callsheetId } = own;
    await owner.run(projectId, 'editTimetable', { timetableId, patch: { calltime: 450 } });
    // The sun may rise at that time on the day of the test.
    expect((await open(url)).text).not.toContain('집합 07:30');
    const versionId = await own.publish();
    expect((await open(url)).text).toContain('집합 07:30');
    await owner.run(projectId, 'withdrawVersion', { versionId });
    const back = (await open(url)).text;
    expect(back).toContain('2판은 회수됨');
    expect(back).toContain('08:00');
    const cancelled = { callsheetId, versionId: newId(), note: '폭설' };
    await owner.run(projectId, 'cancelCallsheet', cancelled);
    const off = (await open(url)).text;
    expect(off).toContain('촬영이 취소됐어요');
    expect(off).toContain('폭설');
    expect(off).not.toContain('집합까지');
  });

  it('CS62: leaves out the blocks that the project leaves out, and calls their holder all the same', async () => {
    const own = await issuedDay(owner);
    const url = await copy(crew(0, own), own);
    expect((await open(url)).text).toContain('팀별 콜');
    const layout = { columns: [], hiddenBlocks: ['teamCalls' as const, 'contacts' as const] };
    await owner.run(own.projectId, 'editCallsheetLayout', { layout });
    await own.publish();
    const { text } = await open(url);
    expect(text).not.toContain('팀별 콜');
    expect(text).not.toContain(own.phone);
    expect(text).toContain('남도윤 · 현장제작팀 집합');
  });

  it('CS100: tells who is in a team that the sheet does not call that they have no call', async () => {
    const own = await issuedDay(owner);
    const url = await copy(crew(0, own), own);
    const crewTeamId = newId();
    await owner.run(own.projectId, 'addCrewTeam', { crewTeamId, name: '조명' });
    await owner.run(own.projectId, 'editCrew', { crewId: own.crewIds[0]!, patch: { crewTeamId } });
    const { text } = await open(url);
    expect(text).toContain('남도윤 · 콜 없음');
    expect(text).toContain('이날은 콜이 없어요.');
    expect(text).not.toMatch(/class="time"|class="left"/);
    // The room's page is of everybody.
    expect((await open(await copy(ROOM, own))).text).toContain('<p class="time">08:00</p>');
  });

  it('CS53: shows forty who open theirs while it is issued again the one version or the other, whole', async () => {
    const own = await issuedDay(owner, { scenes: 2, people: 40 });
    const urls = await Promise.all(own.crewIds.map((_, i) => copy(crew(i, own), own)));
    const { projectId, timetableId } = own;
    const seen: string[] = [];
    let isIssued = false;
    const opening = urls.map(async (url) => {
      let last: string;
      do {
        const { status, text } = await open(url);
        last = `${status} ${['1판', '2판'].filter((of) => text.includes(of))} ${['08:00', '06:40'].filter((at) => text.includes(`집합 ${at}`))}`;
        seen.push(last);
      } while (!isIssued || last.startsWith('200 1판'));
    });
    await owner.run(projectId, 'editTimetable', { timetableId, patch: { calltime: 400 } });
    await own.publish();
    isIssued = true;
    await Promise.all(opening);
    expect([...new Set(seen)].sort()).toEqual(['200 1판 08:00', '200 2판 06:40']);
  });

  it('CS110: of many at once are the same as one by one, in their order, and none of who has none', async () => {
    const own = await issuedDay(owner, { scenes: 1, people: 3 });
    const to = [crew(2, own), crew(0, own), { kind: 'crew' as const, id: newId() }];
    const path = `/projects/${own.projectId}/callsheets/${own.callsheetId}/link-list`;
    const many = await owner.call('POST', path, { to });
    expect(many.status).toBe(200);
    const one = [await copy(crew(2, own), own), await copy(crew(0, own), own)];
    expect(many.body.data?.urls).toEqual([...one, null]);
    expect((await owner.call('POST', path, { to: [ROOM] })).status).toBe(400);
  });

  it('CS54: leads nowhere once it is cut; the next copy is another', async () => {
    const before = await copy(crew(1));
    expect((await owner.call('DELETE', links(), crew(1))).status).toBe(200);
    const nowhere = await open(`${server.url}/c/${'a'.repeat(24)}`);
    const cut = await open(before);
    expect([cut.status, cut.text]).toEqual([404, nowhere.text]);
    const next = await copy(crew(1));
    expect(next).not.toBe(before);
    expect((await open(next)).status).toBe(200);
  });

  it('CS54: ends with the person, the actor, and the project in use', async () => {
    const own = await issuedDay(owner);
    const [person, actor, room] = [
      await copy(crew(1, own), own),
      await copy({ kind: 'actor', id: own.characterId }, own),
      await copy(ROOM, own),
    ];
    const standing = async () =>
      Promise.all([person, actor, room].map(async (url) => (await open(url)).status));
    expect(await standing()).toEqual([200, 200, 200]);
    await owner.run(own.projectId, 'removeCrew', { crewId: own.crewIds[1]! });
    const { characterId } = own;
    await owner.run(own.projectId, 'editCharacter', { characterId, patch: { actorName: '최은수' } });
    expect(await standing()).toEqual([404, 404, 200]);
    await owner.run(own.projectId, 'archiveProject', {});
    expect(await standing()).toEqual([404, 404, 404]);
  });

  it('CS54: is open until the midnight after the last of its days, and no moment longer', async () => {
    const own = await issuedDay(owner, { scenes: 1, people: 1 });
    const token = (await copy(crew(0, own), own)).split('/c/')[1]!;
    const pool = openPool(server.databaseUrl, () => {}, 1);
    const states = new ProjectStates(new PgStore(pool, async () => {}));
    const opensAt = (now: number, linkDays = 14) =>
      asSystem('door', () =>
        openLink({ links: new CallLinkRepo(openOrm(pool)), states, linkDays, now: () => now }, token),
      );
    const { date } = (await opensAt(0))!.version!.sheet;
    const end = callInstant(addDays(date, 15), 0);
    expect([(await opensAt(end - 1))?.endsAt, await opensAt(end)]).toEqual([end, undefined]);
    const soon = callInstant(addDays(date, 1), 0);
    expect([(await opensAt(soon - 1, 0))?.endsAt, await opensAt(soon, 0)]).toEqual([soon, undefined]);
    await pool.end();
  });

  it('CS54: is nobody’s who has an account, nor of a sheet that was not issued', async () => {
    const { status } = await owner.call('POST', links(), { kind: 'crew', id: day.characterId });
    expect(status).toBe(404);
    const other = { ...day, callsheetId: day.timetableId };
    expect((await owner.call('POST', links(other), ROOM)).status).toBe(404);
  });

  it('CS55: shows the phones of whom to call on a personal link alone', async () => {
    const [mine, room] = [await open(await copy(crew())), await open(await copy(ROOM))];
    expect(mine.text).toContain(`href="tel:${day.phone}"`);
    expect(room.text).not.toContain(day.phone);
    expect(room.text).not.toContain('tel:');
    expect(room.text).toContain('촬영 순서');
  });

  it('CS101: shows who has an account the phones that a personal link shows, and no others', async () => {
    const own = await issuedDay(owner);
    const [member, guest, stranger] = [
      await newPerson(server),
      await newPerson(server),
      await newPerson(server),
    ];
    await addTestMember(owner, own.projectId, member, 'member');
    await addTestMember(owner, own.projectId, guest, 'guest');
    const path = `/projects/${own.projectId}/callsheets/${own.callsheetId}/contacts`;
    const told = [{ role: '제작부장', name: '남도윤', phone: own.phone }];
    for (const who of [member, guest]) expect((await who.call('GET', path)).body.data).toEqual(told);
    expect((await stranger.call('GET', path)).status).toBe(404);
    // Where a link ends, it ends too.
    await owner.run(own.projectId, 'archiveProject', {});
    expect((await member.call('GET', path)).body.data).toEqual([]);
  });

  it('CS56: is told to a chat room without a name or a phone, and to nobody else', async () => {
    const { headers, text } = await open(await copy({ kind: 'actor', id: day.characterId }));
    const head = text.slice(0, text.indexOf('<style>'));
    expect(head).toContain('og:title" content="[밤의 정류장] 1회차');
    expect(head).toContain('집합 08:00');
    expect(head).not.toMatch(/서유진|남도윤|010-/);
    expect(text).toContain('서유진 · 은하 도착');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(policy).not.toMatch(/script-src|unsafe/);
    // Of the icon in its head: what the page has, the page may show.
    expect(policy).toMatch(/; img-src 'self' data:; /);
  });
});
