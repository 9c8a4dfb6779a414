import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

describe('whole days of the board', () => {
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

  const head = (dayNo: number) => board.day(dayNo).getByRole('heading');
  const dated = (name: string) => page.getByRole('region', { name });

  it('TT17: one is dragged by its head onto another, and they change places when told to', async () => {
    await board.drag(head(2), board.day(1));
    const dialog = page.getByRole('dialog', { name: '12.1 화에는 이미 1회차 날이 있어요' });
    await dialog.getByRole('button', { name: '두 날 맞바꾸기' }).click();
    await board.row(1, '3 ').waitFor();
    expect(await board.order(2)).toEqual(['1', '2']);
    await dated('2회차 12.2 수').waitFor();
  });

  it('one is dragged behind all others, to the next free date', async () => {
    await board.drag(head(1), page.getByRole('button', { name: '촬영일 추가' }).last());
    await dated('2회차 12.3 목').waitFor();
    expect(await board.order(2)).toEqual(['3']);
    expect(await board.order(1)).toEqual(['1', '2']);
  });

  it('one is made on a date that is chosen in a month, by the keyboard alone', async () => {
    await page.getByRole('button', { name: '촬영일 추가' }).first().click();
    const dialog = page.getByRole('dialog', { name: '촬영일 추가' });
    const date = dialog.getByRole('textbox', { name: '첫 날짜' });
    await date.fill('12/40');
    await dialog.getByRole('alert').filter({ hasText: '12/1이나 2026-12-01처럼' }).waitFor();
    expect(await dialog.getByRole('button', { name: '추가', exact: true }).isDisabled()).toBe(true);
    await date.fill('12월 9일');
    await date.press('ArrowDown');
    // What stands on a day, and what day it is, is said with it.
    await page.getByRole('button', { name: '2026년 12월 3일 목요일, 촬영' }).waitFor();
    await page.getByRole('button', { name: '2026년 12월 25일 금요일, 기독탄신일' }).waitFor();
    await page.locator('button:focus', { hasText: '9' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => date.inputValue()).toBe('2026. 12. 16 (수)');
    await dialog.locator('input:focus').waitFor();
    await page.keyboard.press('Enter');
    await dated('3회차 12.16 수').waitFor();
    await page.keyboard.press('Control+z');
    await dated('3회차 12.16 수').waitFor({ state: 'detached' });
  });

  it('one is moved by keys from its head, and keeps the focus', async () => {
    await board.day(2).getByRole('button', { name: '2회차 메뉴' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await dated('2회차 12.4 금').waitFor();
    await page.keyboard.press('Alt+ArrowRight');
    await dated('2회차 12.5 토').waitFor();
  });

  it('one is moved by its menu; a taken date asks to change places', async () => {
    const move = async (date: string, name: string) => {
      await board.day(2).getByRole('button', { name: '2회차 메뉴' }).click();
      await page.getByRole('menuitem', { name: '다른 날짜로 옮기기…' }).click();
      const dialog = page.getByRole('dialog', { name: '2회차 날짜 옮기기' });
      await dialog.getByRole('textbox', { name: '옮길 날짜' }).fill(date);
      await dialog.getByRole('button', { name }).click();
    };
    await move('2026-12-07', '옮기기');
    await dated('2회차 12.7 월').waitFor();
    await move('2026-12-02', '맞바꾸기…');
    await page.getByRole('dialog', { name: '12.2 수에는 이미 1회차 날이 있어요' }).waitFor();
    await page.keyboard.press('Escape');
    await dated('2회차 12.7 월').waitFor();
  });
});
