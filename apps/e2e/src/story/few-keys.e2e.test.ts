import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { orderOnServer } from '../harness/order-on-server.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };
const [MOST_KEYS, MOST_TAPS] = [6, 4];
/** Four months: numbers of three figures, and months far out of sight. */
const DAYS = 120;
const LAST = DAYS - 1;
/** 2027-02-19. */
const DAY_OFF = 80;

/** Counts in the page what was really sent to it: every key that goes down, modifiers too, and every touch. */
const COUNT_PRESSES = () => {
  const presses = { keys: 0, taps: 0 };
  Object.assign(globalThis, { presses });
  const count = (kind: keyof typeof presses) => (event: Event) => {
    if (event.isTrusted) presses[kind] += 1;
  };
  addEventListener('keydown', count('keys'), true);
  addEventListener('touchstart', count('taps'), true);
};

describe('TT28: any strip to any day', () => {
  let workplace: Workplace;
  let owner: Program;
  let film: FilmOnServer;
  let desk: Page;
  let phone: Page;
  const unitB = newId();

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '조감독');
    film = await filmOnServer(owner, { scenes: DAYS * 2 + 60, days: DAYS, items: 0, waiting: 60 });
    const dayOff = { timetableId: film.days[DAY_OFF]!, patch: { dayKind: '휴일' } } as const;
    await owner.run(film.projectId, 'editTimetable', dayOff);
    const second = { timetableId: unitB, boardId: film.boardId, tableDate: '2026-12-01', unit: 'B' } as const;
    await owner.run(film.projectId, 'addTimetable', second);
    const path = `/projects/${film.projectId}/timetable`;
    ({ page: desk } = await workplace.signedIn(owner, '/'));
    ({ page: phone } = await workplace.signedIn(owner, '/', { size: PHONE }));
    for (const page of [desk, phone]) {
      await page.addInitScript(COUNT_PRESSES);
      await page.goto(path);
      await page.locator(`[data-rows="${film.days[0]}"] [data-row]`).first().waitFor();
    }
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const pressed = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { presses: { keys: number; taps: number } }).presses);
  /** What was sent while `act` went on. */
  const counted = async (page: Page, kind: 'keys' | 'taps', act: () => Promise<void>) => {
    const before = (await pressed(page))[kind];
    await act();
    return (await pressed(page))[kind] - before;
  };
  const onServer = (day: number) => orderOnServer(owner, film.projectId, film.days[day]!);
  const comesTo = (day: number, scene: number) =>
    expect.poll(() => onServer(day), soon).toContain(String(scene));

  /** Keys that bring what has the focus to the day that the signs mean. */
  const byKeys = (signs: string, more: readonly string[] = []) =>
    counted(desk, 'keys', async () => {
      await desk.keyboard.press('m');
      const search = desk.getByRole('combobox', { name: '날 찾기' });
      await search.waitFor();
      for (const sign of signs) await desk.keyboard.press(sign);
      for (const key of [...more, 'Enter']) await desk.keyboard.press(key);
      await search.waitFor({ state: 'detached' });
    });
  const bringIntoSight = (day: number) =>
    desk.locator('[data-drag-scroll="x"]').evaluate((scroller, share) => {
      scroller.scrollLeft = share * (scroller.scrollWidth - scroller.clientWidth);
    }, day / LAST);
  /** The focus is on it, wherever it stands: the hand that wants to move it has found it. */
  const focusOn = async (day: number, row: number) => {
    await bringIntoSight(day);
    await desk.locator(`[data-key="${film.rows[day]![row]!}"]`).focus();
  };

  it('takes six keys at most from the first day to the last, and back', async () => {
    await focusOn(0, 0);
    expect(await byKeys('119')).toBeLessThanOrEqual(MOST_KEYS);
    await comesTo(LAST, 1);
    await focusOn(LAST, 0);
    expect(await byKeys('1')).toBeLessThanOrEqual(MOST_KEYS);
    await comesTo(0, DAYS);
  });

  it('takes six keys at most from the end of the pool to a date in another month, and to a day off', async () => {
    const waiting = desk.locator('[aria-label="미배정 씬"] [role="option"]');
    await waiting.first().focus();
    const first = await waiting.first().getAttribute('data-scene');
    await desk.keyboard.press('End');
    const focused = () => desk.evaluate(() => document.activeElement?.getAttribute('data-scene') ?? null);
    await expect.poll(focused, soon).not.toBe(first);
    await expect.poll(focused, soon).not.toBeNull();
    const scene = film.scenes.indexOf((await focused())!) + 1;
    expect(await byKeys('0329')).toBeLessThanOrEqual(MOST_KEYS);
    await comesTo(LAST - 1, scene);
    await focusOn(1, 0);
    expect(await byKeys('0219')).toBeLessThanOrEqual(MOST_KEYS);
    await comesTo(DAY_OFF, 2);
  });

  it('takes six keys at most to the other unit on a day that has two', async () => {
    await focusOn(2, 0);
    expect(await byKeys('1', ['ArrowDown'])).toBeLessThanOrEqual(MOST_KEYS);
    await expect.poll(() => orderOnServer(owner, film.projectId, unitB), soon).toEqual(['3']);
  });

  /** Tabs and lists are swiped until the thing is there; what is counted are the taps. */
  const byTaps = (...things: readonly (() => Locator)[]) =>
    counted(phone, 'taps', async () => {
      for (const thing of things) {
        await thing().scrollIntoViewIfNeeded();
        await thing().tap();
      }
    });
  const tab = (day: number) => () => phone.locator(`[data-tab="${film.days[day]}"]`);
  const strip = (rowId: string) => () => phone.locator(`[data-row="${rowId}"]`);
  const inBar = (name: string) => () =>
    phone.getByRole('toolbar', { name: '고른 것' }).getByRole('button', { name });
  const option = (title: string) => () =>
    phone
      .getByRole('listbox', { name: '날' })
      .getByRole('option')
      .filter({ has: phone.getByText(title, { exact: true }) });

  it('takes four taps at most on a phone, from a day out of sight to another one', async () => {
    const far = 100;
    const taps = await byTaps(tab(far), strip(film.rows[far]![0]!), inBar('옮기기'), option('119회차'));
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    await comesTo(LAST, far + 1);
  });

  it('takes four taps at most on a phone, from the pool to a day out of sight', async () => {
    const waiting = phone.getByRole('listbox', { name: '미배정 씬' }).getByRole('option');
    const taps = await byTaps(
      tab(60),
      () => phone.getByRole('button', { name: /^미배정 씬 \d+$/ }),
      () => waiting.nth(5),
      () => phone.getByRole('button', { name: '61회차에 1씬 넣기' }),
    );
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    await expect.poll(async () => (await onServer(60)).length, soon).toBe(3);
  });

  it('takes four taps at most on a phone, back to those that wait', async () => {
    const taps = await byTaps(tab(LAST), strip(film.rows[LAST]![1]!), inBar('빼기'));
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    await expect.poll(() => onServer(LAST), soon).not.toContain(String(DAYS * 2));
  });

  it('TT32: takes as many to a new day, by its date or behind the last; and is taken back with the day', async () => {
    await focusOn(3, 0);
    expect(await byKeys('0601')).toBeLessThanOrEqual(MOST_KEYS);
    await expect.poll(() => onServer(3), soon).not.toContain('4');
    await desk.getByText('S#4 씬을 새 촬영일 6.1 화로 옮겼어요.').waitFor();
    await desk.getByRole('button', { name: '되돌리기', exact: true }).last().click();
    await comesTo(3, 4);
    const taps = await byTaps(tab(50), strip(film.rows[50]![0]!), inBar('옮기기'), option('새 촬영일'));
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    await phone.getByText('S#51 씬을 새 촬영일 3.31 수로 옮겼어요.').waitFor();
    await expect.poll(() => onServer(50), soon).not.toContain('51');
  });
});
