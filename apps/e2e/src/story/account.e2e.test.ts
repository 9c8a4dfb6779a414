import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ddak } from '../harness/ddak.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { MePage } from '../pages/me-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

const NEW_PASSWORD = '더 좋은 비밀번호예요';

/** How many pictures of people lie on the device at hand. */
const keptAvatars = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ddak-avatars');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('avatars').objectStore('avatars').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });

describe('my account', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
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
    // Without a line it is said, and the device stays in the list.
    await here.page.context().setOffline(true);
    await me.endOtherSession();
    await here.page.getByRole('alert').filter({ hasText: '서버에 연결할 수 없어요' }).first().waitFor();
    await me.part('로그인한 기기').getByRole('button').waitFor();
    await here.page.context().setOffline(false);
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

  it('PI2 PI4 PI6 PI7: takes a picture of me, shows it to who works with me, and takes it away again', async () => {
    const owner = await Program.join(workplace.server.url, '송은채');
    const other = await Program.join(workplace.server.url, '백시우');
    const { page } = await workplace.signedIn(owner, '/');
    const projectId = await new ProjectsPage(page).create('첫차와 양산');
    await other.joinProject(workplace.server, owner, projectId, 'manager');
    await page.goto('/me');
    const me = new MePage(page);
    await me.choosePicture('나.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)));
    await me.picture.getByRole('alert').filter({ hasText: 'PNG, JPEG, WebP 그림만' }).waitFor();
    await me.choosePicture('나.png', await page.screenshot());
    // Large at /me, small at the account's button.
    const shown = (at: typeof page) => at.getByRole('img', { name: owner.name }).locator('img');
    await me.picture.getByRole('button', { name: '다른 사진' }).waitFor();
    await shown(page).nth(1).waitFor();
    expect(
      await shown(page)
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBe(256);
    const theirs = await workplace.signedIn(other, `/projects/${projectId}/crew`);
    await shown(theirs.page).first().waitFor();
    // PI7: without a line, also after a start anew.
    await theirs.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => theirs.page.evaluate(keptAvatars)).toBe(1);
    await theirs.context.setOffline(true);
    await theirs.page.reload();
    await shown(theirs.page).first().waitFor();
    expect(
      await shown(theirs.page)
        .first()
        .evaluate((img: HTMLImageElement) => [img.src.slice(0, 14), img.naturalWidth]),
    ).toEqual(['data:image/png', 256]);
    await theirs.context.setOffline(false);
    // PI6: at once, without being loaded anew.
    await me.picture.getByRole('button', { name: '사진 빼기' }).click();
    await me.picture.getByRole('button', { name: '사진 올리기' }).waitFor();
    await shown(page).first().waitFor({ state: 'detached' });
    await theirs.page.getByRole('img', { name: owner.name }).filter({ hasText: '은' }).first().waitFor();
    expect(await shown(theirs.page).count()).toBe(0);
  });

  it('takes a code that the operator has made, once, and goes to / (SPEC 2 and 8)', async () => {
    const code = await ddak(workplace.server, 'key', 'create', '--kind', 'earlyBird', '--uses', '1');
    const owner = await Program.join(workplace.server.url, '윤서아');
    const { page } = await workplace.signedIn(owner, '/me');
    const me = new MePage(page);
    await me.enterCode(code);
    await page.getByText('코드가 정상적으로 사용되었습니다!').waitFor();
    await new ProjectsPage(page).isOpen();
    await me.goThere(owner.name);
    await me.part('코드').getByText('얼리버드').waitFor();
    await me.enterCode(code);
    await me.part('코드').getByRole('alert').filter({ hasText: '이미 사용한 코드예요.' }).waitFor();
  });

  it('is deleted by the password, after saying what is lost (SPEC 2 and 8)', async () => {
    const owner = await Program.join(workplace.server.url, '김하은');
    const guest = await Program.join(workplace.server.url, '박도윤');
    const { page } = await workplace.signedIn(owner, '/');
    const projectId = await new ProjectsPage(page).create('막차와 우산');
    const memberId = await guest.joinProject(workplace.server, owner, projectId, 'guest');
    await page.goto('/me');
    const me = new MePage(page);
    let dialog = await me.askToDelete();
    await dialog.getByText('〈막차와 우산〉에는 넘겨받을 관리자가 없어요').waitFor();
    expect(await dialog.getByRole('button', { name: '계정 삭제' }).isDisabled()).toBe(true);
    await dialog.getByRole('link', { name: '스태프 화면' }).click();
    await page.waitForURL(`**/projects/${projectId}/crew`);
    await owner.run(projectId, 'removeMember', { memberId });
    await page.goto('/me');
    dialog = await me.askToDelete();
    await dialog.getByText('모든 내용과 파일이 함께 지워져요').waitFor();
    await dialog.getByLabel('비밀번호').fill('틀린 비밀번호');
    await dialog.getByRole('button', { name: '계정 삭제' }).click();
    await dialog.getByRole('alert').filter({ hasText: '비밀번호가 맞지 않아요.' }).waitFor();
    await dialog.getByLabel('비밀번호').fill(owner.password);
    await page.route('**/api/auth/user', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await dialog.getByRole('button', { name: '계정 삭제' }).click();
    await page.getByText('계정 삭제 중...').waitFor();
    await page.getByText('계정이 삭제되었습니다.').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.getByText('세션이 만료되어').count()).toBe(0);
    await expect(owner.call('POST', '/auth/signin', owner)).rejects.toThrow('401');
  });

  it('is deleted after its project has been given to a manager (ISSUE 4: handing over)', async () => {
    const owner = await Program.join(workplace.server.url, '김하은');
    const heir = await Program.join(workplace.server.url, '한지원');
    const { page } = await workplace.signedIn(owner, '/');
    const projectId = await new ProjectsPage(page).create('막차와 우산');
    await heir.joinProject(workplace.server, owner, projectId, 'manager');
    await page.goto('/me');
    const dialog = await new MePage(page).askToDelete();
    expect(await dialog.getByRole('button', { name: '계정 삭제' }).isDisabled()).toBe(true);
    await dialog.getByRole('combobox', { name: '〈막차와 우산〉 넘겨받을 사람' }).click();
    await page.getByRole('option', { name: '한지원' }).click();
    await dialog.getByLabel('비밀번호').fill(owner.password);
    await dialog.getByRole('button', { name: '계정 삭제' }).click();
    await page.getByText('계정이 삭제되었습니다.').waitFor();
    const projects = await heir.call<{ _id: string; role: string }[]>('GET', '/projects');
    expect(projects).toMatchObject([{ _id: projectId, role: 'owner' }]);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
