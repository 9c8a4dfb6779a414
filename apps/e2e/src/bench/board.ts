import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { Program, sentCommand } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { mainThreadMs, openFilm, throttle } from './board/open-board.ts';
import { sendMoves } from './board/send-moves.ts';
import { timeAnswer } from './board/time-answer.ts';
import { type Frames, watchFrames } from './board/watch-frames.ts';

const THROTTLE = 4;
const MANY = 225;
const BOARD = { path: 'timetable', selector: '[data-row]' };
const LIST = { path: 'scenes', selector: '[role="row"]' };

/**
 * The board under somebody's hand and under others' edits, in a real browser whose processor is slowed down; how much
 * one arriving move costs; and how quickly the lists answer.
 */
export async function run(): Promise<object> {
  const workplace = await Workplace.open();
  try {
    const owner = await Program.join(workplace.server.url, '조감독');
    const film = await filmOnServer(owner, { scenes: 1_000, days: 60, items: 0 });
    const hand = await boardUnderHand(workplace, owner, film);
    const lists = await answers(workplace, owner);
    const perArrivingMove = {
      rows5000: await perMove(workplace, owner, { scenes: 1_000, days: 60, items: 4 }),
      rows50000: await perMove(workplace, owner, { scenes: 5_000, days: 60, items: 9 }),
    };
    return { throttle: THROTTLE, ...hand, perArrivingMove, ...lists, errors: workplace.errors() };
  } finally {
    await workplace.close();
  }
}

async function boardUnderHand(workplace: Workplace, owner: Program, film: FilmOnServer): Promise<object> {
  const page = await openFilm(workplace, owner, film, BOARD);
  await throttle(page, THROTTLE);
  const drag = await framesDuring(page, () => dragAbout(page));
  const editing = sendMoves(owner, film, { perSecond: 50, seconds: 4 });
  const dragWhileEdited = await framesDuring(page, () => dragAbout(page));
  await editing;
  await pause(3_000);
  const backlogSeconds = await backlog(page, owner, film);
  const scrollBoard = await framesDuring(page, () => wheel(page, { x: 240, y: 0 }));
  await page.close();
  const list = await openFilm(workplace, owner, film, LIST);
  await throttle(list, THROTTLE);
  await list.mouse.move(800, 500);
  const scrollList = await framesDuring(list, () => wheel(list, { x: 0, y: 240 }));
  await list.close();
  return { drag, dragWhileEdited, backlogSeconds, scrollBoard, scrollList };
}

async function framesDuring(page: Page, during: () => Promise<unknown>): Promise<Frames> {
  const done = await watchFrames(page);
  await during();
  return done();
}

/** Lifts the first strip and carries it over the days for about three seconds, then puts it back. */
async function dragAbout(page: Page): Promise<void> {
  const box = (await page.locator('[data-row]').first().boundingBox())!;
  const [x, y] = [box.x + 80, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
  for (let i = 0; i < 180; i++) {
    const turn = i / 30;
    await page.mouse.move(x + 300 + 280 * Math.sin(turn), y + 220 + 200 * Math.sin(turn * 1.7));
    await pause(16);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** Seconds from the last of 50 moves a second until the page shows it. */
async function backlog(page: Page, owner: Program, film: FilmOnServer): Promise<number> {
  await sendMoves(owner, film, { perSecond: 50, seconds: 3 });
  const rowId = film.rows[30]![1]!;
  const toTimetableId = await page.locator('[data-rows]').first().getAttribute('data-rows');
  const from = performance.now();
  await owner.send(
    film.projectId,
    sentCommand('moveRows', { rowIds: [rowId], toTimetableId, afterRowId: null }),
  );
  await page.locator(`[data-rows="${toTimetableId}"] [data-row="${rowId}"]`).waitFor();
  return Math.round(performance.now() - from) / 1000;
}

async function wheel(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(by.x, by.y);
    await pause(33);
  }
}

/** Milliseconds on the main thread for one move by somebody else, while the board is open. Not slowed down. */
async function perMove(
  workplace: Workplace,
  owner: Program,
  size: { readonly scenes: number; readonly days: number; readonly items: number },
): Promise<number> {
  const film = await filmOnServer(owner, size);
  const page = await openFilm(workplace, owner, film, BOARD);
  const seconds = 4;
  const idle = await mainThreadMs(page, () => pause(seconds * 1000));
  const busy = await mainThreadMs(page, async () => {
    await sendMoves(owner, film, { perSecond: 10, seconds });
    await pause(1_000);
  });
  await page.close();
  return Math.round((10 * Math.max(0, busy - (idle * (seconds + 1)) / seconds)) / (10 * seconds)) / 10;
}

/** How long single gestures take to be answered, on a board where many scenes wait. */
async function answers(workplace: Workplace, owner: Program): Promise<object> {
  const film = await filmOnServer(owner, { scenes: 1_000, days: 60, items: 0, waiting: MANY });
  const list = await openFilm(workplace, owner, film, LIST);
  await throttle(list, THROTTLE);
  const found = await ofList(list);
  await list.close();
  const page = await openFilm(workplace, owner, film, BOARD);
  await throttle(page, THROTTLE);
  const moved = await ofBoard(page);
  await page.close();
  return { ...found, ...moved };
}

async function ofList(page: Page): Promise<{ search: number; editor: number }> {
  const find = page.getByLabel('씬 찾기');
  await find.click();
  const typed = { kind: 'keydown', selector: 'input[aria-label="씬 찾기"][value="7"]' };
  const search = await timeAnswer(page, typed, () => find.press('7'));
  await find.press('Backspace');
  await page.waitForTimeout(1_000);
  await page.locator('[role="row"] [role="gridcell"]').nth(5).click();
  const opened = { kind: 'keydown', selector: '[role="gridcell"] :is(input, textarea)' };
  const editor = await timeAnswer(page, opened, () => page.keyboard.press('Enter'));
  return { search, editor };
}

async function ofBoard(page: Page): Promise<{ pick: number; drop: number; undo: number }> {
  const option = '[aria-label="미배정 씬"] [role="option"]';
  const pool = page.locator(option);
  await pool.first().click();
  await page.keyboard.press('End');
  await page.waitForTimeout(1_000);
  const last = page.locator(`[data-key="${await pool.last().getAttribute('data-key')}"]`);
  const picked = {
    kind: 'click',
    selector: `[data-key="${await last.getAttribute('data-key')}"][aria-selected="true"]`,
  };
  const pick = await timeAnswer(page, picked, () => last.click({ modifiers: ['Shift'] }));
  const from = (await last.boundingBox())!;
  const to = (await page.locator('[data-rows]').nth(1).boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
  await page.waitForTimeout(500);
  const drop = await timeAnswer(page, { kind: 'mouseup', selector: option, gone: true }, () =>
    page.mouse.up(),
  );
  await page.waitForTimeout(3_000);
  const undo = await timeAnswer(page, { kind: 'keydown', selector: option }, () =>
    page.keyboard.press('Control+z'),
  );
  return { pick, drop, undo };
}
