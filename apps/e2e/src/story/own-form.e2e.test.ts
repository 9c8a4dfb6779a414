import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A production that has always made its call sheets in a workbook of its own, under its own mark. */
describe('a form of one’s own', () => {
  let workplace: Workplace;
  let page: Page;
  const [projectId, timetableId, callsheetId] = [newId(), newId(), newId()];
  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    const { boardId } = ids;
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    await owner.run(projectId, 'addTimetable', {
      timetableId,
      boardId,
      tableDate: '2026-12-01',
      calltime: 480,
    });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/callsheets/${callsheetId}`));
  });
  afterAll(() => workplace?.close());

  const openForm = async () => {
    await page.getByRole('button', { name: '더 보기' }).click();
    await page.getByRole('menuitem', { name: '양식 고치기' }).click();
    return page.getByRole('dialog', { name: '일촬표 양식' });
  };

  it('CS67: has its logo on the paper until that is taken back', async () => {
    const dialog = await openForm();
    const buffer = Buffer.from(PIXEL, 'base64');
    const file = { name: '로고.png', mimeType: 'image/png', buffer };
    await dialog.getByLabel('로고 파일').setInputFiles(file);
    await dialog.getByAltText('지금 로고').waitFor();
    await dialog.getByRole('button', { name: '저장' }).click();
    const logo = page.getByAltText('로고', { exact: true });
    await logo.waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await logo.waitFor({ state: 'detached' });
  });

  it('CS69, CS71: is begun with the sample, refused in words, and taken home filled in', async () => {
    const dialog = await openForm();
    const sample = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '본보기 내려받기' }).click();
    const buffer = await readFile(await (await sample).path());
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const input = dialog.getByLabel('우리 양식 파일');
    await input.setInputFiles({ name: '목록.xlsx', mimeType, buffer: Buffer.from('씬,장소') });
    await dialog.getByText('XLSX 파일이 아니거나').waitFor();
    await input.setInputFiles({ name: '우리 일촬표.xlsx', mimeType, buffer });
    await dialog.getByRole('button', { name: '우리 일촬표.xlsx' }).waitFor();
    await dialog.getByRole('button', { name: '저장' }).click();
    await page.getByRole('button', { name: '다른 형식' }).click();
    const filled = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: '우리 양식 XLSX', exact: true }).click();
    expect((await filled).suggestedFilename()).toBe('일촬표_막차의 우산_1회차_2026-12-01_우리 양식.xlsx');
  });
});
