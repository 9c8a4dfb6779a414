import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

describe('a scene that stands on a day', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 3, [[1, 2], [3], []]);
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  it('TT12: is moved when it is dragged from the list of all scenes onto another day', async () => {
    await page.getByRole('button', { name: '미배정만' }).click();
    await board.drag(board.poolScene('1'), board.day(2));
    await board.row(2, '1 ').waitFor();
    await board.row(1, '1 ').waitFor({ state: 'detached' });
    expect(await board.order(1)).toEqual(['2']);
  });

  it('TT13: is split over two days by its menu, then over three, and made whole again', async () => {
    await board.row(1, '2 ').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '나눠 찍기…' }).click();
    const dialog = page.getByRole('dialog', { name: /^나눠 찍기/ });
    await dialog.getByRole('option', { name: /2회차/ }).click();
    await board.row(1, '2 1/2').waitFor();
    await board.row(2, '2 2/2').waitFor();
    await board.row(2, '2 2/2').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '더 나눠 찍기…' }).click();
    await dialog.getByRole('option', { name: /3회차/ }).click();
    await board.row(3, '2 3/3').waitFor();
    await board.row(1, '2 1/3').waitFor();
    await board.row(2, '2 2/3').dblclick();
    await page.getByRole('dialog').getByRole('button', { name: '나눈 씬 합치기' }).click();
    await board.row(1, '2 ').waitFor({ state: 'detached' });
    expect((await board.order(2)).sort()).toEqual(['1', '2', '3']);
  });
});
