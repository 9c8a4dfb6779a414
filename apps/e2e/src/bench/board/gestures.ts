import type { Page } from 'playwright-core';
import type { Workplace } from '../../harness/workplace.ts';
import { calm } from './calm.ts';
import { BOARD, LIST, type OwnFilm, openFilm } from './open-board.ts';
import { timeAnswer } from './time-answer.ts';

/** How long single gestures in the scene list take to be answered. */
export async function listGestures(
  workplace: Workplace,
  own: OwnFilm,
  slowed: number,
): Promise<{ search: number; editor: number }> {
  const page = await openFilm(workplace, own, LIST, slowed);
  const find = page.getByLabel('씬 찾기');
  await find.click();
  await calm(page);
  const typed = { kind: 'keydown', selector: 'input[aria-label="씬 찾기"][value="7"]' };
  const search = await timeAnswer(page, typed, () => page.keyboard.press('7'));
  await page.keyboard.press('Backspace');
  await calm(page);
  await page.locator('[role="gridcell"][data-column="synopsis"]').first().click();
  await calm(page);
  const opened = { kind: 'keydown', selector: '[role="gridcell"] input:not([data-waiting])' };
  const editor = await timeAnswer(page, opened, () => page.keyboard.press('Enter'));
  await page.close();
  return { search, editor };
}

const OPTION = '[aria-label="미배정 씬"] [role="option"]';

/** All scenes that wait are picked, dropped on a day, and taken back. */
export async function boardGestures(
  workplace: Workplace,
  own: OwnFilm,
  slowed: number,
): Promise<{ pick: number; drop: number; undo: number }> {
  const page = await openFilm(workplace, own, BOARD, slowed);
  const last = await lastOfPool(page);
  const picked = { kind: 'click', selector: `${last}[aria-selected="true"]` };
  const pick = await timeAnswer(page, picked, () => page.locator(last).click({ modifiers: ['Shift'] }));
  await calm(page);

  const from = (await page.locator(last).boundingBox())!;
  const to = (await page.locator(`[data-rows="${own.film.days[1]}"]`).boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
  await page.locator(`.drop-marks[data-over="${own.film.days[1]}"]`).waitFor();
  await calm(page);
  const sent = page.waitForResponse((response) => response.url().endsWith('/commands'));
  const taken = { kind: 'mouseup', selector: OPTION, gone: true };
  const drop = await timeAnswer(page, taken, () => page.mouse.up());
  await sent;
  await calm(page);

  const undone = { kind: 'keydown', selector: OPTION };
  const undo = await timeAnswer(page, undone, () => page.keyboard.press('Control+z'));
  await page.close();
  return { pick, drop, undo };
}

/** Picks the first scene of the pool and scrolls to the last one; answers how that is found. */
async function lastOfPool(page: Page): Promise<string> {
  const pool = page.locator('[aria-label="미배정 씬"]');
  await page.locator(OPTION).first().click();
  await pool.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  await calm(page);
  return `[data-key="${await page.locator(OPTION).last().getAttribute('data-key')}"]`;
}
