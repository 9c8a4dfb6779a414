import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

describe('views of the same days', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 3, [[1, 2], [3]]);
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const view = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const cell = (date: string) => page.getByRole('gridcell', { name: new RegExp(`^${date}`) });

  it('a calendar names public holidays, and a day is dragged to another date', async () => {
    await view('달력');
    await cell('12.25 금')
      .getByText(/탄신일|성탄절|크리스마스/)
      .waitFor();
    await board.drag(cell('12.2 수').getByText('2회차'), cell('12.8 화'));
    await cell('12.8 화').getByText('2회차').waitFor();
    expect(await cell('12.2 수').innerText()).not.toContain('2회차');
  });

  it('a day is moved by keys, and TT17: onto a taken date it changes places when it is told to', async () => {
    await cell('12.8 화').click();
    // Faster than the page draws: all of them before the keyboard has gone along.
    await page.evaluate(async () => {
      const left = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
      for (let step = 0; step < 6; step++) {
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', left));
        await Promise.resolve();
      }
    });
    await cell('12.2 수').getByText('2회차').waitFor();
    await page.keyboard.press('Alt+ArrowLeft');
    const dialog = page.getByRole('dialog', { name: '12.1 화에는 이미 1회차 날이 있어요' });
    await dialog.getByRole('button', { name: '두 날 맞바꾸기' }).click();
    await cell('12.1 화').getByText('1씬').waitFor();
    await cell('12.2 수').getByText('2씬').waitFor();
  });

  it('a free date becomes a day off, on which nobody is called', async () => {
    await cell('12.3 목').click();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '휴일로 두기' }).click();
    await cell('12.3 목').getByText('휴일').waitFor();
    await cell('12.3 목').dblclick();
    await page.getByRole('region', { name: '휴일 12.3 목 하루' }).getByText('쉬는 날이에요.').waitFor();
    const head = page.locator('[data-day-head]', { has: page.getByRole('heading', { name: '휴일' }) });
    expect(
      await head
        .getByText(/^(콜|종료)/)
        .evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true }))),
    ).toEqual([false, false]);
    await view('달력');
  });

  it('the day that was chosen is open in every view', async () => {
    await cell('12.2 수').dblclick();
    const facts = page.getByRole('region', { name: '2회차 12.2 수 하루' });
    await facts.getByText('이 날에 나오는 배우가 없어요.').waitFor();
    await view('보드');
    await board.row(2, '1 ').waitFor();
    await page.getByRole('button', { name: '날 좁게' }).click();
    await page.getByRole('button', { name: '날 좁게' }).click();
    await page.reload();
    await board.day(2).getByText('편의점').first().waitFor();
    const box = await board.day(2).boundingBox();
    expect(Math.round(box!.width)).toBe(80);
    expect(await page.getByRole('button', { name: '날 좁게' }).isDisabled()).toBe(true);
  });
});
