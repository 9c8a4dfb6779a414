import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** Ranges of cells in the scene list, as in a spreadsheet. */
describe('ranges of the scene list', () => {
  let workplace: Workplace;
  let page: Page;
  let sceneIds: readonly string[];

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const board = await sceneBoard(owner, 40, []);
    sceneIds = board.sceneIds;
    ({ page } = await workplace.signedIn(owner, `/projects/${board.projectId}/scenes`));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(() => workplace?.close());

  const cell = (scene: number, column: string) =>
    page.locator(`[data-scene="${sceneIds[scene - 1]}"] [data-column="${column}"]`);
  const shows = (scene: number, column: string, wanted: string) =>
    expect.poll(() => cell(scene, column).innerText(), soon).toBe(wanted);
  const column = (name: string, ...scenes: number[]) =>
    Promise.all(scenes.map((scene) => cell(scene, name).innerText()));
  const picked = () => page.locator('[role="gridcell"][aria-selected="true"]').count();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const put = (text: string) => page.evaluate((copy) => navigator.clipboard.writeText(copy), text);
  const press = (keys: string) => page.keyboard.press(keys);

  it('GR8: is opened by Shift and arrows, said aloud, and copied as a spreadsheet takes it', async () => {
    await put('골목\t\tL\n"둑\n길"\t\tS');
    await cell(1, 'setName').click();
    await press('Control+v');
    await shows(2, 'shootKind', 'S');
    await press('Shift+ArrowDown');
    await press('Shift+ArrowRight');
    await press('Shift+ArrowRight');
    expect(await picked()).toBe(6);
    await page.getByRole('status').filter({ hasText: '2줄 3열, 6칸 선택' }).waitFor({ state: 'attached' });
    await press('Control+c');
    expect(await copied()).toBe('골목\t\tL\r\n"둑\n길"\t\tS');
    await press('Escape');
    expect(await picked()).toBe(1);
  });

  it('GR8: is opened by Shift and a press, and filled by one cell in one step', async () => {
    await put('7');
    await cell(3, 'cuts').click();
    await cell(6, 'cuts').click({ modifiers: ['Shift'] });
    expect(await picked()).toBe(4);
    await press('Control+v');
    await shows(6, 'cuts', '7');
    await page.getByText('선택 4칸 · 합계 28컷').waitFor();
    expect(await column('cuts', 2, 3, 4, 5, 6, 7)).toEqual(['', '7', '7', '7', '7', '']);
    await press('Control+z');
    await shows(6, 'cuts', '');
    expect(await column('cuts', 3, 4, 5)).toEqual(['', '', '']);
    await press('Control+Shift+z');
    await shows(3, 'cuts', '7');
  });

  it('GR8: is opened by dragging, which opens no cell, and emptied in one step', async () => {
    const boxOf = async (scene: number, name: string) => (await cell(scene, name).boundingBox())!;
    const [from, to] = [await boxOf(3, 'setName'), await boxOf(5, 'cuts')];
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
    await page.mouse.up();
    expect(await picked()).toBe(3 * 9);
    expect(await page.locator('[data-editing]').count()).toBe(0);
    await press('Delete');
    await shows(5, 'cuts', '');
    expect(await column('setName', 3, 4, 5, 6)).toEqual(['', '', '', '편의점']);
    expect(await column('number', 3, 4, 5)).toEqual(['3', '4', '5']);
    await press('Control+z');
    await shows(5, 'cuts', '7');
    expect(await column('setName', 3, 4, 5)).toEqual(['편의점', '편의점', '편의점']);
  });

  it('GR8: keeps what is being typed when a drag begins', async () => {
    await cell(8, 'synopsis').click();
    await page.keyboard.type('비가 온다');
    await cell(9, 'setName').hover();
    await page.mouse.down();
    await cell(10, 'setName').hover();
    await page.mouse.up();
    await shows(8, 'synopsis', '비가 온다');
    expect(await picked()).toBe(2);
  });

  it('GR8: Ctrl and A takes all that is shown; typing goes into the active cell alone', async () => {
    await cell(1, 'setName').click();
    await press('Control+a');
    await press('Control+c');
    expect((await copied()).split('\r\n')).toHaveLength(40);
    await cell(12, 'setName').click();
    await press('Shift+ArrowDown');
    await page.keyboard.type('옥상');
    await press('Enter');
    await shows(12, 'setName', '옥상');
    await shows(13, 'setName', '편의점');
  });

  it('GR8: is cut, and put in elsewhere; Ctrl and arrows go to the edges', async () => {
    await cell(14, 'setName').click();
    await page.keyboard.type('부두 끝');
    await press('Enter');
    await shows(14, 'setName', '부두 끝');
    await press('ArrowUp');
    await press('Shift+ArrowRight');
    await press('Control+x');
    await shows(14, 'setName', '');
    expect(await copied()).toBe('부두 끝\t');
    await press('Control+ArrowDown');
    await press('Control+v');
    await shows(40, 'setName', '부두 끝');
    await press('Control+z');
    await shows(40, 'setName', '편의점');
    await press('Control+z');
    await press('Control+Home');
    await press('Control+Shift+End');
    await press('Control+c');
    expect((await copied()).split('\r\n')).toHaveLength(40);
    await press('Control+Home');
    await cell(14, 'setName').click();
    await shows(14, 'setName', '부두 끝');
  });

  it('GR9: Ctrl and D fills down, in one step', async () => {
    await cell(12, 'setName').click();
    await press('Shift+PageDown');
    await press('Control+d');
    await shows(20, 'setName', '옥상');
    await shows(27, 'setName', '옥상');
    await press('Control+z');
    await shows(27, 'setName', '편의점');
    await shows(12, 'setName', '옥상');
  });

  it('GR10: Ctrl and F jumps from match to match, also to rows out of sight, and comes back to the cell', async () => {
    await put('등대\n등대');
    await cell(12, 'synopsis').click();
    await press('Control+v');
    await shows(13, 'synopsis', '등대');
    await cell(1, 'number').click();
    await press('Control+f');
    const find = page.getByRole('textbox', { name: '표에서 찾기' });
    await find.pressSequentially('등대');
    const count = page.getByRole('search').filter({ has: find }).getByRole('status');
    await expect.poll(() => count.innerText(), soon).toBe('1/2');
    await press('Enter');
    await expect.poll(() => count.innerText(), soon).toBe('2/2');
    await press('Shift+Enter');
    await expect.poll(() => count.innerText(), soon).toBe('1/2');
    await find.fill('S40');
    await expect.poll(() => count.innerText(), soon).toBe('없음');
    await find.fill('40');
    await expect.poll(() => count.innerText(), soon).toMatch(/^1\//);
    await cell(40, 'number').waitFor();
    expect(await cell(40, 'number').getAttribute('aria-selected')).toBe('true');
    await press('Escape');
    await press('ArrowRight');
    await page.keyboard.type('부두');
    await press('Enter');
    await shows(40, 'setName', '부두');
    expect(await find.count()).toBe(0);
  });

  it('GR8: stays as the list around it grows', async () => {
    const search = page.getByLabel('씬 찾기');
    await search.fill('S#4');
    await expect.poll(() => page.locator('[role="row"][data-scene]').count(), soon).toBe(2);
    await cell(4, 'cuts').click();
    await press('Control+Shift+ArrowDown');
    expect(await picked()).toBe(2);
    await search.fill('');
    await page.getByText(/^선택 37칸/).waitFor();
    await cell(40, 'cuts').click();
    await cell(39, 'cuts').click({ modifiers: ['Shift'] });
    await search.fill('S#3');
    await search.fill('');
    await page.getByText(/^선택 2칸/).waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
