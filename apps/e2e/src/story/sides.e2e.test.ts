import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { readPdf } from '../harness/read-documents.ts';
import { Workplace } from '../harness/workplace.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

const SCRIPT = `S#1. 편의점 (밤)

형광등이 깜빡인다.

        사장
        손님 없다고 자면 어떡해.

S#2. 정류장 (밤)

수진이 뛰어온다.
`;

/** A day that is still to come, whenever this runs. */
const tableDate = daysFromToday(3);

/** The evening before: the day's pages of the script go to actors and crew. */
describe('CS35: the sides of a day', () => {
  let workplace: Workplace;
  let owner: Program;
  let desk: Page;
  let phone: Page;
  const [projectId, timetableId, callsheetId] = [newId(), newId(), newId()];
  const sheet = `/projects/${projectId}/callsheets/${callsheetId}`;
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const day = { timetableId, boardId: ids.boardId, tableDate, calltime: 480 };
    await owner.run(projectId, 'addTimetable', day);
    ({ page: desk } = await workplace.signedIn(owner, `/projects/${projectId}/screenplays`));
    const screenplays = new ScreenplaysPage(desk);
    const mimeType = 'text/plain';
    await screenplays.upload({ name: '막차의 우산.txt', mimeType, buffer: Buffer.from(SCRIPT) });
    await screenplays.review();
    await new ReviewPage(desk).accept();
    const feed = await owner.call<{ messages: [{ tables: { scene: { _id: string; sceneNo: number }[] } }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const first = feed.messages[0].tables.scene.find(({ sceneNo }) => sceneNo === 1)!;
    const rows = [{ rowId: newId(), sceneId: first._id }];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    await desk.goto(sheet);
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    ({ page: phone } = await workplace.signedIn(member, sheet, { size: PHONE }));
  });
  afterAll(() => workplace?.close());

  const textOf = async (download: Download): Promise<string> => {
    const pages = await readPdf(await readFile(await download.path()));
    return pages.map(({ text }) => text).join(' ');
  };

  it('are made for whom one who writes call sheets says', async () => {
    await desk.getByRole('button', { name: '다른 형식' }).click();
    await desk.getByRole('menuitem', { name: '당일 대본' }).click();
    const dialog = desk.getByRole('dialog', { name: '당일 대본을 누구에게 주나요?' });
    expect(await dialog.getByLabel('받는 사람').inputValue()).toBe('정서윤');
    await dialog.getByLabel('받는 사람').fill('김하늘');
    const coming = desk.waitForEvent('download');
    await dialog.getByRole('button', { name: 'PDF 만들기' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`당일 대본_막차의 우산_1회차_${tableDate}_1판.pdf`);
    const text = await textOf(download);
    for (const words of ['형광등이 깜빡인다.', '손님 없다고 자면 어떡해.', '수진이 뛰어온다.', '김하늘'])
      expect(text).toContain(words);
    await dialog.waitFor({ state: 'detached' });
  });

  it('are each reader’s own on their phone', async () => {
    await phone.getByRole('button', { name: '공유' }).click();
    const coming = phone.waitForEvent('download');
    await phone.getByRole('menuitem', { name: '당일 대본' }).click();
    expect(await textOf(await coming)).toContain('남도윤');
  });

  it('are none of a day that was called off, which says so', async () => {
    await owner.run(projectId, 'cancelCallsheet', { callsheetId, versionId: newId(), note: '태풍' });
    await phone.getByText('취소한 촬영').first().waitFor();
    await phone.getByRole('button', { name: '공유' }).click();
    const entry = phone.getByRole('menuitem', { name: '당일 대본 없음' });
    expect(await entry.getAttribute('aria-disabled')).toBe('true');
  });

  it('have met no error on their way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
