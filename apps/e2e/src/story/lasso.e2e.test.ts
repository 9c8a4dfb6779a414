import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

describe('a lasso on the ground of the board', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 5, [[1, 2, 3], [4], [5]]);
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const box = async (dayNo: number, text: string) => (await board.row(dayNo, text).boundingBox())!;
  /** Draws from the empty foot of a day up to the middle of one of its rows. */
  const draw = async (dayNo: number, text: string) => {
    const ground = (await board.day(dayNo).boundingBox())!;
    const { x, y, width, height } = await box(dayNo, text);
    await page.mouse.move(ground.x + 30, ground.y + ground.height - 120);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await page.mouse.up();
  };
  const picked = () => page.locator('[data-row][aria-selected="true"]').count();

  it('picks what it touches, and a click on the ground lets go', async () => {
    await draw(1, '2');
    await expect.poll(picked).toBe(2);
    const ground = (await board.day(2).boundingBox())!;
    await page.mouse.click(ground.x + 100, ground.y + ground.height - 120);
    await expect.poll(picked).toBe(0);
  });

  it('adds with Shift, and Escape takes it back', async () => {
    await draw(1, '3');
    await page.keyboard.down('Shift');
    await draw(2, '4');
    await page.keyboard.up('Shift');
    await expect.poll(picked).toBe(2);
    const ground = (await board.day(1).boundingBox())!;
    await page.mouse.move(ground.x + 30, ground.y + ground.height - 120);
    await page.mouse.down();
    await page.mouse.move(ground.x + 100, ground.y + 120, { steps: 8 });
    await expect.poll(picked).toBe(3);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(picked).toBe(2);
  });

  it('is moved as one', async () => {
    await draw(1, '1');
    await board.drag(board.row(1, '2'), board.day(3));
    await expect.poll(() => board.order(3)).toEqual(['5', '1', '2', '3']);
  });
});
