import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** People and places, typed into line by line. */
describe('the lists of people and places', () => {
  let workplace: Workplace;
  let page: Page;
  let base: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 1, []);
    for (const name of ['준호', '수진', '사장'])
      await owner.run(projectId, 'addCharacter', { characterId: newId(), name });
    for (const realName of ['가게', '나루', '다리'])
      await owner.run(projectId, 'addLocation', { locationId: newId(), realName });
    base = `/projects/${projectId}`;
    ({ page } = await workplace.signedIn(owner, base));
  });
  afterAll(() => workplace?.close());

  const fields = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const values = (label: string) =>
    fields(label).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

  it('GR17: a column is typed from above to below, and back up', async () => {
    await page.goto(`${base}/characters`);
    await fields('배우').first().click();
    for (const name of ['김도현', '박유나', '최병호']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => values('배우'), soon).toEqual(['김도현', '박유나', '최병호']);
    await fields('배우').nth(2).click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('박하나');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('아무개');
    await page.keyboard.press('Escape');
    await expect.poll(() => values('배우'), soon).toEqual(['김도현', '박하나', '최병호']);
  });

  it('GR17: goes on to the line below also where the line that was typed in goes elsewhere', async () => {
    await page.goto(`${base}/locations`);
    await fields('실제 촬영지').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('하천');
    await page.keyboard.press('Enter');
    await page.keyboard.type('나루터');
    await page.keyboard.press('Enter');
    await expect.poll(() => values('실제 촬영지'), soon).toEqual(['나루터', '다리', '하천']);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
