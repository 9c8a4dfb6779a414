import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

describe('what strips show', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  let board: TimetablePage;
  let path: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '조감독');
    const texts = { synopsis: '준호가 문 앞에서 한참을 서성이다 돌아선다.', note: '비 오는 날' };
    const { projectId } = await sceneBoard(owner, 4, [[1, 2]], { ...texts, cutCount: 7, pages: 10 });
    path = `/projects/${projectId}/timetable`;
    ({ page } = await workplace.signedIn(owner, path));
    board = new TimetablePage(page);
    await board.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const menu = (of = page) => of.getByRole('dialog', { name: '씬 줄에 보일 것' });
  const openMenu = () => page.getByRole('button', { name: '씬 줄에 보일 것' }).click();
  const text = async () => (await board.rows(1))[0]!.text;
  const height = async () => (await board.row(1, '1 ').locator('.strip').boundingBox())!.height;

  it('TT23: is chosen from a menu, for the days and for what waits alike', async () => {
    expect(await text()).toBe('1 편의점 84분 준호가 문 앞에서 한참을 서성이다 돌아선다.');
    await openMenu();
    await menu().getByLabel('소요 시간').uncheck();
    await menu().getByLabel('컷').check();
    await menu().getByLabel('비고').check();
    await menu().getByRole('button', { name: '3줄' }).click();
    await page.keyboard.press('Escape');
    await expect
      .poll(text, soon)
      .toBe('1 편의점 7컷 준호가 문 앞에서 한참을 서성이다 돌아선다. · 비 오는 날');
    expect(await height()).toBe(65);
    await board.poolScene('3').filter({ hasText: '7컷' }).filter({ hasText: '비 오는 날' }).waitFor();
  });

  it('TT23: is one line where that is enough, and still what stands there after a reload', async () => {
    await openMenu();
    await menu().getByRole('button', { name: '1줄' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(height, soon).toBe(30);
    await page.reload();
    await board.row(1, '1 ').waitFor();
    expect(await height()).toBe(30);
    expect(await text()).toContain('비 오는 날');
  });

  it('TT23: is as at first when that is asked, and each device has its own', async () => {
    const phone = await workplace.signedIn(owner, path, { size: PHONE });
    const strip = phone.page.locator('.strip').first();
    await strip.filter({ hasText: '84분' }).waitFor();
    await phone.page.getByRole('button', { name: /^안: / }).click();
    await phone.page.getByRole('menuitem', { name: '씬 줄에 보일 것…' }).click();
    await menu(phone.page).getByLabel('내용').uncheck();
    await phone.page.keyboard.press('Escape');
    await expect.poll(() => strip.innerText(), soon).not.toContain('준호가');
    await openMenu();
    await menu().getByRole('button', { name: '처음대로' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(text, soon).toBe('1 편의점 84분 준호가 문 앞에서 한참을 서성이다 돌아선다.');
    expect(await height()).toBe(48);
  });
});
