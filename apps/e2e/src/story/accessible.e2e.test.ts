import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { DESK, PHONE, type Screen } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

const SCRIPT = fileURLToPath(new URL('night-bus-stop.txt', import.meta.resolve('@ddak/screenplay/fixtures')));

/** By how many px the page scrolls sideways. */
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const LONG = process.env.DDAK_LONG === '1';
/** Colours do not hang on the width: each is looked at on one of the two, on both in `test:long`. */
const modesOn = (size: unknown) => (LONG ? ['light', 'dark'] : [size === DESK ? 'dark' : 'light']);

/** The main screens, light and dark, as axe judges them. */
describe.each([
  ['desk', DESK],
  ['screen of 320 px', { ...PHONE, viewport: { width: 320, height: 640 } } as unknown as typeof PHONE],
] as const)('on a %s, for everyone', (_size, size) => {
  let workplace: Workplace;
  let screen: Screen;
  let base: string;
  let callsheet: string;
  let issued: string;
  let said: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId, days } = await sceneBoard(owner, 12, [[1, 2, 3], [4, 5], []]);
    callsheet = newId();
    await owner.run(projectId, 'makeCallsheet', { callsheetId: callsheet, timetableId: days[0]! });
    const [crewTeamId, crewId] = [newId(), newId()];
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '조명', colour: 1, calltimeOffset: 0 });
    const person = { name: '한지후', roleTitle: '조명팀', userId: null, consent: { guardian: '' } };
    await owner.run(projectId, 'addCrew', { crewId, crewTeamId, ...person });
    const [commentId, target] = [newId(), { targetKind: 'project', targetId: projectId } as const];
    said = commentId;
    await owner.run(projectId, 'addComment', { commentId, ...target, parentId: null, text: '비 오면요?' });
    const answer = { commentId: newId(), ...target, parentId: commentId, text: '우산을 써요' };
    await owner.run(projectId, 'addComment', answer);
    issued = newId();
    await owner.run(projectId, 'makeCallsheet', { callsheetId: issued, timetableId: days[1]! });
    base = `/projects/${projectId}`;
    screen = await workplace.signedIn(owner, `${base}/screenplays`, { size });
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload(SCRIPT);
    await screen.page.getByRole('link', { name: '검토하기' }).waitFor();
    await screen.page.goto(`${base}/callsheets/${issued}`);
    await screen.page.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = screen.page.getByRole('dialog');
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  afterAll(() => workplace?.close());

  /** Each screen with something on it that shows that it has come. */
  const screens: readonly (readonly [string, () => string, (page: Page) => Promise<void>])[] = [
    ['my projects', () => '/', (page) => page.getByText('밤의 정류장').first().waitFor()],
    ['my account', () => '/me', (page) => page.getByText('지금 이 기기').waitFor()],
    ['the overview', () => base, (page) => page.getByRole('heading').first().waitFor()],
    ['what is said', () => `${base}?comment=${said}`, (page) => page.getByText('우산을 써요').waitFor()],
    ['the versions', () => `${base}/screenplays`, (page) => page.getByText('검토하기').waitFor()],
    ['the scenes', () => `${base}/scenes`, (page) => page.getByText('편의점').first().waitFor()],
    ['the breakdown', () => `${base}/breakdown`, (page) => page.getByText('편의점').first().waitFor()],
    ['the characters', () => `${base}/characters`, (page) => page.getByRole('heading').first().waitFor()],
    ['the places', () => `${base}/locations`, (page) => page.getByRole('heading').first().waitFor()],
    ['the board', () => `${base}/timetable`, (page) => page.getByRole('option').first().waitFor()],
    ['the call sheets', () => `${base}/callsheets`, (page) => page.getByText('작성 중').first().waitFor()],
    [
      'a call sheet',
      () => `${base}/callsheets/${callsheet}`,
      (page) =>
        page
          .getByRole('button', { name: /^(PDF|공유)$/ })
          .first()
          .waitFor(),
    ],
    [
      'the report of a day',
      () => `${base}/callsheets/${issued}/report`,
      async (page) => {
        await page.locator('summary', { hasText: '배우 · 팀 콜' }).click();
        await page.getByLabel('조명 도착').waitFor();
      },
    ],
    ['the history', () => `${base}/history`, (page) => page.getByText('일촬표 발행하기').first().waitFor()],
    [
      'the crew',
      () => `${base}/crew`,
      (page) =>
        page
          .getByRole('heading', { name: /스태프/ })
          .first()
          .waitFor(),
    ],
  ];

  for (const mode of modesOn(size))
    describe(mode, () => {
      beforeAll(() => screen.page.evaluate((wanted) => localStorage.setItem('joy-mode', wanted), mode));

      for (const [name, path, isThere] of screens)
        it(`${name} has nothing that axe finds wrong`, async () => {
          await screen.page.goto(path());
          await isThere(screen.page);
          expect(await screen.page.locator('html').getAttribute('data-color-scheme')).toBe(mode);
          expect(await axeViolations(screen.page)).toEqual([]);
          expect(await tooWide(screen.page)).toBeLessThanOrEqual(0);
        });

      it('the dialogs of a call sheet have nothing that axe finds wrong', async () => {
        const { page } = screen;
        const dialog = page.getByRole('dialog');
        const close = async (): Promise<void> => {
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
        };
        await page.goto(`${base}/callsheets/${issued}`);
        await page.getByRole('button', { name: '확인 0/1' }).click();
        await dialog.getByText('한지후').waitFor();
        expect(['readers', ...(await axeViolations(page))]).toEqual(['readers']);
        await dialog.getByRole('button', { name: '한지후에게 보내기' }).click();
        await page.getByRole('menuitem', { name: '연락처 고치기' }).click();
        await page.getByRole('dialog', { name: '한지후 연락처' }).waitFor();
        expect(['address', ...(await axeViolations(page))]).toEqual(['address']);
        await page.goto(`${base}/callsheets/${issued}`);
        const taking = page.getByRole('button', { name: /^(다른 형식|공유)$/ });
        await taking.waitFor();
        await page.getByRole('button', { name: '더 보기' }).first().click();
        await page.getByRole('menuitem', { name: '양식 고치기' }).click();
        await dialog.getByText('표의 칸').waitFor();
        expect(['form', ...(await axeViolations(page))]).toEqual(['form']);
        await close();
        await taking.click();
        await page.getByRole('menuitem', { name: '당일 대본' }).click();
        await dialog.getByLabel('받는 사람').waitFor();
        expect(['sides', ...(await axeViolations(page))]).toEqual(['sides']);
        await close();
      });

      it('the review has nothing that axe finds wrong', async () => {
        await screen.page.goto(`${base}/screenplays`);
        await new ScreenplaysPage(screen.page).review();
        expect(await axeViolations(screen.page)).toEqual([]);
        const review = new ReviewPage(screen.page);
        for (const tab of ['인물', '장소', '씬'] as const) {
          await review.show(tab);
          expect(await axeViolations(screen.page)).toEqual([]);
        }
        await screen.page.keyboard.press('Shift+ArrowDown');
        await screen.page.keyboard.press('x');
        await screen.page.getByRole('toolbar').first().waitFor();
        expect(await axeViolations(screen.page)).toEqual([]);
      });
    });

  it('the ways in have nothing that axe finds wrong', async () => {
    const { page } = await workplace.screen({ size });
    await page.goto('/auth');
    for (const mode of modesOn(size)) {
      await page.evaluate((wanted) => localStorage.setItem('joy-mode', wanted), mode);
      for (const path of ['/auth', '/auth/reset/none', '/invite', '/invite/NONE-NONE', '/somewhere', '/']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        // The public pages say it of the dark one alone.
        expect((await page.locator('html').getAttribute('data-color-scheme')) ?? 'light').toBe(mode);
        expect([path, ...(await axeViolations(page))]).toEqual([path]);
      }
    }
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
