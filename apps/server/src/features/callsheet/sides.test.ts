import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { publishTestSheet } from '../../testing/publish-test-sheet.ts';
import { tablesOf, uploadAndRead } from '../../testing/read-script.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const SCRIPT = `S#1. 편의점 (밤)

형광등이 깜빡인다.

        사장
        손님 없다고 자면 어떡해.

S#2. 정류장 (밤)

수진이 뛰어온다.
`;

let server: TestServer;
let owner: TestPerson;
let projectId: string;
const callsheetId = newId();

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  const project = await newProject(owner);
  ({ projectId } = project);
  const screenplayId = await uploadAndRead(owner, project, SCRIPT);
  await owner.run(projectId, 'acceptScreenplay', { screenplayId });
  const { scene } = await tablesOf<{ scene: { _id: string }[] }>(owner, projectId);
  const timetableId = newId();
  await owner.run(projectId, 'addTimetable', {
    timetableId,
    boardId: project.boardId,
    tableDate: '2026-12-01',
  });
  const rows = [{ rowId: newId(), sceneId: scene[0]!._id }];
  await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
  await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
});
afterAll(() => server.close());

const get = (person: TestPerson, query = '') =>
  person.call<string>('GET', `/projects/${projectId}/callsheets/${callsheetId}/sides.pdf${query}`);

async function joined(role: 'member' | 'guest'): Promise<TestPerson> {
  const person = await newPerson(server);
  await addTestMember(owner, projectId, person, role);
  return person;
}

describe('CS35: the sides of a day', () => {
  it('are a file with a Korean name, for whom one who writes call sheets says', async () => {
    const own = await get(owner);
    expect([own.status, own.body.slice(0, 4)]).toEqual([200, '%PDF']);
    expect(decodeURIComponent(own.headers.get('content-disposition') ?? '')).toContain(
      '당일 대본_밤의 정류장_1회차_2026-12-01.pdf',
    );
    const [nobodys, other] = [await get(owner, '?name='), await get(owner, '?name=%EA%B9%80')];
    expect([nobodys.status, other.status]).toEqual([200, 200]);
    expect(nobodys.body.length).toBeLessThan(own.body.length);
    expect((await get(owner, `?name=${'a'.repeat(81)}`)).status).toBe(400);
  });

  it('are of what was issued for everybody else, with their own name whatever they ask for', async () => {
    const [member, guest] = [await joined('member'), await joined('guest')];
    expect((await get(member)).status).toBe(404);
    await publishTestSheet(owner, projectId, callsheetId);
    expect((await get(member)).status).toBe(200);
    const [asked, given] = [await get(member, '?version=1&name='), await get(member, '?version=1')];
    expect(asked.body.length).toBe(given.body.length);
    expect((await get(member, '?version=2')).status).toBe(404);
    // A guest may read call sheets, and no script.
    expect((await get(guest)).status).toBe(403);
    expect((await get(await newPerson(server))).status).toBe(404);
  });

  it('are none of a day that was called off, but for those of before', async () => {
    const member = await joined('member');
    await owner.run(projectId, 'cancelCallsheet', { callsheetId, versionId: newId(), note: '태풍' });
    for (const [person, query] of [
      [member, ''],
      [owner, '?version=2'],
    ] as const) {
      const { status, body } = await get(person, query);
      expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('취소한 촬영이라')]);
    }
    expect((await get(member, '?version=1')).status).toBe(200);
    // The draft may become another day.
    expect((await get(owner)).status).toBe(200);
  });
});
