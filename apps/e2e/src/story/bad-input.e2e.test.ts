import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emptyScript,
  encryptedFile,
  largeFile,
  mislabelledFile,
  pictureNamedScript,
  scriptWithoutHeading,
  truncatedFile,
} from '../harness/bad-files.ts';
import type { Screen } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

/** What people do wrong, and files that are wrong: each is told in Korean where it was done, and nothing breaks. */
describe('bad input', () => {
  let workplace: Workplace;
  let person: Program;
  let screen: Screen;
  let screenplays: ScreenplaysPage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    person = await Program.join(workplace.server.url, '정서윤');
    screen = await workplace.signedIn(person, '/');
    screenplays = new ScreenplaysPage(screen.page);
  });
  afterAll(() => workplace?.close());

  /** Stands on the screenplays of a project that has none yet. */
  const openFreshProject = async (): Promise<void> => {
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await person.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'feature', ...ids });
    await screen.page.goto(`/projects/${projectId}/screenplays`);
  };

  it('a wrong password does not sign in', async () => {
    const { page } = await workplace.screen();
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn({ email: person.email, password: 'not the password' });
    expect(await auth.failure()).toBe('이메일이나 비밀번호가 맞지 않아요.');
  });

  it('a taken e-mail is said openly', async () => {
    const { page } = await workplace.screen();
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signUp(person);
    expect(await auth.failure()).toBe('이미 가입한 이메일이에요. 로그인해 주세요.');
  });

  it('a short password and a bad e-mail are said at their fields, before anything is sent', async () => {
    const { page } = await workplace.screen();
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signUp({ name: '정서윤', email: 'seoyun', password: 'short' });
    await page.getByText('이메일 주소를 확인해 주세요.').waitFor();
    await page.getByText('비밀번호는 8자 이상이어야 해요.').waitFor();
  });

  it.each([
    ['a file over 50 MB', largeFile, '50MB까지 올릴 수 있어요'],
    ['an encrypted file', encryptedFile, '암호가 걸린 파일이에요'],
    ['a picture with the name of a script', pictureNamedScript, '그림 파일'],
    ['a truncated file', truncatedFile, '손상되었거나 중간에서 잘렸어요'],
    ['an empty script', emptyScript, '글이 없는 대본이에요'],
  ] as const)('%s is refused with its reason', async (_what, file, reason) => {
    await openFreshProject();
    // The server's own folder goes when the run ends.
    await screenplays.upload(file(workplace.server.dataDir));
    await screen.page.getByText(reason).first().waitFor();
  });

  it('a script with the ending of another format is read as what it is', async () => {
    await openFreshProject();
    await screenplays.upload(mislabelledFile());
    await screenplays.review();
    expect(await new ReviewPage(screen.page).sceneCount()).toBe(35);
  });

  it('a script without any heading can be read, and says what to do', async () => {
    await openFreshProject();
    await screenplays.upload(scriptWithoutHeading());
    await screen.page.getByRole('link', { name: '검토하기' }).click();
    await screen.page.getByText('씬을 찾지 못했어요').waitFor();
    await new ReviewPage(screen.page).splitAt('오늘은 비가 왔다.');
    await screen.page
      .getByText(/^씬 1$/)
      .first()
      .waitFor();
  });

  it('a project that is not there, or not theirs, is said to be closed', async () => {
    await screen.page.goto(`/projects/${newId()}`);
    await screen.page.getByText('열 수 없는 작품이에요').waitFor();
  });

  it('an expired session is said, and leads back to the sign-in', async () => {
    await screen.page.goto('/');
    await screen.page.getByRole('heading', { name: '내 작품' }).waitFor();
    await screen.context.clearCookies();
    await screen.page.reload();
    await screen.page
      .getByText('세션이 만료되어 로그아웃되었습니다. 다시 로그인해 주세요.')
      .first()
      .waitFor();
    await screen.page.getByRole('heading', { name: '로그인' }).waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
