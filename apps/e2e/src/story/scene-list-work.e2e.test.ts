import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letRendersBeCounted, rendersDuring } from '../harness/count-renders.ts';
import { filmOnServer } from '../harness/film-on-server.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const SCENES = 400;
/** A turn of the wheel, and the rows that it brings into sight. */
const TURN = 240;
const ROWS_A_TURN = 7;
const COLUMNS = 13;

describe(`a scene list of ${SCENES} scenes`, () => {
  let workplace: Workplace;
  let owner: Program;
  let projectId: string;
  let page: Page;

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '조감독');
    ({ projectId } = await filmOnServer(owner, { scenes: SCENES, days: 10, items: 0 }));
    const screen = await workplace.signedIn(owner, '/');
    page = screen.page;
    await letRendersBeCounted(page);
    await page.goto(`/projects/${projectId}/scenes`);
    await rows().first().waitFor();
    await whenStill();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const rows = () => page.locator('[role="row"][data-scene]');
  /** Waits until a second of frames has passed in which nothing was drawn. */
  const whenStill = async () => {
    for (let quiet = false; !quiet; )
      quiet = (await rendersDuring(page, () => page.waitForTimeout(1_000))).commits === 0;
  };
  const untilDrawn = (act: () => Promise<unknown>) =>
    rendersDuring(page, async () => {
      await act();
      await whenStill();
    });

  test('a row is drawn with few elements, and only rows in sight are there', async () => {
    const elements = await rows().evaluateAll((all) => all.map((row) => row.querySelectorAll('*').length));
    expect(elements.length).toBeLessThan(45);
    // A box, a bar and a text for the number, a letter for the time; every other cell is one element.
    for (const count of elements) expect(count).toBeLessThanOrEqual(COLUMNS + 4);
  });

  test('a turn of the wheel draws the rows that come into sight, and nothing else', async () => {
    // Over the head: below it a slow page rests so long on one row after another that their hints are drawn, too.
    const grid = (await page.getByRole('grid').boundingBox())!;
    await page.mouse.move(grid.x + 400, grid.y + 8);
    await whenStill();
    const TURNS = 5;
    const renders = await untilDrawn(async () => {
      for (let turn = 0; turn < TURNS; turn++) {
        const to = (turn + 1) * TURN;
        await page.mouse.wheel(0, TURN);
        // Two turns at once would be a flight over rows, which are drawn twice.
        await page.waitForFunction((top) => document.querySelector('[role="grid"]')!.scrollTop === top, to);
        await page.waitForTimeout(100);
      }
    });
    // A row, its frame, its bar; the list itself, also when the scrolling ends.
    expect(renders.components).toBeLessThanOrEqual(TURNS * (6 * ROWS_A_TURN + 8));
    expect(renders.commits).toBeLessThanOrEqual(3 * TURNS);
    await page.mouse.wheel(0, -TURN * TURNS);
    await whenStill();
  });

  test('rows that are flown over are one line each, and whole once the list rests', async () => {
    const bareInFlight = await page.getByRole('grid').evaluate(async (grid) => {
      let most = 0;
      for (let step = 1; step <= 20; step++) {
        grid.scrollTop = step * 300;
        await new Promise(requestAnimationFrame);
        most = Math.max(most, grid.querySelectorAll('[data-bare]').length);
      }
      return most;
    });
    expect(bareInFlight).toBeGreaterThan(10);
    await whenStill();
    expect(await page.locator('[data-bare]').count()).toBe(0);
    const cells = await rows().evaluateAll((all) =>
      all.map((row) => row.querySelectorAll('[role="gridcell"]').length),
    );
    expect(new Set(cells)).toEqual(new Set([COLUMNS]));
    // Who reads meets them again.
    await page.mouse.move(800, 500);
    await page.mouse.click(800, 500);
    await expect.poll(() => page.locator('[data-current="true"]').count()).toBe(1);
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo({ top: 0 }));
    await whenStill();
  });

  test('a letter of the search is there before the list is drawn anew', async () => {
    const renders = await untilDrawn(() => page.getByLabel('씬 찾기').pressSequentially('옥'));
    // The field, and then once the screen with the rows that pass.
    expect(renders.components).toBeLessThanOrEqual(500);
    expect(renders.commits).toBeLessThanOrEqual(15);
    await untilDrawn(() => page.keyboard.press('Backspace'));
  });

  test("somebody else's edit of a scene that is in sight draws its row, and no other", async () => {
    const row = rows().nth(10);
    const sceneIds = [(await row.getAttribute('data-scene'))!];
    const edit = { sceneIds, patch: { synopsis: '준호가 돌아선다.' } };
    const renders = await untilDrawn(async () => {
      await owner.run(projectId, 'editScenes', edit);
      await row.getByText('준호가 돌아선다.').waitFor();
    });
    expect(renders.components).toBeLessThanOrEqual(250);
    expect(renders.commits).toBeLessThanOrEqual(3);
  });
});
