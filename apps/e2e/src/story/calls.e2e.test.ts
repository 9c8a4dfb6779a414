import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

const FAILURE = { code: 'storage_full', message: '저장 공간이 가득 찼어요. 서버가 말한 그대로예요.' };
const NO_LINE = '서버에 연결할 수 없어요. 신호를 확인하고 다시 시도해 주세요.';

const UNREADABLE = '서버의 답을 읽을 수 없어요. 잠시 뒤에 다시 시도해 주세요.';

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** What becomes of calls that fail, of the cache, and of a session that cannot be renewed (SPEC.md 4, 7, 8, 9). */
describe('a call', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
    ({ page } = await workplace.signedIn(owner, '/'));
    await new ProjectsPage(page).isOpen();
  });
  afterAll(() => workplace?.close());

  /** Tries to make a project while every such call ends like this. */
  async function create(end: 'refused' | 'garbled' | 'cut'): Promise<void> {
    await page.route('**/api/projects/*/commands', async (route) => {
      if (end === 'cut') return route.abort('connectionrefused');
      const body = end === 'refused' ? JSON.stringify(FAILURE) : '<html>a proxy speaks</html>';
      const status = end === 'refused' ? 507 : 200;
      return route.fulfill({ status, contentType: 'application/json', body });
    });
    await page.getByRole('button', { name: '새 작품' }).click();
    const dialog = page.getByRole('dialog', { name: '새 작품' });
    await dialog.getByLabel('작품 제목').fill('막차의 우산');
    await dialog.getByRole('button', { name: '만들기' }).click();
  }
  async function clear(): Promise<void> {
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const said of [NO_LINE, UNREADABLE])
      await page.getByText(said).first().waitFor({ state: 'detached' });
  }

  it('SPEC 5 and 8: that fails shows the server’s message as received, in a toast', async () => {
    await create('refused');
    // By its role: the dialog that is still open must not hide it from who hears the page.
    await page.getByRole('alert').filter({ hasText: FAILURE.message }).first().waitFor();
    await clear();
  });

  it('SPEC 8: says that there is no connection (FETCH_ERROR), or an answer that cannot be read (PARSING_ERROR)', async () => {
    await create('cut');
    await page.getByText(NO_LINE).first().waitFor();
    await clear();
    await create('garbled');
    await page.getByText(UNREADABLE).first().waitFor();
    await clear();
  });

  it('SPEC 7 and 9: is answered { data }, kept for 60 s, and not made again by focus or mounting', async () => {
    const isList = (of: { url: () => string }) => new URL(of.url()).pathname === '/api/projects';
    // A slow machine is idle before the page has begun to ask.
    const listed = page.waitForResponse(isList);
    await page.reload({ waitUntil: 'networkidle' });
    await listed;
    let calls = 0;
    const count = (request: { url: () => string }) => {
      if (isList(request)) calls += 1;
    };
    page.on('request', count);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.getByRole('button', { name: owner.name }).click();
    await page.getByRole('menuitem', { name: '내 계정' }).click();
    await page.getByRole('heading', { name: '내 계정' }).waitFor();
    await page
      .getByRole('link', { name: /내 작품/ })
      .first()
      .click();
    await new ProjectsPage(page).isOpen();
    expect(calls).toBe(0);
    page.off('request', count);
    const answered = page.waitForResponse(isList);
    await page.reload();
    expect(Object.keys((await (await answered).json()) as object)).toEqual(['data']);
  });

  it('SPEC 7: carries the cookies, which no script can read', async () => {
    const request = page.waitForRequest('**/api/auth/refresh');
    await page.reload();
    const headers = await (await request).allHeaders();
    expect(headers.cookie).toBeTruthy();
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('PRODUCT 5: a refresh that gets 503, or no answer, is no failure: the stored session opens', async () => {
    for (const end of ['503', 'none'] as const) {
      await page.route('**/api/auth/refresh', (route) =>
        end === 'none' ? route.abort('internetdisconnected') : route.fulfill({ status: 503, body: '{}' }),
      );
      await page.reload();
      await page.getByRole('button', { name: owner.name }).waitFor();
      expect(await page.getByText('세션이 만료되어').count()).toBe(0);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  it('PRODUCT 5: without a line my projects are those of the last time, and what lies here opens', async () => {
    await new ProjectsPage(page).create('안개 속의 등대');
    await page.getByRole('status').filter({ hasText: '저장됨' }).waitFor();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /안개 속의 등대/ }).waitFor();
    await page.context().setOffline(true);
    await page.goto('/');
    await page
      .getByRole('status')
      .filter({ hasText: /신호 없음.*에 받은 목록/ })
      .waitFor();
    await new ProjectsPage(page).openProject('안개 속의 등대');
    await page.getByRole('status').filter({ hasText: '신호 없음' }).first().waitFor();
    await page.goBack();
    await page.context().setOffline(false);
    await page.getByText(/에 받은 목록/).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /안개 속의 등대/ }).waitFor();
  });

  it('SPEC 4 and 8: a refresh that gets 401 ends the session, forces the sign-out and says so at /', async () => {
    const forced = page.waitForRequest('**/api/auth/forcesignout');
    await page.route('**/api/auth/refresh', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"x","message":"y"}' }),
    );
    await page.reload();
    await forced;
    await page.getByText('세션이 만료되어 로그아웃되었습니다. 다시 로그인해 주세요.').waitFor();
    expect(pathOf(page)).toBe('/');
    expect(await page.evaluate(() => localStorage.getItem('persist:auth'))).toContain('"user":"null"');
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
