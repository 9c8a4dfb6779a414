import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { publishTestSheet } from '../../testing/publish-test-sheet.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let project: Awaited<ReturnType<typeof newProject>>;
const callsheetId = newId();

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  project = await newProject(owner);
  const { projectId, boardId, episodeId } = project;
  const [timetableId, sceneId] = [newId(), newId()];
  await owner.run(projectId, 'addScene', { sceneId, episodeId, sceneNo: 1, subSceneNo: '', setName: '카페' });
  await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2026-12-01' });
  const rows = [{ rowId: newId(), sceneId }];
  await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
  await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
});
afterAll(() => server.close());

const path = (rest: string): string => `/projects/${project.projectId}/${rest}`;
const get = (person: TestPerson, rest: string) => person.call<string>('GET', path(rest));

async function joined(role: 'member' | 'guest'): Promise<TestPerson> {
  const person = await newPerson(server);
  await addTestMember(owner, project.projectId, person, role);
  return person;
}

/** Everything that a spreadsheet says. */
async function xlsxWords(person: TestPerson, rest: string): Promise<string> {
  const answer = await fetch(`${server.url}/api${path(rest)}`, { headers: { cookie: person.cookieHeader } });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
}

describe('downloads of what is printed', () => {
  it('are files with a Korean name', async () => {
    const pdf = await get(owner, `callsheets/${callsheetId}.pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain(
      '일촬표_밤의 정류장_1회차_2026-12-01.pdf',
    );
    expect(pdf.body.slice(0, 4)).toBe('%PDF');
    const files = [`callsheets/${callsheetId}.xlsx`, `boards/${project.boardId}.xlsx`, 'scenes.xlsx'];
    for (const file of files) {
      const { status, body, headers } = await get(owner, file);
      expect([file, status, body.slice(0, 2)]).toEqual([file, 200, 'PK']);
      expect(headers.get('content-type')).toContain('spreadsheetml');
    }
    expect((await get(owner, `boards/${project.boardId}.pdf`)).body.slice(0, 4)).toBe('%PDF');
  });

  it('CS20: are for a phone where that is asked for, the draft or a version', async () => {
    const { status, headers, body } = await get(owner, `callsheets/${callsheetId}.pdf?form=phone`);
    expect([status, body.slice(0, 4)]).toEqual([200, '%PDF']);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('_휴대폰.pdf');
    expect(/MediaBox \[0 0 390 /.test(body)).toBe(true);
    expect((await get(owner, `callsheets/${callsheetId}.pdf?form=tablet`)).status).toBe(400);
  });

  it('CS21: are pictures page by page, the number of pages said with each', async () => {
    const picture = (query: string) => get(owner, `callsheets/${callsheetId}.png${query}`);
    const upright = await picture('?form=phone&page=1');
    expect(upright.headers.get('content-type')).toBe('image/png');
    expect(upright.body.slice(1, 4)).toBe('PNG');
    const pages = Number(upright.headers.get('x-pages'));
    expect(pages).toBeGreaterThanOrEqual(1);
    expect((await picture(`?form=phone&page=${pages}`)).status).toBe(200);
    expect((await picture(`?form=phone&page=${pages + 1}`)).status).toBe(404);
    expect((await picture('')).headers.get('x-pages')).toBe('1');
    expect((await picture('?page=0')).status).toBe(400);
    expect((await get(owner, `boards/${project.boardId}.png`)).status).toBe(400);
  });

  it('are for members: a stranger finds no project, nobody signed in finds no door', async () => {
    const stranger = await newPerson(server);
    expect((await get(stranger, `callsheets/${callsheetId}.pdf`)).status).toBe(404);
    const nobody = await fetch(`${server.url}/api${path('scenes.xlsx')}`);
    expect(nobody.status).toBe(401);
  });

  it('AC6: are refused where a section is closed', async () => {
    expect((await get(await joined('guest'), 'scenes.xlsx')).status).toBe(403);
  });

  it('CS30: are the draft for who writes it, and what was issued for everybody else', async () => {
    const [member, guest] = [await joined('member'), await joined('guest')];
    const sheet = `callsheets/${callsheetId}.xlsx`;
    expect([(await get(member, sheet)).status, (await get(guest, sheet)).status]).toEqual([404, 404]);
    const { result } = await publishTestSheet(owner, project.projectId, callsheetId);
    expect(result).toMatchObject({ outcome: 'committed' });
    const patch = { weather: '눈 오는 초안' };
    await owner.run(project.projectId, 'editCallsheet', { callsheetId, patch });
    const weatherOf = async (person: TestPerson, rest: string): Promise<boolean> =>
      (await xlsxWords(person, rest)).includes('눈 오는 초안');
    expect(await weatherOf(owner, sheet)).toBe(true);
    for (const one of [member, guest]) expect(await weatherOf(one, sheet)).toBe(false);
    expect(await weatherOf(owner, `${sheet}?version=1`)).toBe(false);
    expect((await get(owner, `${sheet}?version=2`)).status).toBe(404);
    expect((await get(owner, `${sheet}?version=0`)).status).toBe(400);
  });

  it("RP8: are the day's report for those who write call sheets", async () => {
    const report = (format: string) => `callsheets/${callsheetId}/report.${format}`;
    const pdf = await get(owner, report('pdf'));
    expect([pdf.status, pdf.body.slice(0, 4)]).toEqual([200, '%PDF']);
    expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain(
      '제작일지_밤의 정류장_1회차_2026-12-01.pdf',
    );
    expect(await xlsxWords(owner, report('xlsx'))).toContain('제작일지');
    for (const role of ['member', 'guest'] as const)
      expect((await get(await joined(role), report('pdf'))).status).toBe(403);
    expect((await get(owner, `callsheets/${newId()}/report.pdf`)).status).toBe(404);
  });

  it('of what is not there are not found; of another format or a wrong id are invalid', async () => {
    expect((await get(owner, `callsheets/${newId()}.pdf`)).status).toBe(404);
    expect((await get(owner, `boards/${newId()}.xlsx`)).status).toBe(404);
    expect((await get(owner, `callsheets/${callsheetId}.exe`)).status).toBe(400);
    expect((await get(owner, 'callsheets/abc.pdf')).status).toBe(400);
  });

  it('CS88: have the marked phones alone, and all of them where one who may see them asks', async () => {
    const { projectId } = project;
    const [crewTeamId, ...crewIds] = [newId(), newId(), newId()];
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '제작팀', colour: 1, calltimeOffset: 0 });
    for (const [i, crewId] of crewIds.entries()) {
      const person = { crewId, crewTeamId, name: `배나루${i}`, roleTitle: '', userId: null };
      await owner.run(projectId, 'addCrew', { ...person, consent: { guardian: '' } });
      const said = { phone: `010-0000-321${i}`, email: '', phoneShown: i === 0 };
      await owner.run(projectId, 'setPersonContact', { contactId: newId(), crewId, ...said });
    }
    const contacts = crewIds.map((crewId) => ({ _id: newId(), crewId }));
    await owner.run(projectId, 'editCallsheet', { callsheetId, patch: {}, put: { contacts }, remove: [] });
    await publishTestSheet(owner, projectId, callsheetId);
    const member = await joined('member');
    const phones = async (person: TestPerson, query: string) => {
      const words = await xlsxWords(person, `callsheets/${callsheetId}.xlsx${query}`);
      return words.match(/010-0000-\d{4}/g) ?? [];
    };
    const all = ['010-0000-3210', '010-0000-3211'];
    for (const query of ['', '?phones=marked', '?version=2'])
      expect([query, await phones(owner, query)]).toEqual([query, all.slice(0, 1)]);
    for (const query of ['?phones=all', '?phones=all&version=2'])
      expect([query, await phones(owner, query)]).toEqual([query, all]);
    expect(await phones(member, '?phones=all')).toEqual([]);
  });
});
