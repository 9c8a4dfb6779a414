import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { MePage } from '../pages/me-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

const NEW_PASSWORD = '더 좋은 비밀번호예요';

describe('my account', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('changes the password, and says so to the letter (SPEC 8)', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { page } = await workplace.signedIn(owner, '/');
    const me = new MePage(page);
    await me.goThere(owner.name);
    await me.changePassword('틀린 비밀번호', NEW_PASSWORD);
    await me.part('비밀번호').getByRole('alert').filter({ hasText: '비밀번호가 맞지 않아요.' }).waitFor();
    await me.changePassword(owner.password, 'password123');
    await page.getByText('너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요.').waitFor();
    await me.changePassword(owner.password, NEW_PASSWORD);
    await page.getByText('비밀번호가 변경되었습니다!').waitFor();
    await me.part('로그아웃').getByRole('button').click();
    await page.getByText('로그아웃 성공!').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn({ email: owner.email, password: NEW_PASSWORD });
    await new ProjectsPage(page).isOpen();
  });

  it('ends a session on another device', async () => {
    const owner = await Program.join(workplace.server.url, '한지호');
    const here = await workplace.signedIn(owner, '/me');
    const me = new MePage(here.page);
    await me.part('로그인한 기기').getByText('지금 이 기기').waitFor();
    await me.endOtherSession();
    await me.part('로그인한 기기').getByRole('button').waitFor({ state: 'detached' });
    await expect(owner.call('GET', '/projects')).rejects.toThrow('401');
  });

  it('takes a new name, and shows it at once', async () => {
    const owner = await Program.join(workplace.server.url, '오민재');
    const { page } = await workplace.signedIn(owner, '/me');
    await page.getByLabel('이름').fill('오민준');
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('저장했어요.').waitFor();
    await page.getByRole('button', { name: '오민준' }).waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
