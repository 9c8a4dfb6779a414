import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { type IssuedDay, issuedDay } from '../../testing/issued-day.ts';
import { sendTestFile } from '../../testing/send-test-file.ts';
import { addTestMember, newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const PAGE = '<!doctype html><script>alert(1)</script>';
let server: TestServer;
let owner: TestPerson;
let guest: TestPerson;
let day: IssuedDay;
let entryId: string;

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  guest = await newPerson(server);
  day = await issuedDay(owner);
  await addTestMember(owner, day.projectId, guest, 'guest');
  entryId = await putFile('현장 약도', '약도.jpg', PAGE);
});
afterAll(() => server.close());

async function putFile(called: string, name: string, text: string): Promise<string> {
  const sent = await sendTestFile(owner, day.projectId, name, Buffer.from(text));
  const _id = newId();
  const fileId = String(sent.body.data!.file!.fileId);
  const entry = { _id, name: called, fileId, link: null, size: null, contents: null };
  const args = { callsheetId: day.callsheetId, put: { files: [entry] } };
  expect(await owner.run(day.projectId, 'editCallsheet', args)).toMatchObject({ outcome: 'committed' });
  return _id;
}

const from = async (path: string, cookie = '') => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const fileOf = (person: TestPerson, id: string, rest = '') =>
  from(
    `/api/projects/${day.projectId}/callsheets/${day.callsheetId}/files/${id}${rest}`,
    person.cookieHeader,
  );

const linkTo = async (to: object): Promise<string> => {
  const path = `/projects/${day.projectId}/callsheets/${day.callsheetId}/links`;
  return new URL(String((await owner.call('POST', path, to)).body.data!.url)).pathname;
};

describe('the files of a call sheet', () => {
  it('CS82: are had by who has the sheet that they stand on', async () => {
    expect((await fileOf(owner, entryId)).text).toBe(PAGE);
    // Not issued with it yet.
    expect((await fileOf(guest, entryId)).status).toBe(404);
    const room = await linkTo({ kind: 'room' });
    expect((await from(`${room}?file=${entryId}`)).status).toBe(404);
    await day.publish();
    expect((await fileOf(guest, entryId)).text).toBe(PAGE);
    expect((await fileOf(guest, entryId, '?version=1')).status).toBe(404);
    expect((await from(`${room}?file=${entryId}`)).text).toBe(PAGE);
    const own = await linkTo({ kind: 'crew', id: day.crewIds[0]! });
    expect((await from(own)).text).toContain(`href="?file=${entryId}"`);
    expect((await from(`${own}?file=${entryId}`)).text).toBe(PAGE);
    expect((await fileOf(await newPerson(server), entryId)).status).toBe(404);
    expect((await from(`/c/${'x'.repeat(24)}?file=${entryId}`)).status).toBe(404);
  });

  it('CS81, FS4: stay with a version when the draft lets them go', async () => {
    const last = await putFile('동선', '동선.pdf', '%PDF-1.7');
    await day.publish();
    await owner.run(day.projectId, 'editCallsheet', { callsheetId: day.callsheetId, remove: [last] });
    expect((await fileOf(owner, last)).status).toBe(404);
    expect((await fileOf(guest, last)).status).toBe(200);
    const kept = (await from(`${await linkTo({ kind: 'room' })}?file=${last}`)).headers;
    expect(kept.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(kept.get('content-disposition')!)).toContain("filename*=UTF-8''동선.pdf");
  });

  it('FS10: are handed over to be kept, and run nowhere', async () => {
    const room = await linkTo({ kind: 'room' });
    for (const { headers, status } of [await fileOf(guest, entryId), await from(`${room}?file=${entryId}`)]) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename=".*\.jpg"; filename\*=UTF-8''%/,
      );
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await from(`${room}?file=${entryId}`)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('CS82: stand on the page of a link with what they are, and links with their address', async () => {
    const link = { _id: newId(), name: '<b>현장</b> 사진', link: 'https://example.com/a?b=1&c=2' };
    const entry = { ...link, fileId: null, size: null, contents: null };
    await owner.run(day.projectId, 'editCallsheet', {
      callsheetId: day.callsheetId,
      put: { files: [entry] },
    });
    await day.publish();
    const { text } = await from(await linkTo({ kind: 'room' }));
    expect(text).toContain('&#60;b&#62;현장&#60;/b&#62; 사진');
    expect(text).toContain('href="https://example.com/a?b=1&#38;c=2" rel="noopener noreferrer"');
    expect(text).toContain('이름과 내용이 달라요: 웹 문서');
    expect(text).not.toContain('<script');
  });
});
