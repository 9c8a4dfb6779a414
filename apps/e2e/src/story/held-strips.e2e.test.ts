import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { letRendersBeCounted, rendersDuring } from '../harness/count-renders.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

/** Two people at one board, in two windows, each of whom sees what the other has in hand. */
describe('strips in the hand of somebody else', () => {
  let workplace: Workplace;
  let near: Page;
  let far: Page;
  let board: { near: TimetablePage; far: TimetablePage };

  beforeAll(async () => {
    workplace = await Workplace.open();
    const { url } = workplace.server;
    const [owner, editor] = [await Program.join(url, '정서윤'), await Program.join(url, '한지원')];
    const { projectId } = await sceneBoard(owner, 8, [[1, 2, 3], [4, 5], [6]]);
    await editor.joinProject(workplace.server, owner, projectId, 'editor');
    const path = `/projects/${projectId}/timetable`;
    ({ page: near } = await workplace.signedIn(owner, path));
    ({ page: far } = await workplace.signedIn(editor, '/'));
    await letRendersBeCounted(far);
    await far.goto(path);
    board = { near: new TimetablePage(near), far: new TimetablePage(far) };
    await board.near.row(1, '1 ').waitFor();
    await board.far.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace?.close();
  });

  const said = (element: Locator) =>
    element.evaluate((one) => getComputedStyle(one, '::after').content.replaceAll('"', ''));
  const says = (element: Locator, text: string) => expect.poll(() => said(element), soon).toBe(text);
  /** Takes what lies there at the pointer. */
  const lift = async (page: Page, strip: Locator) => {
    const { x, y } = (await strip.boundingBox())!;
    await page.mouse.move(x + 80, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 30, { steps: 4 });
    await page.locator('.drag-card').waitFor();
  };
  const carry = async (page: Page, day: Locator) => {
    const { x, y, width, height } = (await day.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height * 0.7, { steps: 6 });
  };
  const letGo = async (page: Page) => {
    await page.mouse.up();
    await page.locator('.drag-card').waitFor({ state: 'detached' });
  };

  it('PR9: are seen with their name as they move from day to day, until they are let go', async () => {
    await lift(near, board.near.row(1, '2 '));
    await says(board.far.row(1, '2 '), '정서윤');
    await carry(near, board.near.day(2));
    await says(board.far.day(2), '정서윤 · S#2 편의점');
    await carry(near, board.near.day(3));
    await says(board.far.day(3), '정서윤 · S#2 편의점');
    await says(board.far.day(2), 'none');
    // Who holds them is told nothing of it.
    expect(await said(board.near.row(1, '2 '))).toBe('none');
    await letGo(near);
    await board.far.row(3, '2 ').waitFor();
    await says(board.far.day(3), 'none');
    await says(board.far.row(3, '2 '), 'none');
  });

  it('PR9: are seen in the pool too, in the long list and in the calendar', async () => {
    await lift(near, board.near.poolScene('7'));
    await carry(near, board.near.day(1));
    await says(board.far.poolScene('7'), '정서윤');
    await says(board.far.day(1), '정서윤 · S#7 편의점');
    await far.getByRole('button', { name: '목록' }).click();
    await says(far.getByRole('rowheader').first(), '정서윤 · S#7 편의점');
    await far.getByRole('button', { name: '달력' }).click();
    const cell = far.locator('[data-calendar-day]').first();
    await says(cell, '정서윤 · S#7 편의점');
    await near.keyboard.press('Escape');
    await near.mouse.up();
    await says(cell, 'none');
    await far.getByRole('button', { name: '보드' }).click();
    await board.far.row(1, '1 ').waitFor();
  });

  it('PR11: a whole day is seen on the board and in the calendar, with the date that it is taken to', async () => {
    for (const page of [near, far]) await page.getByRole('button', { name: '달력' }).click();
    const card = (page: Page, dayNo: number) =>
      page.locator('[data-calendar-day]').filter({ hasText: `${dayNo}회차` });
    const dates = near.locator('td[data-date]');
    const last = await card(near, 3).locator('xpath=ancestor::td').getAttribute('data-date');
    const free = await dates.evaluateAll(
      (cells, taken) =>
        cells.map((cell) => cell.getAttribute('data-date') ?? '').find((date) => date > (taken ?? '')) ?? '',
      last,
    );
    const cellOf = (page: Page) => page.locator(`td[data-date="${free}"]`);
    const { x, y } = (await card(near, 1).boundingBox())!;
    await near.mouse.move(x + 10, y + 10);
    await near.mouse.down();
    await near.mouse.move(x + 20, y + 16, { steps: 4 });
    await says(card(far, 1), '정서윤');
    const to = (await cellOf(near).boundingBox())!;
    await near.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await says(cellOf(far), '정서윤 · 1회차');
    expect(await said(card(far, 1))).toMatch(/^정서윤 · .* 자리로$/);
    expect(await said(card(near, 1))).toBe('none');
    await far.getByRole('button', { name: '보드' }).click();
    await expect.poll(() => said(board.far.day(1)), soon).toMatch(/^정서윤 · .* 자리로$/);
    await near.keyboard.press('Escape');
    await near.mouse.up();
    await says(board.far.day(1), 'none');
    await near.getByRole('button', { name: '보드' }).click();
    await board.near.row(1, '1 ').waitFor();
  });

  it('PR9: draw no day and no strip of the board anew', async () => {
    await far.waitForTimeout(1_000);
    const renders = await rendersDuring(far, async () => {
      await lift(near, board.near.row(1, '1 '));
      await carry(near, board.near.day(2));
      await says(board.far.day(2), '정서윤 · S#1 편의점');
      await near.keyboard.press('Escape');
      await near.mouse.up();
      await says(board.far.day(2), 'none');
    });
    expect(renders).toMatchObject({ days: 0, rows: 0 });
  });

  it('PR9, PR10: two who drag one strip end in one place, and who lost is told who put it where', async () => {
    await lift(near, board.near.row(2, '4 '));
    await carry(near, board.near.day(1));
    await lift(far, board.far.row(2, '4 '));
    await carry(far, board.far.day(3));
    await says(board.far.row(2, '4 '), '정서윤');
    await says(board.near.row(2, '4 '), '한지원');
    await letGo(near);
    await new ProjectFrame(near).saved();
    await letGo(far);
    await new ProjectFrame(far).saved();
    for (const one of [board.near, board.far]) {
      await expect.poll(() => one.order(3), soon).toContain('4');
      expect(await one.order(1)).not.toContain('4');
      expect(await one.order(2)).toEqual(['5']);
    }
    await near
      .getByText(/^S#4 .*한지원 님이 3회차로 옮겼어요\. 내가 옮긴 곳은 1회차예요\.$/)
      .first()
      .waitFor();
  });
});
