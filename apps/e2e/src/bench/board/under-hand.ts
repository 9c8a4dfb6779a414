import type { Page } from 'playwright-core';
import type { Workplace } from '../../harness/workplace.ts';
import { showBarePage } from './bare-page.ts';
import { calm } from './calm.ts';
import { dragAbout } from './drag-about.ts';
import { BOARD, LIST, type OwnFilm, openFilm, throttle } from './open-board.ts';
import { secondsUntilDrawn, sendMoves } from './send-moves.ts';
import { framesDuring } from './watch-frames.ts';

const PER_SECOND = 50;

/** The board under somebody's hand, alone and while others edit it; beside it the least that a drag can cost. */
export async function underHand(workplace: Workplace, own: OwnFilm, slowed: number): Promise<object> {
  const { page: empty } = await workplace.screen();
  await showBarePage(empty);
  await throttle(empty, slowed);
  await calm(empty);
  const bare = await framesDuring(empty, () => dragAbout(empty, '.strip', '#hanging'));
  await empty.close();

  const page = await openFilm(workplace, own, BOARD, slowed);
  const carry = () => dragAbout(page, '[data-rows] [data-row]', '[data-lifted]');
  const drag = await framesDuring(page, carry);
  await calm(page);
  const editing = sendMoves(own, { perSecond: PER_SECOND, seconds: 4 });
  const dragWhileEdited = await framesDuring(page, carry);
  await editing;
  await secondsUntilDrawn(page, own);
  await calm(page);
  await sendMoves(own, { perSecond: PER_SECOND, seconds: 3 });
  const backlogSeconds = await secondsUntilDrawn(page, own);
  await page.close();
  return { bare, drag, dragWhileEdited, backlogSeconds };
}

/** The board, scrolled sideways by the wheel. */
export async function scrolled(workplace: Workplace, own: OwnFilm, slowed: number): Promise<object> {
  const board = await openFilm(workplace, own, BOARD, slowed);
  const scrollBoard = await framesDuring(board, () => wheel(board, { x: 240, y: 0 }));
  await board.close();
  return { scrollBoard };
}

/** The scene list, scrolled by the wheel. */
export async function scrolledList(workplace: Workplace, own: OwnFilm, slowed: number): Promise<object> {
  const list = await openFilm(workplace, own, LIST, slowed);
  const scrollList = await framesDuring(list, () => wheel(list, { x: 0, y: 240 }));
  await list.close();
  return { scrollList };
}

const TURNS = 60;
const TURN_MS = 33;

/** Turns the wheel thirty times a second for two seconds; `by`: px each time. */
export async function wheel(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.move(800, 500);
  const begun = performance.now();
  for (let i = 0; i < TURNS; i++) {
    await page.waitForTimeout(Math.max(0, begun + i * TURN_MS - performance.now()));
    await page.mouse.wheel(by.x, by.y);
  }
}
