import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { DESK, PATIENCE_MS, type Screen } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const PARTS = [
  ...['topbar', 'hero', 'timetable', 'app', 'realtime', 'more', 'pain', 'web', 'steps', 'closing'],
  ...['footer', 'dial'],
];
const SAID = [
  ['timetable', '끌어다 놓으면, 하루가 다시 계산돼요'],
  ['app', '현장에서는 휴대폰 하나면 돼요'],
  ['realtime', '모두의 화면이 바뀌어요'],
  ['more', '현장 운영', '개인화', '자동 계산과 갱신', '파일 올리기'],
  ['pain', '파일이 늘수록'],
  ['web', '준비는 큰 화면에서'],
  ['steps', '시나리오를 올린다', '씬을 확인한다', '날짜에 놓는다', '일촬표를 뽑는다'],
  ['closing', '다음 회차는 DDAK에서 짜 보세요'],
] as const;
const NARROW = { viewport: { width: 360, height: 780 } } as unknown as typeof DESK;
const BUDGET = 60 * 1024;
/** With the letters of the whole page in it. */
const PAGE_BUDGET = 150 * 1024;

/** What the browser held against the page's own CSP. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) found.push(message.text());
  });
  return found;
}

/** '/' of a person who is not signed in (SPEC.md section 2). */
describe('the landing', () => {
  let workplace: Workplace;
  let screen: Screen;
  let page: Page;
  let refused: string[];

  beforeAll(async () => {
    workplace = await Workplace.withOwnServer({}, { withWorker: true });
    screen = await workplace.screen();
    page = screen.page;
    refused = refusals(page);
  });
  afterAll(() => workplace?.close());

  it('costs little before anything is touched, and no React', async () => {
    const pages: Promise<{ responseBodySize: number }>[] = [];
    const more: string[] = [];
    const sent: Promise<{ url: string; size: number; text: string }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'document') pages.push(request.sizes());
      if (['font', 'stylesheet'].includes(request.resourceType())) more.push(request.url());
      if (request.resourceType() !== 'script') return;
      const read = async () => {
        const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
        return { url: request.url(), size: sizes.responseBodySize, text: (await response!.text()) ?? '' };
      };
      sent.push(read());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const scripts = await Promise.all(sent);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(BUDGET);
    expect(scripts.filter(({ text }) => text.includes('react.element'))).toEqual([]);
    const [html] = await Promise.all(pages);
    expect(html?.responseBodySize).toBeLessThan(PAGE_BUDGET);
    expect(more).toEqual([]);
    page.removeAllListeners('requestfinished');
  });

  it('SPEC 1: is painted in its own letters, which come with it', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const paintedIn = async (selector: string) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `not ${familyName}`));
    };
    expect(await paintedIn('#landing .logo')).toEqual(['Fugaz One']);
    for (const part of ['h1', '.btn.big', '.company p'])
      expect(new Set(await paintedIn(`#landing ${part}`)), part).toEqual(new Set(['Noto Sans KR Thin']));
    await session.detach();
  });

  it('has the twelve parts in the order of SPEC 2', async () => {
    const parts = await page
      .locator('[data-part]')
      .evaluateAll((all) => all.map((part) => (part as HTMLElement).dataset.part));
    expect(parts).toEqual(PARTS);
    // What SPEC 2 says that each of them is about.
    for (const [part, ...said] of SAID)
      for (const words of said)
        expect(await page.locator(`[data-part=${part}]`).innerText(), part).toContain(words);
    expect(await page.locator('[data-part=steps] li').count()).toBe(4);
    expect(await page.locator('[data-part=dial] a').count()).toBe(3);
    const hero = page.locator('[data-part=hero]');
    expect(await hero.innerText()).toContain('앱으로 받는 새로운 일일촬영계획표');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.getByText('사업자등록번호').textContent()).toContain('(예시)');
  });

  it('SPEC 2 and 9: lies on a grid of twelve columns', async () => {
    /** Of each part but the dial, which floats: whether it has a grid of twelve, and what stands off its lines. */
    const parts = await page.locator('[data-part]:not([data-part=dial])').evaluateAll((all) =>
      all.map((part) => {
        const grids = [part, ...part.querySelectorAll('*')].filter(
          (one) => getComputedStyle(one).gridTemplateColumns.split(' ').length === 12,
        );
        const off = grids.flatMap((grid) => {
          const { gridTemplateColumns, columnGap, paddingLeft } = getComputedStyle(grid);
          const width = Number.parseFloat(gridTemplateColumns);
          const start = grid.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
          const lines = Array.from(
            { length: 12 },
            (_, at) => start + at * (width + Number.parseFloat(columnGap)),
          );
          const stands = (one: Element) =>
            getComputedStyle(one).position !== 'absolute' && getComputedStyle(one).justifySelf !== 'center';
          return [...grid.children]
            .filter(stands)
            .map((child) => child.getBoundingClientRect().left)
            .filter((left) => lines.every((line) => Math.abs(line - left) > 1));
        });
        return { part: (part as HTMLElement).dataset.part, hasGrid: grids.length > 0, off };
      }),
    );
    // The bar and the closing words are a line each.
    const isLine = (part: string) => part === 'topbar' || part === 'closing';
    expect(parts).toEqual(
      PARTS.filter((part) => part !== 'dial').map((part) => ({ part, hasGrid: !isLine(part), off: [] })),
    );
  });

  it('opens early-bird, feedback, guide and channel in a new tab, each a page of its own', async () => {
    const there = [
      ['hero', /얼리버드/, '얼리버드 신청'],
      ['dial', /의견/, '의견 보내기'],
      ['dial', /안내/, '사용 안내'],
      ['dial', /채널/, '채널'],
    ] as const;
    for (const [part, name, heading] of there) {
      if (part === 'dial') await page.locator('details.dial summary').click();
      const opened = screen.context.waitForEvent('page');
      await page.locator(`[data-part=${part}]`).getByRole('link', { name }).click();
      const tab = await opened;
      await tab.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await tab.close();
      await page.keyboard.press('Escape');
      if (await page.locator('details.dial[open]').count()) await page.locator('h1').click();
    }
    for (const path of ['/terms', '/privacy', '/instagram', '/youtube', '/x'])
      expect(await page.locator(`[data-part=footer] a[href="${path}"]`).count()).toBe(1);
  });

  it('keeps what the forms send where the operator finds it', async () => {
    await page.goto('/early-bird');
    await page.getByRole('textbox', { name: '이메일' }).fill('haeun@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '신청' }).click();
    await page.getByText('잘 받았어요.').waitFor();
    await page.goto('/feedback');
    await page.getByRole('textbox', { name: '의견' }).fill('회차를 복사하고 싶어요');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '보내기' }).click();
    await page.getByText('잘 받았어요.').waitFor();
    const letters = (kind: string) =>
      JSON.parse(readFileSync(join(workplace.server.dataDir, 'letters', `${kind}.jsonl`), 'utf8'));
    expect(letters('early-bird')).toMatchObject({ email: 'haeun@example.com' });
    expect(letters('feedback')).toMatchObject({ text: '회차를 복사하고 싶어요' });
  });

  it('has a board whose strips can really be dragged, and says what a drop would do', async () => {
    await page.goto('/');
    const board = page.locator('[data-part=timetable] [data-board]');
    const strip = board.locator('[data-strip="47"]');
    const day = board.locator('[data-day="3회차"]');
    await strip.scrollIntoViewIfNeeded();
    const [from, to] = [(await strip.boundingBox())!, (await day.boundingBox())!];
    await page.mouse.move(from.x + 30, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 160, { steps: 8 });
    expect(await board.locator('.answer').textContent()).toContain('종료 18:50 → 20:00 · 12시간 안');
    await page.mouse.up();
    expect(await day.locator('[data-end]').textContent()).toBe('20:00');
    expect(await day.locator('[data-strip="47"]').count()).toBe(1);
    expect(await board.locator('[data-waiting]').textContent()).toBe('2');
  });

  it('has a board that the arrow keys move too', async () => {
    const board = page.locator('[data-part=timetable] [data-board]');
    await board.locator('[data-strip="66"]').focus();
    await page.keyboard.press('ArrowRight');
    const first = board.locator('[data-day="1회차"]');
    expect(await first.locator('[data-strip="66"]').count()).toBe(1);
    expect(await board.locator('[data-told]').textContent()).toContain('씬 66, 1회차');
  });

  it('leads to the way in by its login button', async () => {
    await page.locator('[data-part=topbar]').getByRole('link', { name: '로그인' }).click();
    await page.getByRole('heading', { name: '로그인' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  it('is still the landing when the app has been here, from the worker that keeps the app', async () => {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /오늘 밤 딱/ }).waitFor();
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1, name: '이용약관' }).waitFor();
  });

  it('never breaks the rules of its own CSP', async () => {
    const policy = (await fetch(workplace.server.url)).headers.get('content-security-policy') ?? '';
    expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/'sha256-/);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
    expect(refused).toEqual([]);
  });

  describe.each([
    ['1440 px', DESK],
    ['360 px', NARROW],
  ] as const)('at %s', (_width, size) => {
    let own: Page;
    beforeAll(async () => {
      own = (await workplace.screen({ size })).page;
      await own.goto('/');
    });

    it.each(['light', 'dark'])('in %s mode has nothing that axe finds wrong', async (mode) => {
      await own.evaluate((wanted) => localStorage.setItem('joy-mode', wanted), mode);
      for (const path of ['/', '/early-bird', '/privacy']) {
        await own.goto(path);
        expect((await own.locator('html').getAttribute('data-color-scheme')) ?? 'light').toBe(mode);
        expect(await axeViolations(own)).toEqual([]);
      }
    });

    it('never scrolls sideways, and nothing of it moves while it loads', async () => {
      await own.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await own.goto('/', { waitUntil: 'networkidle' });
      const { wide, moved } = await own.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        moved: (window as unknown as { moved: number[] }).moved,
      }));
      expect(wide).toBeLessThanOrEqual(0);
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 2);
    });
  });

  it('is passed by for whoever is signed in, without a line too', async () => {
    const person = await Program.join(workplace.server.url, '정서윤');
    const inside = await workplace.signedIn(person, '/');
    await inside.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await inside.page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.querySelector('#landing')?.getClientRects().length) seen.push('landing');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const isHome = () =>
      inside.page.getByRole('heading', { name: '내 작품' }).waitFor({ timeout: PATIENCE_MS });
    await inside.page.goto('/');
    await isHome();
    expect(await inside.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    await inside.context.setOffline(true);
    await inside.page.reload();
    await isHome();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
