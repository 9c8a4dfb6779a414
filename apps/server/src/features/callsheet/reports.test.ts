import { REPORT_KINDS, readUss } from '@ddak/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let project: Awaited<ReturnType<typeof newProject>>;

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  project = await newProject(owner);
  const { projectId, boardId, episodeId } = project;
  const [timetableId, sceneId] = [newId(), newId()];
  await owner.run(projectId, 'addScene', {
    sceneId,
    episodeId,
    sceneNo: 1,
    subSceneNo: '',
    setName: '=카페',
  });
  await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2026-12-01' });
  const rows = [{ rowId: newId(), sceneId }];
  await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
});
afterAll(() => server.close());

const get = (person: TestPerson, rest: string) =>
  person.call<string>('GET', `/projects/${project.projectId}/${rest}`);

async function joined(role: 'member' | 'guest'): Promise<TestPerson> {
  const person = await newPerson(server);
  await addTestMember(owner, project.projectId, person, role);
  return person;
}

describe('reports as files', () => {
  it.each(REPORT_KINDS.map(({ kind }) => kind))('RE1: %s comes as PDF, workbook and CSV', async (kind) => {
    const files = await Promise.all(
      ['pdf', 'xlsx', 'csv'].map((format) => get(owner, `report.${format}?kind=${kind}`)),
    );
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(files.map(({ body }) => body.slice(0, 2)).slice(0, 2)).toEqual(['%P', 'PK']);
    expect(files[2]!.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('RE7, RE11: the scene list has the columns that are asked for, harmless to a spreadsheet', async () => {
    const { body, headers } = await get(owner, 'report.csv?kind=scenes&columns=setName,number&group=none');
    expect(body.replace('\ufeff', '')).toBe('극중 장소,S#\r\n"\'=카페",1\r\n');
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
      '씬 구분표_밤의 정류장.csv',
    );
  });

  it('RE2: are refused where a section is closed, where they are asked wrongly, and of no board of this project', async () => {
    const guest = await joined('guest');
    expect((await get(guest, 'report.pdf')).status).toBe(403);
    expect((await get(guest, 'shooting-days.ics')).status).toBe(403);
    expect((await get(await joined('member'), 'report.csv?kind=items')).status).toBe(200);
    expect((await get(owner, 'report.pdf?kind=nothing')).status).toBe(400);
    expect((await get(owner, 'report.csv?kind=scenes&columns=gone')).status).toBe(400);
    expect((await get(owner, `report.csv?board=${newId()}`)).status).toBe(404);
    expect((await get(owner, `shooting-days.ics?board=${newId()}`)).status).toBe(404);
  });

  it('US2: the schedule comes as a file for other programs, where script and plan may be read', async () => {
    const { status, body, headers } = await get(owner, 'schedule.uss');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('밤의 정류장.uss');
    expect(readUss(JSON.parse(body))).toMatchObject({ ok: true, schedule: { scenes: [{ sceneNo: 1 }] } });
    expect((await get(await joined('guest'), 'schedule.uss')).status).toBe(403);
  });

  it('RE12: the shooting days come as a calendar', async () => {
    const { status, body, headers } = await get(owner, 'shooting-days.ics');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).toContain('BEGIN:VEVENT');
    expect(body).toContain('1회차');
  });
});
