import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { readConfig } from '../../config.ts';
import { newId } from '../../new-id.ts';
import { openServer } from '../../open-server.ts';
import { s3Server } from '../../testing/s3-server.ts';
import { sendTestFile } from '../../testing/send-test-file.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { type Loose, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { openFileStore } from '../open-file-store.ts';

const NOTHING = { link: null, size: null, contents: null };
const PAGE = '<!doctype html><script>alert(1)</script>';

let s3: Awaited<ReturnType<typeof s3Server>>;
let server: TestServer;
let owner: TestPerson;
let projectId: string;
let folder: string;
beforeAll(async () => {
  s3 = await s3Server();
  server = await testServer(s3.env);
  owner = await newPerson(server);
  ({ projectId } = await newProject(owner));
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-bucket-'));
});
afterAll(async () => {
  await server.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const filesIn = (dataDir: string): string[] =>
  existsSync(join(dataDir, 'files'))
    ? readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
const send = (name: string) => sendTestFile(owner, projectId, name, Buffer.from(PAGE));
async function hang(name: string): Promise<{ fileId: string; attachmentId: string }> {
  const fileId = String((await send(name)).body.data!.file!.fileId);
  const attachmentId = newId();
  const on = { targetKind: 'project', targetId: projectId } as const;
  const args = { attachmentId, ...on, name, fileId, ...NOTHING };
  expect(await owner.run(projectId, 'addAttachment', args)).toMatchObject({ outcome: 'committed' });
  return { fileId, attachmentId };
}
const download = (attachmentId: string) =>
  owner.call<string>('GET', `/projects/${projectId}/attachments/${attachmentId}/file`);

describe('FS12: a server with a bucket', () => {
  it('FS10: puts files there, and hands them over itself', async () => {
    const { fileId, attachmentId } = await hang('약도.jpg');
    expect([...s3.objects.keys()]).toEqual([`team/${fileId}`]);
    expect(filesIn(server.dataDir)).toEqual([]);
    const had = await download(attachmentId);
    expect([had.status, had.body]).toEqual([200, PAGE]);
    expect(had.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('says in words that the bucket is away, and goes on when it is back', async () => {
    const { attachmentId } = await hang('콘티.pdf');
    const away = {
      status: 503,
      body: { code: 'files_away', message: expect.stringContaining('닿지 못했어요') },
    };
    s3.moods.push(500, 500, 500);
    expect(await download(attachmentId)).toMatchObject(away);
    s3.onPut.push(500, 500, 500);
    expect(await send('헌팅.mov')).toMatchObject(away);
    expect((await download(attachmentId)).body).toBe(PAGE);
    expect((await send('헌팅.mov')).status).toBe(200);
  });

  it('BK8: is backed up with its files, and restored to where there is no bucket, or another', async () => {
    const { fileId, attachmentId } = await hang('시나리오 3고.hwp');
    const { databaseUrl, dataDir } = server;
    const path = join(folder, '백업.ddak');
    const written = await writeBackup({ databaseUrl, dataDir, s3: s3.config, key: undefined }, path);
    expect(written).toMatchObject({ missing: [], damaged: [] });
    const another = await s3Server();
    const { url, drop } = await emptyDatabase();
    const own = { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: url, DDAK_LOG: 'error' };
    const config = readConfig({ ...own, ...another.env });
    await restoreBackup(config, path);
    expect(filesIn(config.dataDir)).toContain(fileId);
    const read = () => openFileStore(config).read(fileId);
    expect((await read())?.toString()).toBe(PAGE);
    const restored = await openServer(config);
    await expect.poll(() => filesIn(config.dataDir)).toEqual([]);
    expect(another.objects.has(`team/${fileId}`)).toBe(true);
    expect((await read())?.toString()).toBe(PAGE);
    await restored.close();
    await another.close();
    await drop();
    expect((await download(attachmentId)).status).toBe(200);
  });

  it('LM6: leaves nothing of what has no room there', async () => {
    const used = async () => (await owner.call<Loose>('GET', '/auth/storage')).body.data!.usedBytes;
    const usedBefore = await used();
    s3.onPut.push(507);
    const before = new Set(s3.objects.keys());
    expect(await send('가득.mov')).toMatchObject({ status: 507, body: { code: 'disk_full' } });
    expect(new Set(s3.objects.keys())).toEqual(before);
    expect(await used()).toBe(usedBefore);
  });
});
