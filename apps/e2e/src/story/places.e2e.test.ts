import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };
const HEADINGS = ['민준의 집 - 거실', '국도', '민준 집 주방', '편의점'];
const SCRIPT = HEADINGS.map((place, i) => `S#${i + 1}. ${place} (낮)\n\n민준이 걷는다.\n`).join('\n');

describe('saying where sets are really shot', () => {
  let workplace: Workplace;
  let page: Page;
  let base: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 0, [[]]);
    base = `/projects/${projectId}`;
    ({ page } = await workplace.signedIn(owner, `${base}/screenplays`));
    const screenplays = new ScreenplaysPage(page);
    await screenplays.upload({ name: '1고.txt', mimeType: 'text/plain', buffer: Buffer.from(SCRIPT) });
    await screenplays.review();
    await new ReviewPage(page).accept();
    await page.goto(`${base}/timetable`);
    const board = new TimetablePage(page);
    for (const label of ['1', '2', '3', '4']) await board.allocate(label, 1);
  });
  afterAll(async () => {
    await workplace.close();
  });

  it('SL9 TT11: counts rooms of one house as one place, of which nobody knows where it is', async () => {
    await page.getByText('이동 미정 · 3곳').waitFor(soon);
  });

  it('SL8: takes an offer, and the house has a place', async () => {
    await page.goto(`${base}/locations`);
    await page.getByRole('button', { name: '민준 집 한 곳으로 정하기' }).click();
    const dialog = page.getByRole('dialog', { name: '극중 장소 2곳의 실제 촬영지' });
    await dialog.getByLabel('실제 촬영지').fill('망원동 주택');
    await dialog.getByRole('button', { name: '새 촬영지로 정하기' }).click();
    await page.getByText('망원동 주택 · 극중 장소 2곳, 2씬').waitFor(soon);
    await page.getByRole('button', { name: '촬영지 미정 2' }).waitFor();
  });

  it('SL7 SC9: puts many sets at one place with Shift, in one step', async () => {
    await page.getByRole('button', { name: '촬영지 미정 2' }).click();
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(1).click({ modifiers: ['Shift'] });
    await page.getByText('극중 장소 2곳 · 2씬').waitFor();
    await page.getByRole('button', { name: '촬영지 정하기…' }).click();
    const dialog = page.getByRole('dialog', { name: '극중 장소 2곳의 실제 촬영지' });
    await dialog.getByLabel('실제 촬영지').fill('망원동 주택');
    await dialog.getByRole('button', { name: '이곳으로 정하기' }).click();
    await page.getByText('모든 극중 장소에 실제 촬영지가 있어요').waitFor(soon);
  });

  it('SC18, SC19, SC20: a place has coordinates out of a link, a permission and somebody who is asked', async () => {
    await page.getByText('실제 촬영지 1').click();
    await page.getByRole('button', { name: '망원동 주택 더 보기' }).click();
    await page.getByRole('menuitem', { name: '장소 정보…' }).click();
    const dialog = page.getByRole('dialog', { name: '망원동 주택 · 장소 정보' });
    await dialog.getByLabel('좌표').fill('https://naver.me/x1');
    await dialog.getByText('좌표를 찾을 수 없어요.', { exact: false }).waitFor(soon);
    expect(await dialog.getByRole('button', { name: '저장' }).isDisabled()).toBe(true);
    await dialog.getByLabel('좌표').fill('https://www.google.com/maps/@37.5563,126.9021,17z');
    const link = dialog.getByRole('link', { name: '지도에서 보기' });
    await expect.poll(() => link.getAttribute('href'), soon).toContain(',37.5563,126.9021');
    await dialog.getByRole('button', { name: '신청함' }).click();
    await dialog.getByLabel('허가 내용').fill('구청 12월 3일까지');
    await dialog.getByLabel('담당자', { exact: true }).fill('박주인');
    await dialog.getByLabel('담당자 전화').fill('010-0000-0301');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '저장' }).click();
    await page.locator('[data-column="permit"]').getByText('신청함').waitFor(soon);
    await page.setViewportSize({ width: 390, height: 844 });
    const call = page.getByRole('link', { name: '박주인 님에게 전화' });
    await expect.poll(() => call.getAttribute('href'), soon).toBe('tel:01000000301');
    await page.getByRole('link', { name: '망원동 주택 길찾기' }).waitFor(soon);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('TT11: nothing is unsettled on the board any more', async () => {
    await page.goto(`${base}/timetable`);
    await page.getByText('이동 0 ·').waitFor(soon);
  });
});
