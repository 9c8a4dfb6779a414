import type { GridLayouts } from '@ddak/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { letRendersBeCounted, rendersDuring } from '../harness/count-renders.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** The columns of the scene list, as each lays them out. */
describe('columns of the scene list', () => {
  let workplace: Workplace;
  let page: Page;
  let sceneIds: readonly string[];
  let owner: Program;
  let projectId: string;

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
    const board = await sceneBoard(owner, 30, []);
    sceneIds = board.sceneIds;
    projectId = board.projectId;
    ({ page } = await workplace.signedIn(owner, '/'));
    await letRendersBeCounted(page);
    await page.goto(`/projects/${board.projectId}/scenes`);
  });
  afterAll(() => workplace?.close());

  const cell = (scene: number, column: string) =>
    page.locator(`[data-scene="${sceneIds[scene - 1]}"] [data-column="${column}"]`);
  const heads = () =>
    page.locator('[role="columnheader"]').evaluateAll((all) => all.map((head) => head.textContent));
  const widthOf = (column: string) => cell(1, column).evaluate((one) => one.getBoundingClientRect().width);
  const chooser = () => page.getByRole('dialog', { name: '열 고르기' });

  it('GR13: are hidden, moved and widened by buttons, and keys go by what is shown', async () => {
    await cell(1, 'number').waitFor();
    await page.getByRole('button', { name: '열', exact: true }).click();
    await chooser().getByLabel('시퀀스', { exact: true }).uncheck();
    await chooser().getByRole('button', { name: '실제 촬영지 앞으로' }).click();
    const before = await widthOf('cuts');
    await chooser().getByRole('button', { name: '컷 넓게' }).click();
    await expect.poll(() => widthOf('cuts'), soon).toBe(before + 24);
    expect(await chooser().getByLabel('S#', { exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect((await heads()).slice(0, 3)).toEqual(['S#', '실제 촬영지', '극중 장소']);
    expect(await heads()).not.toContain('시퀀스');
    await cell(2, 'location').click();
    await page.keyboard.type('성산 부두');
    await page.keyboard.press('Tab');
    await page.keyboard.type('등대');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(2, 'setName').innerText(), soon).toBe('등대');
    await expect.poll(() => cell(2, 'location').innerText(), soon).toBe('성산 부두');
  });

  it('GR13: are widened by dragging, which draws no row anew before it ends', async () => {
    const box = (await page.locator('[role="columnheader"][data-column="cast"]').boundingBox())!;
    const before = await widthOf('cast');
    const edge = { x: box.x + box.width - 1, y: box.y + 10 };
    await page.mouse.move(edge.x, edge.y);
    await page.mouse.down();
    // What was typed before may still be on its way to the server.
    for (let quiet = false; !quiet; )
      quiet = (await rendersDuring(page, () => page.waitForTimeout(1_000))).commits === 0;
    const renders = await rendersDuring(page, async () => {
      await page.mouse.move(edge.x + 60, edge.y, { steps: 10 });
      await expect.poll(() => widthOf('cast'), soon).toBe(before + 60);
    });
    // What follows the pointer may be drawn; of the rows not even each one once.
    expect(renders.components).toBeLessThan(await page.locator('[role="row"][data-scene]').count());
    await page.mouse.up();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('ddak:scene-columns')), soon)
      .toContain('"cast"');
  });

  it('GR13: stand there again when the list is opened anew, and as at first when that is asked', async () => {
    const [wide, shown] = [await widthOf('cast'), await heads()];
    await page.reload();
    await cell(1, 'number').waitFor();
    expect([await widthOf('cast'), await heads()]).toEqual([wide, shown]);
    // On another device, too, which has never seen it.
    const { page: elsewhere } = await workplace.signedIn(owner, `/projects/${projectId}/scenes`);
    const names = () => elsewhere.locator('[role="columnheader"]').allInnerTexts();
    await expect.poll(names, soon).toEqual(await page.locator('[role="columnheader"]').allInnerTexts());
    // What is changed there without a line is not lost: it is said when the list is opened again.
    await elsewhere.context().setOffline(true);
    await elsewhere.getByRole('button', { name: '열', exact: true }).click();
    await elsewhere.getByRole('dialog', { name: '열 고르기' }).getByLabel('컷', { exact: true }).uncheck();
    await elsewhere.context().setOffline(false);
    await elsewhere.reload();
    await expect.poll(names, soon).not.toContain('컷');
    const kept = () => owner.call<GridLayouts>('GET', '/me/grid-layouts');
    await expect.poll(async () => (await kept()).scene?.hidden, soon).toContain('cuts');
    await elsewhere.close();
    await page.reload();
    await cell(1, 'number').waitFor();
    await expect.poll(heads, soon).not.toContain('컷');
    await page.getByRole('button', { name: '열', exact: true }).click();
    await chooser().getByRole('button', { name: '처음대로' }).click();
    await page.keyboard.press('Escape');
    expect(await heads()).toContain('시퀀스');
    expect((await heads()).slice(0, 3)).toEqual(['S#', '극중 장소', '실제 촬영지']);
  });

  it('GR16: are those of the breakdown, too, where somebody asks for them, and not written in', async () => {
    const what = { type: 'props', name: '우산', subtype: '', quantity: 3, note: '' } as const;
    const item = { ...what, _id: newId(), source: 'manual' as const, evidence: null };
    await owner.run(projectId, 'addBreakdownItems', { sceneId: sceneIds[0]!, items: [item] });
    expect(await heads()).not.toContain('소품');
    await page.getByRole('button', { name: '열', exact: true }).click();
    await chooser().getByLabel('소품', { exact: true }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(1, 'props').innerText(), soon).toBe('우산 3');
    await cell(1, 'props').click();
    await page.keyboard.type('양산');
    await page.keyboard.press('Enter');
    expect(await cell(1, 'props').innerText()).toBe('우산 3');
  });

  it('GR26: rows grow to what they hold where that is wished, and stand below each other', async () => {
    const row = (scene: number) =>
      page.locator(`[data-scene="${sceneIds[scene - 1]}"]`).evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
    const lines = async (scene: number) => {
      const { top, bottom } = await row(scene);
      return bottom - top > 40 ? 'many' : 'one';
    };
    await cell(1, 'synopsis').click();
    await page.keyboard.type(
      '비가 그친 골목에서 준호가 우산을 접고, 가게 불이 꺼질 때까지 길 건너에서 기다린다',
    );
    await page.keyboard.press('Enter');
    expect(await lines(1)).toBe('one');
    await page.getByRole('button', { name: '열', exact: true }).click();
    await page.getByRole('group', { name: '줄 높이' }).getByRole('button', { name: '내용에 맞춰' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => lines(1), soon).toBe('many');
    expect(await lines(2)).toBe('one');
    expect((await row(2)).top).toBe((await row(1)).bottom);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
