import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

describe('보류함', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 5, [[1, 2], [3]]);
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const parked = (label: string) =>
    page.getByRole('listbox', { name: '보류한 씬' }).getByRole('option', { name: new RegExp(`^${label} `) });

  it('TT21: takes scenes of a day and of the pool, by a key and by the menu', async () => {
    await board.row(1, '2').focus();
    await page.keyboard.press('h');
    await board.row(1, '2').waitFor({ state: 'detached' });
    await board.poolScene('4').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '보류하기' }).click();
    await board.poolScene('4').waitFor({ state: 'detached' });
    expect(await board.poolCount()).toBe(1);
    await page.getByText('전체 3씬 · 2 배정').waitFor();
  });

  it('TT21: gives them back to those that wait, or straight to a day', async () => {
    await page.getByRole('button', { name: '보류 2' }).click();
    await parked('2').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '보류 풀기' }).click();
    await parked('2').waitFor({ state: 'detached' });
    await board.drag(parked('4'), board.day(2));
    await board.row(2, '4').waitFor();
    await page.getByText('보류한 씬이 없어요').waitFor();
    await page.getByRole('button', { name: '보류 0' }).click();
    await expect.poll(() => board.poolCount()).toBe(2);
  });
});
