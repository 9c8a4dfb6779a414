import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

describe('several boards', () => {
  let workplace: Workplace;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 3, [[1, 2], [3]]);
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    board = new TimetablePage(page);
    await board.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const menu = () => page.getByRole('button', { name: /현재 계획( 아님)?$/ });
  const choose = async (name: string | RegExp) => {
    await menu().click();
    await page.getByRole('menuitem', { name }).click();
  };

  it('TT15: one is copied, worked on by itself, and marked as not the plan', async () => {
    await choose('1안 복사…');
    const dialog = page.getByRole('dialog', { name: '1안 복사' });
    await dialog.getByLabel('이름').fill('우천 대비');
    await dialog.getByRole('button', { name: '복사' }).click();
    await page.getByRole('note').filter({ hasText: '우천 대비 · 현재 계획이 아닌 안이에요.' }).waitFor();
    await board.drag(board.row(1, '1 '), board.day(2));
    await board.row(2, '1 ').waitFor();
    await choose(/^1안 ?현재 계획/);
    await board.row(1, '1 ').waitFor();
  });

  it('TT12: two are compared, and a scene is moved here as it is there', async () => {
    await choose('안 비교하기');
    const panel = page.getByRole('complementary', { name: '안 비교' });
    await panel.getByRole('row', { name: /^촬영 2회차 2회차/ }).waitFor();
    await panel.getByRole('button', { name: '여기서도 옮기기' }).click();
    await board.row(2, '1 ').waitFor();
    await panel.getByText('모든 씬이 같은 날에 있어요.').waitFor();
    await panel.getByRole('button', { name: '안 비교 닫기' }).click();
    await page.getByRole('button', { name: '되돌리기' }).first().click();
    await board.row(1, '1 ').waitFor();
    await new ProjectFrame(page).saved();
  });

  it('TT12: a day that the other one has alone is told, and made here', async () => {
    await page.getByRole('button', { name: '2회차 메뉴' }).click();
    await page.getByRole('menuitem', { name: '촬영일 지우기…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '촬영일 지우기' }).click();
    await choose('안 비교하기');
    const panel = page.getByRole('complementary', { name: '안 비교' });
    await panel.getByText('이 안에 없는 날 · 2씬').waitFor();
    await panel.getByRole('button', { name: '이 날 만들기' }).click();
    await panel.getByText('0씬 → 2씬').waitFor();
    await panel.getByRole('button', { name: '안 비교 닫기' }).click();
  });

  it('TT14: the other one is made the plan, also after a reload', async () => {
    await choose(/^우천 대비/);
    await page.getByRole('button', { name: '현재 계획으로 정하기' }).click();
    await page
      .getByRole('note')
      .filter({ hasText: '현재 계획이 아닌 안이에요' })
      .waitFor({ state: 'detached' });
    await new ProjectFrame(page).saved();
    await page.reload();
    await board.row(2, '1 ').waitFor();
    expect(await menu().getAttribute('aria-label')).toBe('안: 우천 대비 현재 계획');
  });

  it('TT16: a draft is removed after it has said what is lost, and comes back', async () => {
    await choose(/^1안 ?2회차/);
    await board.row(1, '1 ').waitFor();
    await choose('안 지우기…');
    const dialog = page.getByRole('dialog', { name: '1안, 지울까요?' });
    expect(await dialog.innerText()).toContain('날 2일');
    await dialog.getByRole('button', { name: '안 지우기' }).click();
    await board.row(2, '1 ').waitFor();
    await page.getByRole('button', { name: '되돌리기' }).first().click();
    await menu().click();
    await page.getByRole('menuitem', { name: /^1안 ?2회차/ }).waitFor();
    await page.keyboard.press('Escape');
  });
});
