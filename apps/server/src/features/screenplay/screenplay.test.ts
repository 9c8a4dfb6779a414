import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Screenplay } from '@ddak/domain';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const SCRIPT =
  'S#1. 정류장 (밤)\n\n비가 온다.\n\n              하은\n     막차 갔어요?\n\nS#2. 편의점 (밤)\n\n도윤이 우산을 고른다.\n';

let server: TestServer;
let owner: TestPerson;
let project: Awaited<ReturnType<typeof newProject>>;
beforeAll(async () => {
  server = await testServer({ DDAK_MAX_UPLOAD_MB: '1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await newPerson(server);
  project = await newProject(owner);
});

const path = (): string => `/projects/${project.projectId}/screenplays`;

function upload(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  const all = { screenplayId: newId(), episodeId: project.episodeId, label: '1고', ...fields };
  for (const [key, value] of Object.entries(all)) form.set(key, value);
  form.set('file', new Blob([content]), name);
  return { screenplayId: all.screenplayId, answer: owner.call('POST', path(), form) };
}

async function rows(): Promise<Screenplay[]> {
  const { body } = await owner.call('GET', `/projects/${project.projectId}/feed`);
  const [message] = (body.data?.messages ?? []) as unknown as { tables: { screenplay: Screenplay[] } }[];
  return message!.tables.screenplay;
}

async function whenRead(screenplayId: string): Promise<Screenplay> {
  for (;;) {
    const row = (await rows()).find(({ _id }) => _id === screenplayId);
    if (row && row.state !== 'reading') return row;
    await pause(50);
  }
}

describe('an uploaded script', () => {
  it('SP1: becomes a version, is read, and its text and its file can be fetched', async () => {
    const { screenplayId, answer } = upload('밤의 정류장 "1고".txt', SCRIPT);
    expect(await answer).toMatchObject({ status: 201, body: { data: { outcome: 'committed' } } });
    const row = await whenRead(screenplayId);
    expect(row).toMatchObject({ state: 'review', format: 'txt', versionNo: 1, label: '1고' });
    const text = await owner.call('GET', `${path()}/${screenplayId}/text`);
    expect(text.headers.get('cache-control')).toBe('no-store');
    expect(text.body.data?.scenes).toHaveLength(2);
    const file = await owner.call<string>('GET', `/projects/${project.projectId}/files/${row.fileId}`);
    expect(file.body).toBe(SCRIPT);
    expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''%EB%B0%A4`);
  });

  it('that cannot be read says why, and is kept', async () => {
    const { screenplayId } = upload('시나리오.pdf', '%PDF-1.7 잘린 파일');
    const row = await whenRead(screenplayId);
    expect(row).toMatchObject({ state: 'failed', fileName: '시나리오.pdf' });
    expect(row.failure).toMatch(/[가-힣]/);
    const text = await owner.call('GET', `${path()}/${screenplayId}/text`);
    expect(text.status).toBe(404);
  });

  it.each([
    ['is too large', new Uint8Array(1024 * 1024 + 1), 413, 'too_large'],
    ['is empty', '', 422, 'empty_file'],
  ])('that %s is refused and leaves nothing behind', async (_, content, status, code) => {
    const { answer } = upload('시나리오.txt', content);
    expect(await answer).toMatchObject({ status, body: { code } });
    expect(await rows()).toEqual([]);
  });

  it('for an episode that is not there is refused with its reason', async () => {
    const { answer } = upload('시나리오.txt', SCRIPT, { episodeId: newId() });
    expect(await answer).toMatchObject({ status: 409, body: { code: 'refused' } });
  });

  it('with fields that are no ids is refused before it is stored', async () => {
    const { answer } = upload('시나리오.txt', SCRIPT, { screenplayId: 'x' });
    expect(await answer).toMatchObject({ status: 400, body: { details: { where: 'screenplayId' } } });
  });

  it('is not taken from who may not write scripts, nor shown to who may not read them', async () => {
    const { screenplayId } = upload('시나리오.txt', SCRIPT);
    const { fileId } = await whenRead(screenplayId);
    const guest = await newPerson(server, '손님');
    const urls = [`${path()}/${screenplayId}/text`, `/projects/${project.projectId}/files/${fileId}`];
    for (const url of urls) expect((await guest.call('GET', url)).status).toBe(404);
    await addTestMember(owner, project.projectId, guest, 'guest');
    for (const url of urls) expect((await guest.call('GET', url)).status).toBe(403);
    expect((await guest.call('POST', path(), new FormData())).status).toBe(403);
  });
});

describe('SP9: a script whose file is locked', () => {
  const LOCKED = new URL(
    '../../../../../packages/screenplay/fixtures/locked/night-bus-stop.agile.docx',
    import.meta.url,
  );
  const open = (by: TestPerson, screenplayId: string, password: string) =>
    by.call<{ state: string }>('POST', `${path()}/${screenplayId}/password`, { password });

  it('asks for its password, opens with it, and the password is kept nowhere', async () => {
    const { screenplayId } = upload('잠긴 대본.docx', new Uint8Array(await readFile(LOCKED)));
    const row = await whenRead(screenplayId);
    expect(row).toMatchObject({ state: 'failed', failureCode: 'password_needed' });
    expect(row.failure).toContain('암호를 입력');
    expect(await open(owner, screenplayId, '틀린 암호')).toMatchObject({
      status: 422,
      body: { code: 'password_wrong', message: '파일의 암호가 맞지 않아요. 다시 입력해 주세요.' },
    });
    expect((await rows())[0]).toMatchObject({ state: 'failed', failureCode: 'password_needed' });
    expect(await open(owner, screenplayId, '비밀 1234')).toMatchObject({
      status: 200,
      body: { data: { state: 'review' } },
    });
    expect((await rows())[0]).toMatchObject({
      state: 'review',
      format: 'docx',
      failure: null,
      failureCode: null,
    });
    const text = await owner.call('GET', `${path()}/${screenplayId}/text`);
    expect(text.body.data?.scenes?.length).toBeGreaterThan(10);
    expect(await databaseHolds('비밀 1234')).toBe(false);
    expect(await open(owner, screenplayId, '비밀 1234')).toMatchObject({ status: 409 });
  });

  it('is not opened by who may not write scripts, nor is a script that asked for nothing', async () => {
    const { screenplayId } = upload('잠긴 대본.docx', new Uint8Array(await readFile(LOCKED)));
    await whenRead(screenplayId);
    const guest = await newPerson(server, '손님');
    expect((await open(guest, screenplayId, '비밀 1234')).status).toBe(404);
    await addTestMember(owner, project.projectId, guest, 'guest');
    expect((await open(guest, screenplayId, '비밀 1234')).status).toBe(403);
    const plain = upload('시나리오.txt', SCRIPT).screenplayId;
    await whenRead(plain);
    expect((await open(owner, plain, '비밀 1234')).status).toBe(409);
  });
});

/** Whether a text stands in any table of the database. */
async function databaseHolds(text: string): Promise<boolean> {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables.rows) {
      const { rowCount } = await client.query(
        `select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`,
        [text],
      );
      if (rowCount) return true;
    }
    return false;
  } finally {
    await client.end();
  }
}

it('keeps the jobs of a script with the script: no version without its reading', async () => {
  const { screenplayId } = upload('시나리오.txt', SCRIPT);
  await whenRead(screenplayId);
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows: jobs } = await client.query("select data from pgboss.job where name = 'read-screenplay'");
  await client.end();
  const read = jobs.map(({ data }) => data.screenplayId);
  expect(read).toContain(screenplayId);
});
