import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Lets a call through, but not at once. */
const slowly = async (route: Route) => {
  await after(700);
  await route.continue();
};
const pathOf = (page: Page) => new URL(page.url()).pathname;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The frame around all screens, and the way in and out (SPEC.md sections 2, 4, 7, 8 and 9). */
describe('the shell', () => {
  let workplace: Workplace;
  let owner: Program;
  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
  });
  afterAll(() => workplace?.close());

  it('SPEC 2: has /notfound as plain text, and a placeholder with the logo for any other path', async () => {
    const { page } = await workplace.screen();
    await page.goto('/notfound');
    await page.getByText('NotFoundPage', { exact: true }).waitFor();
    await page.goto('/some/where/else');
    await page.getByText('서비스를 준비하고 있어요').waitFor();
    expect(await page.getByText('DDAK').count()).toBeGreaterThan(0);
  });

  it('SPEC 2 and 8: signing up says so and leads to /auth, signing in to /, signing out to /', async () => {
    const { page } = await workplace.screen();
    const auth = new AuthPage(page);
    const account = {
      name: '문가온',
      email: `${newId().slice(-12)}@example.com`,
      password: '긴 비밀번호예요',
    };
    await page.route('**/api/auth/sign*', slowly);
    await auth.open();
    await auth.signUp(account);
    await page.getByText('계정 생성 중', { exact: true }).waitFor();
    await page.getByText('계정이 생성되었습니다!').waitFor();
    expect(pathOf(page)).toBe('/auth');
    await auth.signIn(account);
    await page.getByText('로그인 중', { exact: true }).waitFor();
    await page.getByText('로그인 성공!').waitFor();
    await new ProjectsPage(page).isOpen();
    expect(pathOf(page)).toBe('/');
    await page.getByRole('button', { name: account.name }).click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.getByText('로그아웃 성공!').waitFor();
    expect(pathOf(page)).toBe('/');
    expect(await stored(page, 'persist:auth')).toContain('"isSignedIn":"false"');
  });

  it('SPEC 2: shows the app, with its sidebar, only after the refresh; until then a loading overlay', async () => {
    const { page } = await workplace.signedIn(owner, '/');
    await page.route('**/api/auth/refresh', slowly);
    await page.reload();
    await page.getByRole('status', { name: '불러오는 중' }).waitFor();
    expect(await page.getByRole('heading', { name: '내 작품' }).count()).toBe(0);
    await new ProjectsPage(page).isOpen();
    await expect.poll(() => page.getByRole('status', { name: '불러오는 중' }).count()).toBe(0);
    expect(await page.getByRole('complementary').count()).toBe(1);
  });

  it('SPEC 3 and 9: keeps the folded sidebar in persist:ui', async () => {
    const { page } = await workplace.signedIn(owner, '/');
    await page.getByRole('button', { name: '메뉴 접기' }).click();
    await expect.poll(() => stored(page, 'persist:ui')).toContain('"sidebarVisible":"false"');
    await page.reload();
    await page.getByRole('button', { name: '메뉴 펼치기' }).waitFor();
  });

  it('SPEC 2: begins light; a chosen mode is kept, and the next page never flashes the other', async () => {
    const { page } = await workplace.signedIn(owner, '/');
    const scheme = () => page.locator('html').getAttribute('data-color-scheme');
    expect(await scheme()).toBe('light');
    await page.getByRole('button', { name: owner.name }).click();
    await page.getByRole('menuitem', { name: '어둡게' }).click();
    await expect.poll(scheme).toBe('dark');
    expect([await stored(page, 'joy-mode'), await stored(page, 'joy-color-scheme')]).toEqual([
      'dark',
      'dark',
    ]);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.add(document.documentElement.dataset.colorScheme ?? 'none');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    await new ProjectsPage(page).isOpen();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual(['dark']);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: owner.name }).click();
    await page.getByRole('menuitem', { name: '기기 설정대로' }).click();
    await expect.poll(scheme).toBe('light');
  });

  it('leads back to my projects from my account on a phone too', async () => {
    const { page } = await workplace.signedIn(owner, '/me', { size: PHONE });
    await page.getByRole('heading', { name: '내 계정' }).waitFor();
    await page.getByRole('link', { name: /내 작품/ }).tap();
    await new ProjectsPage(page).isOpen();
    expect(pathOf(page)).toBe('/');
  });

  it('SPEC 7: subscribes to user.{_id}, the test channel, then each of pbChannels', async () => {
    const many = await Program.join(workplace.server.url, '문하람');
    for (let i = 0; i < 30; i++)
      await many.run(newId(), 'createProject', {
        title: `작품 ${i + 1}`,
        projectType: 'short',
        memberId: newId(),
        episodeId: newId(),
        boardId: newId(),
      });
    const me = await many.call<{ _id: string; pbChannels: string[] }>('POST', '/auth/refresh', {});
    const asked: string[][] = [];
    const { page } = await workplace.signedIn(many, '/');
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload)) as {
          kind: string;
          channel?: string;
          channels?: string[];
        };
        if (message.kind === 'subscribe') asked.push([message.channel ?? '']);
        if (message.kind === 'follow') asked.push(message.channels ?? []);
      }),
    );
    await page.reload();
    await new ProjectsPage(page).isOpen();
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(2);
    expect(asked.slice(0, 2)).toEqual([[`user.${me._id}`], ['test']]);
    expect(me.pbChannels).toHaveLength(30);
    expect(asked[2]).toEqual(me.pbChannels);
  });

  it('SPEC 6: a changed permission is stored at once, and the screen follows', async () => {
    const member = await Program.join(workplace.server.url, '한지호');
    const boss = await workplace.signedIn(owner, '/');
    const projectId = await new ProjectsPage(boss.page).create('안개 속의 등대');
    const memberId = await member.joinProject(workplace.server, owner, projectId, 'member');
    const { page } = await workplace.signedIn(member, `/projects/${projectId}/scenes`);
    await page.getByRole('heading', { name: /씬/ }).first().waitFor();
    expect(await page.getByRole('button', { name: /씬 추가/ }).count()).toBe(0);
    await owner.run(projectId, 'changeMember', { memberId, role: 'editor' });
    await page
      .getByRole('button', { name: /씬 추가/ })
      .first()
      .waitFor();
    await expect.poll(() => stored(page, 'persist:userPermission')).toContain('editor');
    expect(JSON.parse((await stored(page, 'persist:userPermission'))!)).toHaveProperty([projectId]);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('persist:')),
    );
    expect(kept).toEqual(expect.arrayContaining(['persist:auth', 'persist:ui', 'persist:userPermission']));
    // And what was changed while there was no line, also for a project that is not open.
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await owner.run(projectId, 'changeMember', { memberId, role: 'guest' });
    await page.context().setOffline(false);
    await expect.poll(() => stored(page, 'persist:userPermission'), { timeout: 20_000 }).toContain('guest');
  });

  it('SPEC 3 and 4: what names no episode goes to the one that one is at', async () => {
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '정류장', projectType: 'series', ...ids });
    await owner.run(projectId, 'addEpisode', { episodeId: newId(), title: '' });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/screenplays`);
    const script = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('S#1. 방 (밤)') });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '파일 고르기' }).click();
    await (await chooser).setFiles(script('일부.txt'));
    const first = page.getByRole('region', { name: '1부' });
    await first.getByText('일부.txt').waitFor();
    await page.getByLabel('시나리오 파일').setInputFiles(script('이고.txt'));
    await first.getByText('이고.txt').waitFor();
  });

  it('SPEC 3: says that it is loading, part by part, while the project and the text of a script come', async () => {
    const { page } = await workplace.signedIn(owner, '/');
    const projectId = await new ProjectsPage(page).create('밤의 정류장');
    const busy = page.locator('main[aria-busy=true]');
    await page.route('**/api/projects/*/feed*', slowly);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('main[aria-busy=true]')) seen.push('busy');
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`/projects/${projectId}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await busy.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBeGreaterThan(
      0,
    );
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
