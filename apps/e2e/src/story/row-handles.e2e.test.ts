import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

describe('what a person fixes of rows', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 5, [[1, 2, 3, 4], [5]]);
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const scene = (dayNo: number, text: string) =>
    board.day(dayNo).getByRole('option').filter({ hasText: text });
  const menu = async (dayNo: number, text: string, item: string) => {
    await scene(dayNo, text).click({ button: 'right' });
    await page.getByRole('menuitem', { name: item }).click();
  };

  it('TT19: joins it with the one below by a key; nothing is put between them', async () => {
    await board.row(1, '2').focus();
    await page.keyboard.press('j');
    await board.row(1, '2\\+3').waitFor();
    await board.moveByKeys(board.row(1, '4'), 'Alt+ArrowUp');
    await expect.poll(() => board.order(1)).toEqual(['1', '4', '2+3', '3+2']);
  });

  it('TT19: both are dragged to another day as one, and taken apart by the menu', async () => {
    await board.drag(board.row(1, '3\\+2'), board.day(2));
    await expect.poll(() => board.order(2)).toEqual(['5', '2+3', '3+2']);
    expect(await board.order(1)).toEqual(['1', '4']);
    await menu(2, '3+2', '따로 찍기');
    await expect.poll(() => board.order(2)).toEqual(['5', '2', '3']);
  });

  it('TT20: pins it to its day and its start to the clock, by keys and by menu', async () => {
    await board.row(2, '5').focus();
    await page.keyboard.press('p');
    await board.day(2).getByRole('img', { name: '날 고정' }).waitFor();
    await menu(2, '3', '시작 시각 고정 07:40');
    await board.day(2).getByRole('img', { name: '시작 시각 고정' }).waitFor();
    await menu(2, '5', '날 고정 풀기');
    await board.day(2).getByRole('img', { name: '날 고정' }).waitFor({ state: 'detached' });
    await scene(2, '3').focus();
    await page.keyboard.press('t');
    await board.day(2).getByRole('img', { name: '시작 시각 고정' }).waitFor({ state: 'detached' });
  });
});
