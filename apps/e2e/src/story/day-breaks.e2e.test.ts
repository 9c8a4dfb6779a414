import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

describe('where one day ends and the next begins', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const looks = { plannedMinutes: 60, pages: 8 };
    const { projectId } = await sceneBoard(owner, 9, [[1, 2, 3, 4, 5, 6, 7, 8], [9]], looks);
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const scenes = async (dayNo: number) => (await board.order(dayNo)).filter((text) => /^\d/.test(text));
  const shows = async (...days: readonly (readonly number[])[]) => {
    for (const [i, day] of days.entries())
      await expect.poll(() => scenes(i + 1), soon).toEqual(day.map(String));
  };

  it('TT29: is set by hand with a key, and one undo takes it back', async () => {
    await board.row(1, '6 ').focus();
    await page.keyboard.press('b');
    await shows([1, 2, 3, 4, 5], [6, 7, 8, 9]);
    await page.keyboard.press('Control+z');
    await shows([1, 2, 3, 4, 5, 6, 7, 8], [9]);
  });

  it('TT29: is set by hand from the menu in the long list, where a day is made if there is none', async () => {
    await page.getByRole('button', { name: '목록' }).click();
    const last = page.getByRole('gridcell').filter({ hasText: '편의점' }).nth(7);
    await last.click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^여기서 하루 끊기/ }).click();
    await page.getByRole('button', { name: '보드' }).click();
    await shows([1, 2, 3, 4, 5, 6, 7], [8, 9]);
    await board.row(2, '9 ').focus();
    await page.keyboard.press('b');
    await shows([1, 2, 3, 4, 5, 6, 7], [8], [9]);
    for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z');
    await shows([1, 2, 3, 4, 5, 6, 7, 8], [9]);
  });

  const openDialog = async () => {
    await board.day(1).getByRole('button', { name: '1회차 메뉴' }).click();
    await page.getByRole('menuitem', { name: '여기부터 촬영일 나누기…' }).click();
    return page.getByRole('dialog', { name: /^촬영일 나누기/ });
  };

  it('TT30: is set by hours, said beforehand, with the days that are missing, in one step', async () => {
    const dialog = await openDialog();
    await dialog.getByLabel('하루 촬영 시간').fill('3');
    await dialog.getByText('3일로 나눠요. 12.1 화 3씬, 12.2 수 3씬, 12.3 목 3씬').waitFor();
    await dialog.getByText('새 촬영일 1일을 더해요: 12.3 목').waitFor();
    await dialog.getByRole('button', { name: '나누기', exact: true }).click();
    await shows([1, 2, 3], [4, 5, 6], [7, 8, 9]);
    await page.getByText('3일로 나눴어요. 새 촬영일 1일을 더했어요.').first().waitFor();
    await page.keyboard.press('Control+z');
    await shows([1, 2, 3, 4, 5, 6, 7, 8], [9]);
    await board.day(3).waitFor({ state: 'detached' });
  });

  it('TT30: is set by pages', async () => {
    const dialog = await openDialog();
    await dialog.getByRole('button', { name: '쪽수' }).click();
    await dialog.getByLabel('하루 쪽수').fill('5');
    await dialog.getByText('2일로 나눠요. 12.1 화 5씬, 12.2 수 4씬').waitFor();
    await dialog.getByRole('button', { name: '나누기', exact: true }).click();
    await shows([1, 2, 3, 4, 5], [6, 7, 8, 9]);
  });
});
