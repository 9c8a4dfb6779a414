import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** The scene list, sorted, grouped and scrolled sideways. */
describe('the arranged scene list', () => {
  let workplace: Workplace;
  let page: Page;
  let sceneIds: readonly string[];

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const board = await sceneBoard(owner, 8, []);
    sceneIds = board.sceneIds;
    ({ page } = await workplace.signedIn(owner, '/'));
    await page.goto(`/projects/${board.projectId}/scenes`);
    await cell(1, 'cuts').waitFor();
  });
  afterAll(() => workplace?.close());

  const cell = (scene: number, column: string) =>
    page.locator(`[data-scene="${sceneIds[scene - 1]}"] [data-column="${column}"]`);
  const head = (column: string) => page.locator(`[role="columnheader"][data-column="${column}"]`);
  const shownCuts = async () => {
    const cuts = page.locator('[data-scene] [data-column="cuts"]');
    const all = await cuts.evaluateAll((cells) =>
      cells.map((one) => ({ top: one.getBoundingClientRect().top, text: one.textContent ?? '' })),
    );
    return all.sort((a, b) => a.top - b.top).map(({ text }) => text);
  };
  const shownTitles = () => page.getByRole('grid').locator('span:has(> em)').allInnerTexts();
  const arrange = async (from: RegExp, entry: string) => {
    await page.getByRole('search').getByRole('button', { name: from }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };

  it('GR14: is sorted by a head, what is typed goes where it belongs, and keys go on below', async () => {
    await cell(1, 'cuts').click();
    for (const cuts of ['7', '3', '12']) {
      await page.keyboard.type(cuts);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => cell(3, 'cuts').innerText(), soon).toBe('12');
    await head('cuts').click();
    expect(await head('cuts').getAttribute('aria-sort')).toBe('ascending');
    expect((await shownCuts()).slice(0, 4)).toEqual(['3', '7', '12', '']);
    await cell(2, 'cuts').click();
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await shownCuts()).slice(0, 4), soon).toEqual(['8', '12', '20', '']);
    expect(await cell(1, 'cuts').innerText()).toBe('8');
    await head('cuts').click();
    expect((await shownCuts()).slice(0, 4)).toEqual(['20', '12', '8', '']);
  });

  it('GR14: is grouped by a menu, and stands so when it is opened anew', async () => {
    await cell(4, 'location').click();
    await page.keyboard.type('성산 부두');
    await page.keyboard.press('Enter');
    await arrange(/컷 내림차순/, '장소별');
    await expect.poll(async () => (await shownTitles()).join(), soon).toMatch(/성산 부두 1씬/);
    await page.reload();
    await cell(4, 'location').waitFor();
    expect((await shownTitles()).join()).toMatch(/성산 부두 1씬/);
    expect(await head('cuts').getAttribute('aria-sort')).toBe('descending');
    await arrange(/장소별 · 컷 내림차순/, '씬 순서대로');
    await arrange(/장소별/, '씬 번호별');
    expect(await shownTitles()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('ddak:scene-arrangement'))).toBeNull();
  });

  it('GR15: keeps its first column in sight when it is scrolled sideways', async () => {
    await page.setViewportSize({ width: 1_000, height: 700 });
    const left = (column: string) => cell(2, column).evaluate((one) => one.getBoundingClientRect().left);
    const before = await left('number');
    await cell(2, 'days').click();
    await page.keyboard.press('ArrowLeft');
    const grid = page.getByRole('grid');
    await expect.poll(() => grid.evaluate((one) => one.scrollLeft), soon).toBeGreaterThan(100);
    await expect.poll(() => left('number'), soon).toBe(before);
    // Nothing that is reached by key is left behind it.
    for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowLeft');
    const edge = await cell(2, 'number').evaluate((one) => one.getBoundingClientRect().right);
    await expect.poll(() => left('location'), soon).toBeGreaterThanOrEqual(edge - 1);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
