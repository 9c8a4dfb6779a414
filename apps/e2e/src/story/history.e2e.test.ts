import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

/** The morning after somebody took the plan apart: who did what, and the way back. */
describe('the history of a project', () => {
  let workplace: Workplace;
  let owner: Program;
  let editor: Program;
  let desk: Page;
  let projectId: string;
  let sceneIds: readonly string[];
  beforeAll(async () => {
    workplace = await Workplace.open();
    const { url } = workplace.server;
    owner = await Program.join(url, '정서윤');
    editor = await Program.join(url, '한지원');
    ({ projectId, sceneIds } = await sceneBoard(owner, 4, [[1, 2, 3], [4]]));
    await editor.joinProject(workplace.server, owner, projectId, 'editor');
    ({ page: desk } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    await new TimetablePage(desk).row(1, '1 ').waitFor();
  });
  afterAll(() => workplace?.close());

  const note = (note: string) =>
    editor.run(projectId, 'editScenes', { sceneIds: [sceneIds[1]!], patch: { note } });
  const entry = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first();

  it('HI1: tells who did what as it happens, with what was and what is', async () => {
    await desk.getByRole('link', { name: '변경 기록' }).click();
    await desk.getByRole('heading', { name: '변경 기록' }).waitFor();
    await note('우천 시 대체');
    await entry(desk, '비고 없음 → 우천 시 대체').getByText('한지원', { exact: true }).waitFor();
  });

  it('HI3: is of one scene where it is asked for from there, and takes one change back', async () => {
    await desk.goto(`/projects/${projectId}/scenes`);
    await desk.locator(`[role="row"][data-scene="${sceneIds[1]}"]`).click({ button: 'right' });
    await desk.getByRole('menuitem', { name: '변경 기록' }).click();
    await desk.getByRole('link', { name: '모두 보기' }).waitFor();
    await expect.poll(() => desk.getByText(/^S#[134]$/).count()).toBe(0);
    const told = entry(desk, '비고 없음 → 우천 시 대체');
    await told.getByRole('button', { name: /되돌리기$/ }).click();
    await desk.getByRole('menuitem', { name: '이 변경만 되돌리기' }).click();
    await entry(desk, '비고 우천 시 대체 → 없음').getByText('정서윤', { exact: true }).waitFor();
  });

  it('HI4: shows what going back would do, does it in one step, and is itself undone', async () => {
    await desk.goto(`/projects/${projectId}/timetable`);
    const board = new TimetablePage(desk);
    const rows = () => board.order(1);
    await board.row(1, '1 ').waitFor();
    expect(await rows()).toEqual(['1', '2', '3']);
    await board.row(1, '1 ').click();
    await desk.keyboard.press('Delete');
    await expect.poll(rows).toEqual(['2', '3']);
    await board.row(1, '3 ').click();
    await desk.keyboard.press('Delete');
    await expect.poll(rows).toEqual(['2']);
    await desk.getByRole('link', { name: '변경 기록' }).click();
    await entry(desk, 'S#1')
      .getByRole('button', { name: /되돌리기$/ })
      .click();
    await desk.getByRole('menuitem', { name: '이 변경 전으로 돌아가기…' }).click();
    const dialog = desk.getByRole('dialog');
    const lines = dialog.getByLabel('달라지는 것');
    await lines.getByText('S#1').waitFor();
    await lines.getByText('S#3').waitFor();
    await dialog.getByRole('button', { name: '돌아가기' }).click();
    await desk.getByRole('link', { name: '촬영계획표' }).click();
    await expect.poll(rows).toEqual(['1', '2', '3']);
    await desk.keyboard.press('Control+z');
    await expect.poll(rows).toEqual(['2']);
  });

  it('HI5: brings back one scene, or one field of it, from a line of the history', async () => {
    const patch = { note: '옥상으로', synopsis: '비가 그친다' };
    await editor.run(projectId, 'editScenes', { sceneIds: [sceneIds[2]!], patch });
    await desk.goto(`/projects/${projectId}/history`);
    const goBackWith = async (choice: string) => {
      await entry(desk, '비고 없음 → 옥상으로').getByRole('button', { name: '이것만 되돌리기: S#3' }).click();
      await desk.getByRole('menuitem', { name: choice }).click();
      return desk.getByRole('dialog');
    };
    const ofNote = await goBackWith('비고만…');
    await ofNote.getByLabel('달라지는 것').getByText('비고 옥상으로 → 없음', { exact: true }).waitFor();
    await ofNote.getByRole('button', { name: '되돌리기' }).click();
    await entry(desk, '비고 옥상으로 → 없음').getByText('정서윤', { exact: true }).waitFor();
    const ofScene = await goBackWith('S#3 전체…');
    await ofScene
      .getByLabel('달라지는 것')
      .getByText(/^내용 비가 그친다 → /)
      .waitFor();
    await ofScene.getByRole('button', { name: '되돌리기' }).click();
    await entry(desk, '내용 비가 그친다 → ').getByText('정서윤', { exact: true }).waitFor();
    const again = await goBackWith('비고만…');
    await again.getByText('그 뒤에 달라진 것이 없어요.').waitFor();
    expect(await again.getByRole('button', { name: '되돌리기' }).isDisabled()).toBe(true);
    await again.getByRole('button', { name: '취소' }).click();
  });

  it('HI2: is on a phone too, and offers nothing to who may only read', async () => {
    const member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    const { page } = await workplace.signedIn(member, `/projects/${projectId}/history`, { size: PHONE });
    await entry(page, 'S#2').waitFor();
    expect(await page.getByRole('button', { name: /되돌리기/ }).count()).toBe(0);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
