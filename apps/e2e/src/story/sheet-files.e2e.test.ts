import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { dropFile, pasteFile } from '../harness/hand-files.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const MB = 1024 * 1024;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** A way to the set as large as a phone's video, no two parts of it alike. */
const VIDEO = Buffer.alloc(24 * MB, createHash('sha512').update('동선').digest());
for (let i = 0; i < VIDEO.length; i += 4096) VIDEO.writeUInt32LE(i, i);

/** What goes out with a sheet: put on it at a desk, had on a phone and by a link. */
describe('files and links of a call sheet', () => {
  let workplace: Workplace;
  let cable: Cable;
  let owner: Program;
  let desk: Page;
  let phone: Page;
  const [projectId, timetableId, callsheetId] = [newId(), newId(), newId()];
  const section = () => desk.locator('details', { hasText: '파일 · 링크' });
  const choose = (name: string, buffer: Buffer) =>
    desk.getByLabel('붙일 파일').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const put = (name: string) => section().getByRole('textbox', { name: `${name} 이름` });
  const names = () =>
    section()
      .getByRole('textbox')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    cable = await Cable.to(workplace.server.url);
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const day = { timetableId, boardId: ids.boardId, tableDate: daysFromToday(3), calltime: 480 };
    await owner.run(projectId, 'addTimetable', day);
    const phaseData = { kind: '집합', label: '', minutes: 30, note: '' } as const;
    await owner.run(projectId, 'addPhaseRow', { rowId: newId(), timetableId, afterRowId: null, phaseData });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    const member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    const path = `/projects/${projectId}/callsheets/${callsheetId}`;
    ({ page: desk } = await workplace.signedIn(owner, path, { url: cable.url }));
    ({ page: phone } = await workplace.signedIn(member, path, { size: PHONE }));
    await section().locator('summary').click();
  });
  afterAll(async () => {
    await workplace?.close();
    await cable?.close();
  });

  it('FS6: goes on where the line broke, and is there once it has come whole', async () => {
    await choose('동선.mp4', VIDEO);
    const bar = section().getByRole('progressbar', { name: '동선.mp4 올리는 중' });
    await bar.waitFor();
    cable.pull();
    await new ProjectFrame(desk).isOffline();
    cable.plugIn();
    await put('동선.mp4').waitFor();
    await section().getByText('24MB').waitFor();
  });

  it('FS8: says of a file that it is not what its name says, and FS9 takes no link but of the web', async () => {
    await choose('약도.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await section().getByText('이름과 내용이 달라요: 웹 문서').waitFor();
    await section().getByRole('button', { name: '링크 추가' }).click();
    const dialog = desk.getByRole('dialog', { name: '링크 추가' });
    await dialog.getByLabel('주소').fill('javascript:alert(1)');
    await dialog.getByText('http나 https로 시작하는 주소를 적어 주세요.').waitFor();
    await dialog.getByLabel('주소').fill('example.com/photos');
    await dialog.getByLabel('제목').fill('현장 사진');
    await dialog.getByRole('button', { name: '추가', exact: true }).click();
    await put('현장 사진').waitFor();
  });

  it('CS80: is ordered, renamed, taken off and brought back', async () => {
    await section().getByRole('button', { name: '현장 사진 위로' }).click();
    await expect.poll(names, { timeout: PATIENCE_MS }).toEqual(['동선.mp4', '현장 사진', '약도.jpg']);
    await put('약도.jpg').fill('현장 약도');
    await desk.keyboard.press('Tab');
    await put('현장 약도.jpg').waitFor();
    await section().getByRole('button', { name: '현장 사진 빼기' }).click();
    await expect.poll(names, { timeout: PATIENCE_MS }).toEqual(['동선.mp4', '현장 약도.jpg']);
    await desk.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(names, { timeout: PATIENCE_MS }).toEqual(['동선.mp4', '현장 사진', '현장 약도.jpg']);
  });

  it('CS82: is had on a phone once the sheet is issued, whole and by its name', async () => {
    await phone.getByText('아직 발행하지 않은 일촬표예요').waitFor();
    await new ProjectFrame(desk).saved();
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('link', { name: '동선.mp4' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('동선.mp4');
    expect(sha256(readFileSync(await download.path()))).toBe(sha256(VIDEO));
    const link = phone.getByRole('link', { name: '현장 사진' });
    expect(await link.getAttribute('href')).toBe('https://example.com/photos');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('CS82: is had by the link of the chat room', async () => {
    const path = `/projects/${projectId}/callsheets/${callsheetId}/links`;
    const { url } = await owner.call<{ url: string }>('POST', path, { kind: 'room' });
    const { page } = await workplace.screen({ size: PHONE });
    await page.goto(url);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '현장 약도.jpg' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('현장 약도.jpg');
    expect(readFileSync(await download.path(), 'utf8')).toContain('<!doctype html>');
    expect(await page.getByText('이름과 내용이 달라요: 웹 문서').count()).toBe(1);
  });

  it('CS80: takes what is dragged there', async () => {
    await dropFile(section().getByRole('button', { name: '파일 고르기' }), '끌어 놓은 것.pdf', '%PDF-1.7');
    await put('끌어 놓은 것.pdf').waitFor();
    await section().getByRole('button', { name: '끌어 놓은 것.pdf 빼기' }).click();
    await put('끌어 놓은 것.pdf').waitFor({ state: 'detached' });
  });

  it('CS80: takes what is pasted, and gives up what is stopped', async () => {
    await pasteFile(desk, '붙인 것.pdf', '%PDF-1.7');
    await put('붙인 것.pdf').waitFor();
    cable.pull();
    await choose('멈출 것.bin', VIDEO);
    await section().getByRole('button', { name: '멈출 것.bin 멈추기' }).click();
    await section().getByText('멈출 것.bin').waitFor({ state: 'detached' });
    cable.plugIn();
    await section().getByRole('button', { name: '붙인 것.pdf 빼기' }).click();
    await expect.poll(names, { timeout: PATIENCE_MS }).toEqual(['동선.mp4', '현장 사진', '현장 약도.jpg']);
  });

  it('no page has thrown', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
