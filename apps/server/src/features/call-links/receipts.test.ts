import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../../db/pool.ts';
import { type IssuedDay, issuedDay } from '../../testing/issued-day.ts';
import { newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let pool: Pool;

beforeAll(async () => {
  server = await testServer({ DDAK_RATE_LIMIT: 'on' });
  owner = await newPerson(server);
  pool = openPool(server.databaseUrl, () => {}, 2);
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile KAKAOTALK 11.2' };

async function copy(day: IssuedDay, to: object): Promise<string> {
  const path = `/projects/${day.projectId}/callsheets/${day.callsheetId}/links`;
  return String((await owner.call('POST', path, to)).body.data?.url);
}
const crewLink = (day: IssuedDay) => copy(day, { kind: 'crew', id: day.crewIds[0] });
const get = (url: string, headers: Record<string, string> = BROWSER, method = 'GET') =>
  fetch(url, { method, headers, redirect: 'manual' });
const page = async (url: string): Promise<string> => (await get(url)).text();

/** The picture in a page, which a browser asks for when it shows it. */
async function pictureOf(url: string): Promise<string> {
  const [, src = ''] = /<img class="seen" src="([^"]+)"/.exec(await page(url)) ?? [];
  return new URL(src, url).href;
}
async function confirm(url: string, fields: Record<string, string> = {}) {
  const [, version = ''] = /name="version" value="([^"]+)"/.exec(await page(url)) ?? [];
  const body = new URLSearchParams({ version, ...fields });
  // As a browser sends it from a page that tells nobody where one comes from.
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { ...BROWSER, origin: 'null' },
    redirect: 'manual',
  });
  // How long it is until the call, and as of when, is another thing a minute later.
  const text = (await answer.text()).replace(/<p class="left">.*?<\/p>/s, '');
  return { status: answer.status, to: answer.headers.get('location'), text };
}
async function receipts(day: IssuedDay) {
  const { rows } = await pool.query<{ recipient: string; way: string; confirmed: boolean }>(
    'select recipient, way, confirmed_at is not null as confirmed from callsheet_receipt where project_id = $1 order by 1',
    [day.projectId],
  );
  return rows.map(({ recipient, way, confirmed }) => [recipient, way, confirmed]);
}

describe('who has read by a link', () => {
  it('CS57: is counted once a browser has shown the page, not for a preview, a look ahead or a head', async () => {
    const day = await issuedDay(owner);
    const picture = await pictureOf(await crewLink(day));
    const previews = [
      {
        'user-agent':
          'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
      },
      { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)' },
      { ...BROWSER, 'sec-purpose': 'prefetch;prerender' },
      { ...BROWSER, purpose: 'prefetch' },
      { ...BROWSER, 'sec-fetch-dest': 'document' },
    ];
    for (const headers of previews) expect((await get(picture, headers)).status).toBe(200);
    await get(picture, BROWSER, 'HEAD');
    expect(await receipts(day)).toEqual([]);
    for (let i = 0; i < 2; i++) {
      const shown = await get(picture);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/gif']);
    }
    expect(await receipts(day)).toEqual([[`crew:${day.crewIds[0]}`, 'link', false]]);
  });

  it('CS57: is told what is new since the version that they have opened by it', async () => {
    const day = await issuedDay(owner);
    const url = await crewLink(day);
    await get(await pictureOf(url));
    const { projectId, timetableId } = day;
    await owner.run(projectId, 'editTimetable', { timetableId, patch: { calltime: 450 } });
    await day.publish();
    const text = await page(url);
    expect(text).toContain('지난번에 본 판과 달라졌어요');
    expect(text).toContain('<del>08:00');
    await get(await pictureOf(url));
    expect((await page(url)).includes('<del>08:00')).toBe(true);
  });

  it('CS58: confirms the version that the page showed, once, without a script or a cookie', async () => {
    const day = await issuedDay(owner);
    const url = await crewLink(day);
    expect(await confirm(url)).toMatchObject({ status: 303, to: '?' });
    expect(await page(url)).toContain('확인했어요 · ');
    await confirm(url);
    expect(await receipts(day)).toEqual([[`crew:${day.crewIds[0]}`, 'link', true]]);
    const nobodys = { version: crypto.randomUUID() };
    expect((await confirm(url, nobodys)).status).toBe(303);
    expect((await receipts(day)).length).toBe(1);
  });

  it('CS58: refuses the forms of other sites everywhere else', async () => {
    const answer = await fetch(`${server.url}/api/auth/signin`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'null' },
    });
    expect(answer.status).toBe(403);
  });

  it('CS59: confirms in the room by name and digits, marked so; opening it counts as nobody', async () => {
    const day = await issuedDay(owner);
    const url = await copy(day, { kind: 'room' });
    expect(await page(url)).not.toContain('class="seen"');
    const right = { name: ' 남 도윤', digits: day.phone.slice(-4) };
    expect(await confirm(url, right)).toMatchObject({ status: 303, to: '?ok=1' });
    expect(await page(`${url}?ok=1`)).toContain('확인했어요. 고마워요.');
    expect(await receipts(day)).toEqual([[`crew:${day.crewIds[0]}`, 'room', true]]);
  });

  it('CS59: answers every wrong try alike, and after a few the right one too', async () => {
    const day = await issuedDay(owner);
    const url = await copy(day, { kind: 'room' });
    const wrong = [
      { name: '남도윤', digits: '0000' },
      { name: '아무개', digits: day.phone.slice(-4) },
      { name: '', digits: '' },
      { name: '남도윤', digits: '1' },
    ];
    const answers = [];
    for (const fields of wrong) answers.push(await confirm(url, fields));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(422);
    for (let i = 0; i < 4; i++) await confirm(url, { name: '남도윤', digits: `000${i}` });
    const locked = await confirm(url, { name: '남도윤', digits: day.phone.slice(-4) });
    expect([locked.status, locked.text]).toEqual([422, answers[0]!.text]);
    expect(await receipts(day)).toEqual([]);
  });

  // Last: it uses up what this address may ask for.
  it('CS56: is not asked for faster than a crew behind one address reads', async () => {
    const url = `${server.url}/c/${'a'.repeat(24)}`;
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 1_000)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await get(url)).status))));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});
