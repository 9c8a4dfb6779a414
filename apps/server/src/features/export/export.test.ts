import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyRow, koreanDate, TABLE_NAMES } from '@ddak/domain';
import { type ExportedProject, exportedProjectSchema, exportManifestSchema } from '@ddak/protocol';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { type ServedProject, servedProject } from '../../testing/served-project.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let served: ServedProject;
beforeAll(async () => {
  server = await testServer();
  served = await servedProject(server);
});
afterAll(async () => {
  await served.close();
  await server.close();
});

const ask = (person: TestPerson, projectId: string, path = 'export') =>
  fetch(`${server.url}/api/projects/${projectId}/${path}`, { headers: { cookie: person.cookieHeader } });

async function exported(person: TestPerson, projectId: string) {
  const answer = await ask(person, projectId);
  expect(answer.status).toBe(200);
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json = (path: string): unknown => JSON.parse(strFromU8(entries[path]!));
  const project: ExportedProject = exportedProjectSchema.parse(json('project.json'));
  const manifest = exportManifestSchema.parse(json('manifest.json'));
  return { headers: answer.headers, entries, names: Object.keys(entries), project, manifest };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('the export of a project', () => {
  it('EX1: is its owner’s alone, whatever others are let do', async () => {
    const owner = await newPerson(server, '서지우');
    const { projectId } = await newProject(owner);
    for (const role of ['manager', 'editor', 'guest'] as const) {
      const person = await newPerson(server);
      await addTestMember(owner, projectId, person, role);
      for (const path of ['export', 'export/contents'])
        expect((await ask(person, projectId, path)).status).toBe(403);
    }
    expect((await ask(await newPerson(server), projectId)).status).toBe(404);
    const answer = await ask(owner, projectId);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const name = decodeURIComponent(answer.headers.get('content-disposition')!);
    expect(name).toContain(`DDAK 밤의 정류장 ${koreanDate(Date.now()).slice(0, 7)}`);
    await answer.arrayBuffer();
  });

  it('EX2: holds every row of every table as it is, its scripts’ texts and the bytes of its files', async () => {
    const { project, entries } = await exported(served.person, served.projectId);
    const state = await served.state();
    for (const table of TABLE_NAMES) {
      expect(state[table].size, table).toBeGreaterThan(0);
      const rows = [...(state[table] as ReadonlyMap<string, AnyRow>)].sort(([a], [b]) => (a < b ? -1 : 1));
      expect(project.tables[table]).toEqual(rows.map(([, row]) => row));
    }
    expect(project.texts).toHaveLength(2);
    for (const { screenplayId, path } of project.texts) {
      const { store } = served.test.core;
      const text = await store.readScreenplayText(served.projectId, screenplayId, SYSTEM);
      expect(JSON.parse(strFromU8(entries[path]!))).toEqual(text);
    }
    const files = project.files.map(({ _id, path }) => [_id, Buffer.from(entries[path]!)] as const);
    expect(new Map(files)).toEqual(served.bytes);
    expect(project.files.map(({ path }) => path)).toContain(`files/${served.attachmentId}-__약도_1층.jpg`);
  });

  it('EX3: ends with what is in it, to the byte, and no name in it leads anywhere', async () => {
    const { entries, names, manifest } = await exported(served.person, served.projectId);
    expect(names.at(-1)).toBe('manifest.json');
    expect(manifest.left).toEqual([]);
    expect(manifest.entries.map(({ path }) => path)).toEqual(names.slice(0, -1));
    for (const { path, size, sha256: said } of manifest.entries)
      expect([entries[path]!.length, sha256(entries[path]!)]).toEqual([size, said]);
    for (const name of names) expect(name).not.toMatch(/^\/|\\|(^|\/)\.\.(\/|$)|^[a-z]:/i);
  });

  it('EX4: holds the scene list, every board and every issued sheet as documents', async () => {
    const { entries, names } = await exported(served.person, served.projectId);
    const state = await served.state();
    const documents = names.filter((name) => name.startsWith('문서/'));
    expect(documents).toHaveLength(1 + 2 * state.board.size + state.callsheetVersion.size);
    expect(documents).toContain('문서/씬 구분표.xlsx');
    expect(documents.filter((name) => /문서\/일촬표 .*[12]판.*\.pdf$/.test(name))).toHaveLength(
      state.callsheetVersion.size,
    );
    for (const name of documents)
      expect(strFromU8(entries[name]!.slice(0, 4))).toBe(name.endsWith('.pdf') ? '%PDF' : 'PK\x03\x04');
  });

  it('EX5: holds nothing that lets anybody in', async () => {
    const { person, projectId } = served;
    const invitation = { role: 'member', days: 1, uses: 1 };
    const invited = await person.call('POST', `/projects/${projectId}/invitations`, invitation);
    const { entries } = await exported(person, projectId);
    const whole = Object.entries(entries)
      .filter(([name]) => !name.startsWith('문서/'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    for (const secret of [String(invited.body.data?.code), ...person.cookies.values()])
      expect(whole).not.toContain(secret);
    expect(whole).not.toMatch(/"(\w*[hH]ash|token\w*|secret|endpoint|password\w*|credential\w*)":/);
  });

  it('EX6: goes on without bytes that are lost, and says so; what broke is said to be left out', async () => {
    const owner = await newPerson(server, '류다온');
    const { projectId, episodeId } = await newProject(owner);
    const form = new FormData();
    for (const [key, value] of Object.entries({ screenplayId: newId(), episodeId })) form.set(key, value);
    form.set('file', new Blob(['S#1. 옥상 (낮)\n걷는다.\n']), '대본.txt');
    expect((await owner.call('POST', `/projects/${projectId}/screenplays`, form)).status).toBe(201);
    const whole = await exported(owner, projectId);
    const [file] = whole.project.files;
    rmSync(join(server.dataDir, 'files', file!._id.slice(-2), file!._id));
    const { manifest, names, project } = await exported(owner, projectId);
    expect(manifest.left).toEqual([{ path: file!.path, why: 'lost' }]);
    expect(names).not.toContain(file!.path);
    expect(project.files).toEqual([file]);
  });

  it('EX7: is told before: how many documents and files, how large, whose contacts', async () => {
    const { body } = await served.person.call('GET', `/projects/${served.projectId}/export/contents`);
    const { names, project } = await exported(served.person, served.projectId);
    expect(body.data).toMatchObject({
      documents: names.filter((name) => name.startsWith('문서/')).length,
      files: project.files.length,
      fileBytes: [...served.bytes.values()].reduce((sum, { length }) => sum + length, 0),
    });
    expect(body.data?.contacts).toBeGreaterThan(0);
  });
});
