import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { MePage } from '../pages/me-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** Notes every toast that comes from now on. */
const toastsOf = (page: Page): string[] => {
  const toasts: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('toast: ')) toasts.push(message.text());
  });
  return toasts;
};
const noteToasts = () =>
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[role=alert], [role=status]'))
      if (one.textContent) console.log(`toast: ${one.textContent}`);
  }).observe(document, { subtree: true, childList: true, characterData: true });

describe('two tabs of one browser', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('sign out together, whatever refresh is under way, and none says that a session has timed out', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { page } = await workplace.signedIn(owner, '/');
    await new ProjectsPage(page).create('밤의 정류장');
    const other = await page.context().newPage();
    const toasts = [toastsOf(page), toastsOf(other)];
    await other.addInitScript(noteToasts);
    await page.evaluate(noteToasts);
    await other.goto(page.url());
    await other.getByRole('heading', { level: 1 }).first().waitFor();
    // A refresh of the other tab is held back until the session is over.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.context().route('**/api/auth/refresh', async (route) => {
      await held;
      await route.continue();
    });
    await other.reload();
    await page.goto('/me');
    const signedOut = page.waitForResponse('**/api/auth/signout');
    await new MePage(page).part('로그아웃').getByRole('button').click();
    await signedOut;
    release();
    await page.getByText('로그아웃 성공!').waitFor();
    for (const tab of [page, other]) {
      await expect.poll(() => pathOf(tab), { timeout: PATIENCE_MS }).toBe('/');
      await expect
        .poll(() => tab.evaluate(() => localStorage.getItem('persist:auth')), { timeout: PATIENCE_MS })
        .toContain('"isSignedIn":"false"');
    }
    expect(toasts.flat().filter((text) => text.includes('만료'))).toEqual([]);
    await page.context().unroute('**/api/auth/refresh');
    // Who signs in next is not taken for the first.
    const next = await Program.join(workplace.server.url, '한지호');
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn(next);
    await new ProjectsPage(page).isOpen();
    await other.goto('/');
    await other.getByRole('button', { name: next.name }).waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
