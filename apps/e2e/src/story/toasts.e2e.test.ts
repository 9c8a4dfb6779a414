import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

/** A toast is drawn for this long while it goes. */
const GOING_MS = 1000;

/** What the app says in passing, in the times of SPEC.md section 9. */
describe('a toast', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    ({ page } = await workplace.screen());
    await page.clock.install();
    await new AuthPage(page).open();
    await page.getByRole('heading', { name: '로그인' }).waitFor();
    // From here on time passes only as the test says.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  });
  afterAll(() => workplace?.close());

  const toasts = (text: string) => page.locator('[role=status], [role=alert]').filter({ hasText: text });

  /** In steps, so that what a moment sets off is drawn before the next. */
  async function stays(text: string, forMs: number): Promise<void> {
    await toasts(text).waitFor();
    let passed = 0;
    while ((await toasts(text).count()) > 0 && passed < 10_000) {
      await page.clock.runFor(100);
      passed += 100;
    }
    expect(Math.abs(passed - forMs - GOING_MS)).toBeLessThanOrEqual(200);
  }

  it('SPEC 9: that says what is being done stays until it is, then says so for 2000 ms', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/signin', async (route) => {
      await held;
      await route.continue();
    });
    await new AuthPage(page).signIn(owner);
    await toasts('로그인 중').waitFor();
    // Twice as long as any other; a call is given up after 15 s, and has to be answered before.
    await page.clock.runFor(8_000);
    expect(await toasts('로그인 중').count()).toBe(1);
    answer();
    await stays('로그인 성공!', 2000);
    expect(await toasts('로그인 중').count()).toBe(0);
    await new ProjectsPage(page).isOpen();
  });

  it('SPEC 9: of an error stays 4000 ms, and is at most 350 px wide', async () => {
    await page.clock.resume();
    await page.goto('/me');
    await page.getByLabel('이름').waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 7_200_000));
    const message = '이름을 지금은 바꿀 수 없어요. 잠시 뒤에 다시 해 주세요. '.repeat(6).trim();
    const json = { message, code: 'busy' };
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, json }));
    await page.getByLabel('이름').fill('정서연');
    // By the keyboard: a mouse that rests on a toast holds it.
    await page.getByLabel('이름').press('Enter');
    await toasts(message).waitFor();
    const widths = await toasts(message).evaluateAll((all) =>
      all.map((one) => one.parentElement!.offsetWidth),
    );
    expect(widths).toEqual([350]);
    await stays(message, 4000);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
