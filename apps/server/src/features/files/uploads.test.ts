import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { sendPart, sendTestFile } from '../../testing/send-test-file.ts';
import {
  addTestMember,
  type Loose,
  newPerson,
  newProject,
  type TestPerson,
} from '../../testing/test-person.ts';
import { testPng } from '../../testing/test-pictures.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const MB = 1024 * 1024;
let server: TestServer;
let owner: TestPerson;
let projectId: string;
beforeAll(async () => {
  server = await testServer({ DDAK_MAX_FILE_MB: '4', DDAK_STORAGE_MB: '10' });
  owner = await newPerson(server);
  projectId = (await newProject(owner)).projectId;
});
afterAll(() => server.close());

const begin = (person: TestPerson, size: number, name = '현장.bin', uploadId = newId()) =>
  person.call<Loose>('POST', `/projects/${projectId}/uploads`, { uploadId, name, size });
const pathOf = (uploadId: string) => `/projects/${projectId}/uploads/${uploadId}`;
const used = async (person = owner) =>
  Number((await person.call<Loose>('GET', '/auth/storage')).body.data!.usedBytes);
const onDisk = () =>
  readdirSync(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const someBytes = (length: number) => Buffer.from(Array.from({ length }, (_, i) => (i * 31) % 251));

/** Sends a part over a line that breaks before all of it has gone. */
function breakOff(path: string, from: number, bytes: Buffer, announced: number): Promise<void> {
  return new Promise((resolve) => {
    const line = request(`${server.url}/api${path}?from=${from}`, {
      method: 'PATCH',
      headers: {
        cookie: owner.cookieHeader,
        'content-type': 'application/octet-stream',
        'content-length': announced,
      },
    });
    line.on('error', () => resolve());
    line.write(bytes, () => setImmediate(() => line.destroy()));
    line.on('close', () => resolve());
  });
}

describe('a file that is sent in parts', () => {
  it('FS6: goes on where the line broke, and arrives whole', async () => {
    const uploadId = newId();
    const bytes = someBytes(300_000);
    await begin(owner, bytes.length, '콘티.PDF', uploadId);
    await breakOff(pathOf(uploadId), 0, bytes.subarray(0, 120_000), bytes.length);
    const where = async () => Number((await owner.call('GET', pathOf(uploadId))).body.data!.offset);
    await expect.poll(where).toBe(120_000);
    expect((await sendPart(owner, pathOf(uploadId), 0, bytes)).status).toBe(409);
    const some = await sendPart(owner, pathOf(uploadId), 120_000, bytes.subarray(120_000, 200_000));
    expect(some.body.data).toMatchObject({ offset: 200_000, file: null });
    // Said once more than there is: nothing of it is taken.
    const last = await sendPart(owner, pathOf(uploadId), 200_000, bytes.subarray(200_000));
    const file = { fileId: uploadId, name: '콘티.PDF', size: 300_000, contents: 'unknown' };
    expect(last.body.data).toEqual({ offset: 300_000, file });
    // The last answer was lost: asked again, it is the same.
    expect((await owner.call('GET', pathOf(uploadId))).body.data).toEqual({ offset: 300_000, file });
    expect((await begin(owner, bytes.length, '콘티.PDF', uploadId)).body.data).toMatchObject({ file });
  });

  it('FS6: comes over one line at a time: the newest', async () => {
    const uploadId = newId();
    await begin(owner, 200_000, '현장.bin', uploadId);
    const old = request(`${server.url}/api${pathOf(uploadId)}?from=0`, {
      method: 'PATCH',
      headers: { cookie: owner.cookieHeader, 'content-type': 'application/octet-stream' },
    });
    const over = new Promise((resolve) => old.on('response', resolve).on('error', resolve));
    old.write(someBytes(50_000));
    const where = async () => Number((await owner.call('GET', pathOf(uploadId))).body.data!.offset);
    await expect.poll(where).toBe(50_000);
    const newer = await sendPart(owner, pathOf(uploadId), 50_000, someBytes(150_000));
    expect(newer.body.data).toMatchObject({ offset: 200_000, file: { size: 200_000 } });
    await over;
    old.destroy();
  });

  it('FS6: keeps its room from the first, and gives it back where it is given up', async () => {
    const person = await newPerson(server);
    await addTestMember(owner, projectId, person, 'editor');
    const [first, second] = [newId(), newId()];
    expect((await begin(person, 4 * MB, '하나', first)).status).toBe(200);
    expect((await begin(person, 4 * MB, '둘', second)).status).toBe(200);
    expect(await used(person)).toBe(8 * MB);
    expect((await begin(person, 4 * MB)).body).toMatchObject({ code: 'storage_full' });
    await sendPart(person, pathOf(first), 0, someBytes(1000));
    expect((await person.call('DELETE', pathOf(first))).status).toBe(200);
    expect((await person.call('GET', pathOf(first))).status).toBe(404);
    expect(await used(person)).toBe(4 * MB);
    expect(onDisk().filter((name) => name.startsWith(first))).toEqual([]);
    await person.call('DELETE', pathOf(second));
  });

  it('FS6: is as long as was said, not empty, and not larger than the server takes', async () => {
    expect((await begin(owner, 0)).body).toMatchObject({ code: 'empty_file' });
    const large = await begin(owner, 4096 * MB);
    expect(large.status).toBe(413);
    expect(large.body.message).toContain('4MB');
    const uploadId = newId();
    await begin(owner, 1000, '약도', uploadId);
    expect((await sendPart(owner, pathOf(uploadId), 0, someBytes(1001))).status).toBe(400);
    await owner.call('DELETE', pathOf(uploadId));
  });

  it('FS1: is nobody else’s, and takes the place of no file', async () => {
    const other = await newPerson(server);
    await addTestMember(owner, projectId, other, 'manager');
    const uploadId = newId();
    await begin(owner, 1000, '약도', uploadId);
    expect((await other.call('GET', pathOf(uploadId))).status).toBe(404);
    expect((await sendPart(other, pathOf(uploadId), 0, someBytes(10))).status).toBe(404);
    expect((await other.call('DELETE', pathOf(uploadId))).status).toBe(404);
    expect((await owner.call('GET', pathOf(uploadId))).status).toBe(200);
    await owner.call('DELETE', pathOf(uploadId));
    const kept = (await sendTestFile(owner, projectId, '약도.pdf', Buffer.from('%PDF-1.7 가'))).body.data!;
    expect((await begin(other, 10, '다른 것', String(kept.file!.fileId))).status).not.toBe(200);
    const guest = await newPerson(server);
    await addTestMember(owner, projectId, guest, 'guest');
    expect((await begin(guest, 10)).status).toBe(403);
    expect((await begin(await newPerson(server), 10)).status).toBe(404);
  });

  it('FS11: loses where it was taken, and is asked for again as the file that is kept', async () => {
    const png = Buffer.from(testPng(20, 20));
    const said = 'GPS 37.5665 126.9780';
    const text = Buffer.concat([Buffer.alloc(4), Buffer.from(`tEXt${said}`), Buffer.alloc(4)]);
    text.writeUInt32BE(said.length, 0);
    const bytes = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
    const sent = await sendTestFile(owner, projectId, '현장.png', bytes);
    const state = { offset: png.length, file: { size: png.length, contents: 'png' } };
    expect(sent.body.data).toMatchObject(state);
    const fileId = String(sent.body.data!.file!.fileId);
    expect((await owner.call('GET', pathOf(fileId))).body.data).toMatchObject(state);
    const kept = readFileSync(join(server.dataDir, 'files', fileId.slice(-2), fileId));
    expect(kept.equals(png)).toBe(true);
    expect(onDisk().filter((name) => name.startsWith(fileId))).toEqual([fileId]);

    const uploadId = newId();
    const asked = { uploadId, name: '증거.png', size: bytes.length, keepsMetadata: true };
    await owner.call('POST', `/projects/${projectId}/uploads`, asked);
    await sendPart(owner, pathOf(uploadId), 0, bytes);
    const whole = readFileSync(join(server.dataDir, 'files', uploadId.slice(-2), uploadId));
    expect(whole.equals(bytes)).toBe(true);
  });

  it('FS7, FS8: has the name that it came with, and is what its bytes say', async () => {
    const send = async (name: string, text: string) =>
      (await sendTestFile(owner, projectId, name, Buffer.from(text, 'latin1'))).body.data!.file;
    expect(
      await send('../<script>alert(1)<script>.jpg'.normalize('NFD'), '<!doctype html><p>'),
    ).toMatchObject({ name: '<script>alert(1)<script>.jpg', contents: 'html' });
    expect(await send('약도.png', '\x89PNG\r\n\x1a\n....')).toMatchObject({ contents: 'png' });
    expect(await send('콘티.hwp', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')).toMatchObject({ contents: 'office' });
    expect(await send('설치.pdf', 'MZ\x90\x00')).toMatchObject({ contents: 'program' });
    expect(await send('사진.heic', '\0\0\0\x18ftypheic')).toMatchObject({ contents: 'heic' });
    expect(await send('메모.txt', '내일 07:30')).toMatchObject({ contents: 'text' });
  });
});
