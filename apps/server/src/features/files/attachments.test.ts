import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { sendTestFile } from '../../testing/send-test-file.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
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
