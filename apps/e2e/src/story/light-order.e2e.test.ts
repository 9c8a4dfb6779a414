import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

describe('a day in the order of its light', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const looks = { plannedMinutes: 60, setting: 'EXT', timeOfDay: 'day' } as const;
    const { projectId, sceneIds } = await sceneBoard(owner, 4, [[1, 2, 3, 4]], looks);
    await owner.run(projectId, 'editScenes', { sceneIds: [sceneIds[1]!], patch: { timeOfDay: 'night' } });
    await owner.run(projectId, 'editScenes', { sceneIds: [sceneIds[2]!], patch: { setting: 'INT' } });
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const shows = (...scenes: readonly number[]) =>
    expect
      .poll(async () => (await board.order(1)).filter((text) => /^\d/.test(text)), soon)
      .toEqual(scenes.map(String));
  const choose = async () => {
    await board.day(1).getByRole('button', { name: '1회차 메뉴' }).click();
    await page.getByRole('menuitem', { name: '낮·밤에 맞춰 순서 바꾸기' }).click();
  };

  it('TT33: comes by one choice with its call, and goes with one undo', async () => {
    await choose();
    await shows(1, 4, 3, 2);
    await page
      .getByText(/^1회차를 낮·밤에 맞춰 다시 놓았어요\. 집합 1\d:\d\d\.$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '되돌리기', exact: true }).last().click();
    await shows(1, 2, 3, 4);
  });

  it('TT33: is said to change nothing where it would not', async () => {
    await choose();
    await shows(1, 4, 3, 2);
    await choose();
    await page.getByText('순서를 바꿔도 해에 더 맞는 씬이 없어요.').first().waitFor();
    await shows(1, 4, 3, 2);
  });
});
