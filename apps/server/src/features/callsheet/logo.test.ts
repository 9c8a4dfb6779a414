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
import { testJpeg, testPng } from '../../testing/test-pictures.ts';
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
  const timetableId = newId();
  await owner.run(projectId, 'addTimetable', {
    ...{ timetableId, boardId: project.boardId, tableDate: '2026-12-01' },
  });
  const phaseData = { kind: '집합', label: '', minutes: 30, note: '' } as const;
  await owner.run(projectId, 'addPhaseRow', { rowId: newId(), timetableId, afterRowId: null, phaseData });
  await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
});
afterAll(() => server.close());

function sendLogo(person: TestPerson, bytes: Uint8Array, into = projectId) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), '../로고.jpg');
  return person.call<Loose>('POST', `/projects/${into}/callsheet-logos`, form);
}

async function keptLogo(): Promise<string> {
  const { status, body } = await sendLogo(owner, await testJpeg(900, 300));
  expect(status).toBe(201);
  return String(body.data!.fileId);
}

async function fetched(person: TestPerson, path: string) {
  const answer = await fetch(`${server.url}/api/projects/${projectId}/${path}`, {
    headers: { cookie: person.cookieHeader },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the logo of a project’s call sheets', () => {
  it('CS67: is sent by who writes them, and printed from then on', async () => {
    const without = await fetched(owner, `callsheets/${callsheetId}.pdf`);
    const fileId = await keptLogo();
    expect(await owner.run(projectId, 'editCallsheetLayout', { logo: { fileId } })).toMatchObject({
      outcome: 'committed',
    });
    const withLogo = await fetched(owner, `callsheets/${callsheetId}.pdf`);
    expect(without.bytes.includes('/Subtype /Image')).toBe(false);
    expect(withLogo.bytes.includes('/Subtype /Image')).toBe(true);
    for (const rest of ['.xlsx', '.png', '.pdf?form=phone'])
      expect((await fetched(owner, `callsheets/${callsheetId}${rest}`)).status).toBe(200);
  });

  it('CS68, FS5: is given as a picture and nothing else to who may read call sheets', async () => {
    const fileId = await keptLogo();
    const logo = await fetched(guest, `callsheet-logos/${fileId}`);
    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect(logo.headers.get('x-content-type-options')).toBe('nosniff');
    expect(logo.bytes.readUInt32BE(0)).toBe(0x89504e47);
    expect((await fetched(owner, `files/${fileId}`)).status).toBe(404);
    const stranger = await newPerson(server);
    expect((await fetched(stranger, `callsheet-logos/${fileId}`)).status).toBe(404);
    expect((await sendLogo(guest, testPng(20, 20))).status).toBe(403);
  });

  it('CS68: a script is no logo, whoever names it one', async () => {
    const other = await newProject(owner);
    const form = new FormData();
    form.set('screenplayId', newId());
    form.set('episodeId', other.episodeId);
    form.set('file', new Blob(['S#1. 옥상 (밤)\n']), '대본.txt');
    await owner.call('POST', `/projects/${other.projectId}/screenplays`, form);
    const { body } = await owner.call<Loose>('GET', `/projects/${other.projectId}/feed?wait=0`);
    const fileId = /"fileId":"([^"]+)"/.exec(JSON.stringify(body))![1]!;
    const said = await owner.run(projectId, 'editCallsheetLayout', { logo: { fileId } });
    expect(said).toMatchObject({ outcome: 'refused', code: 'not_found' });
    await owner.run(other.projectId, 'editCallsheetLayout', { logo: { fileId } });
    const path = `/projects/${other.projectId}/callsheet-logos/${fileId}`;
    expect((await owner.call('GET', path)).status).toBe(404);
  });

  it('CS68: what is no picture is refused in words, and nothing of it is kept', async () => {
    const before = await owner.call<Loose>('GET', '/auth/storage');
    const cases = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_unsupported'],
      [testPng(300, 300).slice(0, 90), 'picture_damaged'],
      [Buffer.alloc(0), 'empty_file'],
    ] as const;
    for (const [bytes, code] of cases)
      expect(await sendLogo(owner, bytes)).toMatchObject({ status: 422, body: { code } });
    expect(await sendLogo(owner, Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413 });
    const after = await owner.call<Loose>('GET', '/auth/storage');
    expect(after.body).toEqual(before.body);
    await keptLogo();
    expect((await owner.call<Loose>('GET', '/auth/storage')).body).not.toEqual(before.body);
  });

  it('CS67: an issued version prints the logo that it was issued with', async () => {
    const fileId = await keptLogo();
    await owner.run(projectId, 'editCallsheetLayout', { logo: { fileId } });
    const { result } = await publishTestSheet(owner, projectId, callsheetId);
    expect(result).toMatchObject({ outcome: 'committed' });
    await owner.run(projectId, 'editCallsheetLayout', { logo: { fileId: null } });
    const draft = await fetched(owner, `callsheets/${callsheetId}.pdf`);
    const issued = await fetched(owner, `callsheets/${callsheetId}.pdf?version=1`);
    expect(draft.bytes.includes('/Subtype /Image')).toBe(false);
    expect(issued.bytes.includes('/Subtype /Image')).toBe(true);
  });

  it('CS67: stands on the page of a link, for who has the link alone', async () => {
    const links = `/projects/${projectId}/callsheets/${callsheetId}/links`;
    const { body } = await owner.call<Loose>('POST', links, { kind: 'room' });
    const url = String(body.data!.url);
    const page = await (await fetch(url)).text();
    const [, query] = /<img src="([^"]*logo=[^"]*)"/.exec(page) ?? [];
    expect(query).toBeDefined();
    const picture = await fetch(`${url}${query}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await picture.arrayBuffer()).readUInt32BE(0)).toBe(0x89504e47);
    const nowhere = await fetch(`${server.url}/c/${'a'.repeat(24)}${query}`);
    expect([nowhere.status, nowhere.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });
});
