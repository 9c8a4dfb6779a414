import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, type Screen } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { Program } from '../harness/program.ts';
import { type SceneBoard, sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

/** Two at one board, one of whom removes what the other has in hand. */
describe('what is removed by somebody else meanwhile', () => {
  let workplace: Workplace;
  let cable: Cable;
  let near: Screen;
  let far: Screen;
  let scenes: Screen;
  let film: SceneBoard;
  let board: { near: TimetablePage; far: TimetablePage };

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    const { url } = workplace.server;
    const [owner, editor] = [await Program.join(url, '정서윤'), await Program.join(url, '한지원')];
    const days = [[1, 2, 3, 4], [5, 6], [7], [8]];
    film = await sceneBoard(owner, 12, days);
    await editor.joinProject(workplace.server, owner, film.projectId, 'editor');
    cable = await Cable.to(url);
    const path = `/projects/${film.projectId}/timetable`;
    near = await workplace.signedIn(owner, path);
    scenes = await workplace.signedIn(owner, `/projects/${film.projectId}/scenes`);
    far = await workplace.signedIn(editor, path, { url: cable.url });
    board = { near: new TimetablePage(near.page), far: new TimetablePage(far.page) };
    await board.near.row(1, '1 ').waitFor();
    await board.far.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await cable?.close();
    await workplace?.close();
  });

  /** As a person does it in the list of scenes. */
  const deleteScene = async (scene: number) => {
    const { page } = scenes;
    const row = page.locator(`[data-scene="${film.sceneIds[scene - 1]}"]`).first();
    await row.locator('[data-column="number"]').click();
    await page.keyboard.press('Control+Delete');
    await page.getByRole('dialog').getByRole('button', { name: '씬 지우기' }).click();
    await row.waitFor({ state: 'detached' });
  };
  const deleteDay = async (dayNo: number) => {
    const { page } = near;
    const menu = board.near.day(dayNo).getByRole('button', { name: `${dayNo}회차 메뉴` });
    await menu.click();
    await page.getByRole('menuitem', { name: '촬영일 지우기…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '촬영일 지우기' }).click();
  };
  /** Takes a row at the pointer and holds it over a day. */
  const hold = async (label: string, dayNo: number) => {
    const from = (await board.far.row(1, label).boundingBox())!;
    const to = (await board.far.day(dayNo).boundingBox())!;
    const { mouse } = far.page;
    await mouse.move(from.x + 80, from.y + 20);
    await mouse.down();
    await mouse.move(from.x + 90, from.y + 30, { steps: 4 });
    await mouse.move(to.x + to.width / 2, to.y + to.height * 0.7, { steps: 8 });
    await far.page.locator('.drag-card').waitFor();
  };

  it('TT27: a scene that is deleted while it is dragged is let go, and that is said', async () => {
    await hold('2 ', 2);
    await deleteScene(2);
    await far.page.getByText('S#2 편의점 · 끄는 사이에 정서윤 님이 이 씬을 지웠어요.').first().waitFor();
    await far.page.locator('.drag-card').waitFor({ state: 'detached' });
    await far.page.mouse.up();
    expect(await board.far.order(1)).toEqual(['1', '3', '4']);
    expect(await board.far.order(2)).toEqual(['5', '6']);
    // The hand is free again.
    await board.far.drag(board.far.row(1, '3 '), board.far.day(2));
    await expect.poll(() => board.near.order(2), soon).toEqual(['5', '6', '3']);
  });

  it('TT27: a day that is deleted under what is dragged takes no drop, and loses nothing', async () => {
    await hold('4 ', 2);
    await deleteDay(2);
    await far.page
      .getByText('2회차 12.2 수 · 끄는 사이에 정서윤 님이 이 촬영일을 지웠어요.')
      .first()
      .waitFor();
    await expect.poll(() => board.far.order(2), soon).toEqual(['7']);
    await far.page.mouse.up();
    await far.page.locator('.drag-card').waitFor({ state: 'detached' });
    // A drop that had been taken would be on its way.
    await new ProjectFrame(far.page).saved();
    const standing = [...(await board.far.order(1)), ...(await board.far.order(2))].toSorted();
    expect(standing).toEqual(['1', '4', '7']);
    await board.far.poolScene('3').waitFor();
    for (const dayNo of [1, 2, 3]) {
      const order = await board.far.order(dayNo);
      await expect.poll(() => board.near.order(dayNo), soon).toEqual(order);
    }
  });

  it('SN13: what was done to it without a line says who removed what, and leads to where it comes back', async () => {
    const frame = new ProjectFrame(far.page);
    cable.pull();
    await frame.isOffline();
    await board.far.row(1, '1 ').focus();
    await far.page.keyboard.press('p');
    await board.far.allocate('9', 3);
    await frame.status.filter({ hasText: '보낼 것 2개' }).waitFor();
    await deleteScene(1);
    await deleteDay(3);
    for (const { page } of [scenes, near]) await new ProjectFrame(page).saved();
    cable.plugIn();
    await frame.saved();
    await expect
      .poll(async () => (await frame.notes()).join('\n'), soon)
      .toMatch(/S#1 편의점\s+정서윤 님이 이 씬을 지웠어요\./);
    const notes = await frame.notes();
    expect(notes.join('\n')).toMatch(/S#9 편의점 · 3회차 .*\s+정서윤 님이 이 촬영일을 지웠어요\./);
    expect(notes.join('\n')).not.toContain('이미 없어졌거나');
    await far.page.getByRole('button', { name: /^확인할 것/ }).click();
    const list = far.page.getByRole('presentation').getByRole('listitem');
    await list
      .filter({ hasText: '이 촬영일을 지웠어요' })
      .getByRole('link', { name: '되살리러 가기' })
      .click();
    await far.page.waitForURL(/\/history\?object=/);
    await far.page.getByText('정서윤').first().waitFor();
  });
});
