import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { MePage } from '../pages/me-page.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

/** The code of a step of time: each counts once, so every use takes a later one. */
const codeOf = (secret: string, step: number): string =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + step * 30_000,
  });

/** A device of Chromium's own that holds passkeys, and has its person verified. */
async function virtualDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await new MePage(page).part('로그아웃').getByRole('button').click();
  await page.getByText('로그아웃 성공!').waitFor();
}

describe('AC20, AC21: the second factor', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('is set up at /me, and then asked at sign-in: a code, a recovery code, a passkey', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const url = workplace.server.url.replace('127.0.0.1', 'localhost');
    const { page } = await workplace.signedIn(owner, `${url}/me`, { url });
    await virtualDevice(page);
    const part = new MePage(page).part('2단계 인증');
    await part.getByRole('button', { name: '인증 앱 등록' }).click();
    const confirm = page.getByRole('dialog', { name: '본인 확인' });
    await confirm.getByLabel('비밀번호').fill(owner.password);
    await page.keyboard.press('Enter');
    const setUp = page.getByRole('dialog', { name: '인증 앱 등록' });
    await setUp.getByRole('img', { name: '인증 앱 등록 QR 코드' }).waitFor();
    const secret = (await setUp.locator('[data-secret]').getAttribute('data-secret'))!;
    await setUp.getByLabel('앱에 보이는 여섯 자리 숫자').fill('000000');
    await setUp.getByRole('alert').waitFor();
    await setUp.getByLabel('앱에 보이는 여섯 자리 숫자').fill(codeOf(secret, -1));
    const kept = page.getByRole('dialog', { name: '복구 코드' });
    await kept.waitFor();
    const codes = await kept.getByRole('listitem').allTextContents();
    expect(new Set(codes).size).toBe(10);
    await kept.getByRole('checkbox').check();
    await kept.getByRole('button', { name: '마침' }).click();
    await part.getByText('10개 남음').waitFor();

    // The password was typed a moment ago: the passkey is made without asking again.
    await part.getByRole('button', { name: '패스키 등록' }).click();
    const naming = page.getByRole('dialog', { name: '패스키 등록' });
    await naming.getByLabel('이름').fill('내 노트북');
    await naming.getByRole('button', { name: '등록' }).click();
    await part.getByText('내 노트북').waitFor();
    await signOut(page);

    const auth = new AuthPage(page);
    const projects = new ProjectsPage(page);
    await auth.open();
    await auth.signIn(owner);
    const code = page.getByLabel('인증 코드');
    await code.waitFor();
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
    await code.fill('000000');
    await page.getByRole('alert').filter({ hasText: '인증이 맞지 않아요' }).first().waitFor();
    await page.keyboard.type(codeOf(secret, 0));
    await projects.isOpen();
    await page.goto(`${url}/me`);
    await signOut(page);

    await auth.open();
    await auth.signIn(owner);
    await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
    await page.getByLabel('복구 코드').fill(codes[0]!.toLowerCase());
    await page.keyboard.press('Enter');
    await projects.isOpen();
    await page.goto(`${url}/me`);
    await part.getByText('9개 남음').waitFor();
    await signOut(page);

    await auth.open();
    await auth.signIn(owner);
    await page.getByRole('button', { name: '패스키로 로그인' }).click();
    await projects.isOpen();
    expect(workplace.errors()).toEqual([]);
  });

  it('is asked again before it is taken away, and is gone then', async () => {
    const owner = await Program.join(workplace.server.url, '한지호');
    const { page } = await workplace.signedIn(owner, '/me');
    await owner.call('POST', '/auth/signin', { email: owner.email, password: owner.password });
    await owner.call('POST', '/auth/confirm', { password: owner.password });
    const { secret } = await owner.call<{ secret: string }>('POST', '/auth/second-factor/totp');
    await owner.call('POST', '/auth/second-factor/totp/confirm', { code: codeOf(secret, -1) });
    // The session of before has ended with it.
    await page.goto(workplace.server.url);
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn(owner);
    await page.getByLabel('인증 코드').fill(codeOf(secret, 0));
    await new ProjectsPage(page).isOpen();
    await page.goto(`${workplace.server.url}/me`);
    const part = new MePage(page).part('2단계 인증');
    await part.getByRole('button', { name: '지우기' }).click();
    await page
      .getByRole('dialog', { name: '인증 앱을 지울까요?' })
      .getByRole('button', { name: '지우기' })
      .click();
    const confirm = page.getByRole('dialog', { name: '본인 확인' });
    await confirm.getByLabel('비밀번호').fill(owner.password);
    await page.keyboard.press('Enter');
    await confirm.getByLabel('인증 코드').fill(codeOf(secret, 1));
    await page.getByText('인증 앱을 지웠어요.').waitFor();
    await part.getByRole('button', { name: '인증 앱 등록' }).waitFor();
  });

  it('AC27: may be demanded by a project, which tells a member without one the next step', async () => {
    const owner = await Program.join(workplace.server.url, '오민재');
    const member = await Program.join(workplace.server.url, '윤서아');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    await member.joinProject(workplace.server, owner, projectId, 'editor');
    await owner.call('POST', '/auth/confirm', { password: owner.password });
    const { secret } = await owner.call<{ secret: string }>('POST', '/auth/second-factor/totp');
    await owner.call('POST', '/auth/second-factor/totp/confirm', { code: codeOf(secret, -1) });
    const theirs = await workplace.signedIn(member, `/projects/${projectId}`);
    await new ProjectFrame(theirs.page).goTo('씬');
    const mine = await workplace.screen();
    const auth = new AuthPage(mine.page);
    await auth.open();
    await auth.signIn(owner);
    await mine.page.getByLabel('인증 코드').fill(codeOf(secret, 0));
    await new ProjectsPage(mine.page).isOpen();
    await mine.page.goto(`/projects/${projectId}/settings`);
    await mine.page.getByRole('button', { name: '모두에게 요구' }).click();
    await mine.page.getByRole('dialog').getByRole('button', { name: '모두에게 요구' }).click();
    await mine.page.getByRole('button', { name: '요구하지 않기' }).waitFor();
    await theirs.page.getByText('2단계 인증이 필요한 작품이에요').waitFor();
    await theirs.page.getByRole('link', { name: '2단계 인증 켜기' }).click();
    await theirs.page.getByRole('button', { name: '인증 앱 등록' }).waitFor();
    await mine.page.getByRole('button', { name: '요구하지 않기' }).click();
    await new ProjectFrame(mine.page).saved();
    await theirs.page.goto(`/projects/${projectId}`);
    await theirs.page.getByRole('heading', { name: '막차의 우산' }).waitFor();
  });
});
