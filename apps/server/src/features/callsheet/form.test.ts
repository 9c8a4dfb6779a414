import { formSample } from '@ddak/documents/form';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { publishTestSheet } from '../../testing/publish-test-sheet.ts';
import {
  addTestMember,
  type Loose,
  newPerson,
  newProject,
  type TestPerson,
} from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let guest: TestPerson;
let projectId: string;
const callsheetId = newId();

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  guest = await newPerson(server);
  const project = await newProject(owner);
  projectId = project.projectId;
  await addTestMember(owner, projectId, guest, 'guest');
  const [timetableId, sceneId] = [newId(), newId()];
  const { boardId, episodeId } = project;
  await owner.run(projectId, 'addScene', {
    sceneId,
    episodeId,
    sceneNo: 7,
    subSceneNo: '',
    setName: '=카페',
  });
  await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2026-12-01' });
  const rows = [{ rowId: newId(), sceneId }];
  await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
  await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
});
afterAll(() => server.close());

function sendForm(person: TestPerson, bytes: Uint8Array, name = '우리 일촬표.xlsx') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return person.call<Loose>('POST', `/projects/${projectId}/callsheet-forms`, form);
}

async function fetched(person: TestPerson, path: string) {
  const answer = await fetch(`${server.url}/api/projects/${projectId}/${path}`, {
    headers: { cookie: person.cookieHeader },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}
const wordsOf = (bytes: Uint8Array): string =>
  Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n');

describe('a team’s own form', () => {
  it('CS69: is sent by who writes call sheets, and filled in for who may read them', async () => {
    const path = `callsheets/${callsheetId}/own-form.xlsx`;
    expect((await fetched(owner, path)).status).toBe(404);
    const sample = await fetched(owner, 'callsheet-form-sample.xlsx');
    expect(sample.status).toBe(200);
    const { status, body } = await sendForm(owner, sample.bytes);
    expect(status).toBe(201);
    const fileId = String(body.data!.fileId);
    await owner.run(projectId, 'editCallsheetLayout', { form: { fileId, name: '우리 일촬표.xlsx' } });
    const draft = await fetched(owner, path);
    expect(draft.status).toBe(200);
    expect(decodeURIComponent(draft.headers.get('content-disposition') ?? '')).toContain('우리 양식.xlsx');
    const words = wordsOf(draft.bytes);
    expect(words).toContain('밤의 정류장');
    // CS72
    expect(words).toContain('=카페');
    expect(words).not.toMatch(/<f>|\{\{/);
    expect((await fetched(guest, path)).status).toBe(404);
    await publishTestSheet(owner, projectId, callsheetId);
    expect(wordsOf((await fetched(guest, path)).bytes)).toContain('1판');
    expect((await fetched(guest, `${path}?version=1`)).status).toBe(200);
    const own = await fetched(guest, `callsheet-forms/${fileId}`);
    expect(own.bytes).toEqual(sample.bytes);
    expect((await fetched(owner, `files/${fileId}`)).status).toBe(404);
    const stranger = await newPerson(server);
    expect((await fetched(stranger, `callsheet-forms/${fileId}`)).status).toBe(404);
    expect((await sendForm(guest, sample.bytes)).status).toBe(403);
  });

  it('CS71: that cannot be taken is refused in words that name the cell, and nothing of it is kept', async () => {
    const room = async () => (await owner.call<Loose>('GET', '/auth/storage')).body;
    const before = await room();
    const sample = await formSample(new Date(0));
    const altered = (change: (parts: Record<string, Uint8Array>) => void) => {
      const parts = unzipSync(sample);
      change(parts);
      return zipSync(parts);
    };
    const unknown = altered((parts) => {
      const strings = strFromU8(parts['xl/sharedStrings.xml']!).replace('{{회차}}', '{{없는말}}');
      parts['xl/sharedStrings.xml'] = strToU8(strings);
    });
    const said = await sendForm(owner, unknown);
    expect(said).toMatchObject({ status: 422, body: { code: 'form_problems' } });
    expect(said.body.message).toBe('일촬표!A3 – {{없는말}}: 모르는 말이에요.');
    const macros = altered((parts) => {
      parts['xl/vbaProject.bin'] = new Uint8Array(9);
    });
    const bomb = altered((parts) => {
      parts['xl/media/a.png'] = new Uint8Array(30 * 1024 * 1024);
    });
    const cases = [
      [macros, 'form_macros'],
      [bomb, 'form_damaged'],
      [strToU8('작품,회차'), 'form_not_xlsx'],
    ] as const;
    for (const [bytes, code] of cases)
      expect(await sendForm(owner, bytes)).toMatchObject({ status: 422, body: { code } });
    expect(await sendForm(owner, new Uint8Array(6 * 1024 * 1024))).toMatchObject({ status: 413 });
    expect(await room()).toEqual(before);
  });
});
