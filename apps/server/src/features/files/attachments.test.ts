import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { pictureHead } from '../../screenplay-reader/logo/picture-size.ts';
import { sendTestFile } from '../../testing/send-test-file.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { pngOfSize, testJpeg, testPng, testWebp } from '../../testing/test-pictures.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const PAGE = '<!doctype html><script>alert(1)</script>';
const NOTHING = { fileId: null, link: null, size: null, contents: null };
let server: TestServer;
let owner: TestPerson;
let member: TestPerson;
let guest: TestPerson;
let projectId: string;
let scene: { targetKind: 'scene'; targetId: string };

beforeAll(async () => {
  server = await testServer();
  [owner, member, guest] = [await newPerson(server), await newPerson(server), await newPerson(server)];
  const made = await newProject(owner);
  projectId = made.projectId;
  await addTestMember(owner, projectId, member, 'member');
  await addTestMember(owner, projectId, guest, 'guest');
  scene = { targetKind: 'scene', targetId: newId() };
  const { episodeId } = made;
  const args = { sceneId: scene.targetId, episodeId, sceneNo: 1, subSceneNo: '', setName: '' };
  await owner.run(projectId, 'addScene', args);
});
afterAll(() => server.close());

async function sendFile(person: TestPerson, name = '약도.jpg', text = PAGE): Promise<string> {
  const sent = await sendTestFile(person, projectId, name, Buffer.from(text));
  return String(sent.body.data!.file!.fileId);
}
async function hang(person: TestPerson, entry: object, on = scene) {
  const attachmentId = newId();
  const args = { attachmentId, ...on, name: '현장 약도', ...NOTHING, ...entry };
  return { attachmentId, result: await person.run(projectId, 'addAttachment', args) };
}
const fileOf = (person: TestPerson, attachmentId: string) =>
  person.call<string>('GET', `/projects/${projectId}/attachments/${attachmentId}/file`);

describe('files that hang on something', () => {
  it('AT2, AT8: are sent and hung by whoever reads it, and had by everybody else who does', async () => {
    const { attachmentId, result } = await hang(member, { fileId: await sendFile(member) });
    expect(result).toMatchObject({ outcome: 'committed' });
    const had = await fileOf(owner, attachmentId);
    expect([had.status, had.body]).toEqual([200, PAGE]);
    const disposition = decodeURIComponent(had.headers.get('content-disposition')!);
    expect(disposition).toContain("filename*=UTF-8''현장 약도.jpg");
    expect((await fileOf(guest, attachmentId)).status).toBe(403);
    expect((await fileOf(await newPerson(server), attachmentId)).status).toBe(404);
    expect((await sendTestFile(guest, projectId, '약도.jpg', Buffer.from(PAGE))).status).toBe(403);
  });

  it('AT8, FS10: are handed over to be kept, and run nowhere: a page named .jpg too', async () => {
    const { attachmentId } = await hang(owner, {
      fileId: await sendFile(owner),
      name: '<img src=x onerror=alert(1)>',
    });
    const { headers } = await fileOf(member, attachmentId);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"]*\.jpg"; filename\*=UTF-8''%/,
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('AT6: are hung by who has sent them alone', async () => {
    const fileId = await sendFile(owner);
    expect((await hang(member, { fileId })).result).toMatchObject({ outcome: 'refused', code: 'not_found' });
  });

  it('AT2, AT8: on what was removed a moment ago are refused, and what hung there is gone', async () => {
    const characterId = newId();
    await owner.run(projectId, 'addCharacter', { characterId, name: '수아', kind: 'lead' });
    const on = { targetKind: 'character', targetId: characterId } as unknown as typeof scene;
    const { attachmentId } = await hang(member, { fileId: await sendFile(member) }, on);
    expect((await fileOf(owner, attachmentId)).status).toBe(200);
    await owner.run(projectId, 'removeCharacter', { characterId });
    expect((await fileOf(owner, attachmentId)).status).toBe(404);
    const late = await hang(member, { fileId: await sendFile(member) }, on);
    expect(late.result).toMatchObject({
      outcome: 'refused',
      code: 'not_found',
      details: { what: '등장인물' },
    });
  });

  it('FS9: links are kept, and the server never opens them: one into its own network either', async () => {
    let asked = 0;
    const near = createServer((_, answer) => {
      asked += 1;
      answer.end('비밀');
    });
    await new Promise<void>((resolve) => near.listen(0, '127.0.0.1', resolve));
    const link = `http://127.0.0.1:${(near.address() as AddressInfo).port}/`;
    const { attachmentId, result } = await hang(member, { link, name: '내부' });
    expect(result).toMatchObject({ outcome: 'committed' });
    expect((await fileOf(owner, attachmentId)).status).toBe(404);
    await new Promise((resolve) => near.close(resolve));
    expect(asked).toBe(0);
  });
});

describe('how a picture that hangs on something looks', () => {
  const preview = async (person: TestPerson, attachmentId: string, size = 'small', headers = {}) => {
    const path = `/api/projects/${projectId}/attachments/${attachmentId}/preview?size=${size}`;
    const answer = await fetch(server.url + path, { headers: { cookie: person.cookieHeader, ...headers } });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, text: Buffer.from(bytes).toString() };
  };
  const hangPicture = async (bytes: Uint8Array, name = '현장.jpg') => {
    const sent = await sendTestFile(owner, projectId, name, Buffer.from(bytes));
    return (await hang(owner, { fileId: String(sent.body.data!.file!.fileId), name })).attachmentId;
  };

  it('AT9: is seen in two sizes of our own making by who reads it, whichever of the three it was', async () => {
    for (const bytes of [testPng(2000, 1000), await testJpeg(2000, 1000), await testWebp(2000, 1000)]) {
      const attachmentId = await hangPicture(bytes);
      const sizes = [await preview(member, attachmentId), await preview(member, attachmentId, 'large')];
      expect(sizes.map((one) => pictureHead(one.bytes))).toEqual([
        { format: 'jpeg', width: 320, height: 160 },
        { format: 'jpeg', width: 1600, height: 800 },
      ]);
      expect(sizes[0]!.headers.get('content-type')).toBe('image/jpeg');
    }
  });

  it('AT9: as large as a camera takes it, comes out every time', async () => {
    const photograph = await testJpeg(4000, 3000);
    for (let i = 0; i < 4; i++) {
      const seen = await preview(member, await hangPicture(photograph), 'large');
      expect(pictureHead(seen.bytes)).toEqual({ format: 'jpeg', width: 1600, height: 1200 });
    }
  });

  it('AT9: is asked for each time, sent once, and no more to who may not read it', async () => {
    const attachmentId = await hangPicture(testPng(40, 20));
    const first = await preview(member, attachmentId);
    const known = { 'if-none-match': first.headers.get('etag')! };
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect((await preview(member, attachmentId, 'small', known)).status).toBe(304);
    expect((await preview(guest, attachmentId, 'small', known)).status).toBe(403);
    expect((await preview(await newPerson(server), attachmentId, 'small', known)).status).toBe(404);
  });

  it('AT9: of 20,000 by 20,000 pixels, or broken, says so, and can be downloaded', async () => {
    const code = async (bytes: Uint8Array) => {
      const attachmentId = await hangPicture(bytes);
      expect((await fileOf(member, attachmentId)).status).toBe(200);
      const told = [await preview(member, attachmentId), await preview(member, attachmentId, 'large')];
      return told.map(({ status, text }) => [status, (JSON.parse(text) as { code: string }).code]);
    };
    const twice = (said: string) => [0, 1].map(() => [422, said]);
    expect(await code(pngOfSize(20_000, 20_000))).toEqual(twice('preview_too_large'));
    expect(await code((await testWebp(400, 400)).slice(0, 60))).toEqual(twice('preview_damaged'));
    expect(await code(Buffer.from('GIF89a'))).toEqual(twice('preview_unsupported'));
  });
});
