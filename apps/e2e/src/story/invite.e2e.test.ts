import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { ddak } from '../harness/ddak.ts';
import { Keyboard } from '../harness/keyboard.ts';
import { mailedPath } from '../harness/mailbox.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

const LONG = process.env.DDAK_LONG === '1';

/** Axe in both modes and at 320 px: colours do not hang on the width, so each is looked at on one of the two. */
async function isForEveryone(page: Page, ready: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()!;
  for (const mode of ['light', 'dark'])
    for (const width of LONG ? [size.width, 320] : [mode === 'light' ? size.width : 320]) {
      await page.setViewportSize({ width, height: size.height });
      await page.evaluate((wanted) => localStorage.setItem('joy-mode', wanted), mode);
      await page.reload();
      await ready();
      expect([mode, width, await axeViolations(page)]).toEqual([mode, width, []]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([mode, width, wide]).toEqual([mode, width, false]);
    }
  await page.setViewportSize(size);
  await page.evaluate(() => localStorage.setItem('joy-mode', 'light'));
}

const PASSWORD = '좋은 비밀번호예요';

describe('coming into a project by an invitation', () => {
  let workplace: Workplace;
  let owner: Program;
  let projectId: string;
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const crewTeamId = newId();
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '촬영팀' });
    const listed = { name: '오 하람', roleTitle: '촬영 퍼스트', consent: { guardian: '' } };
    await owner.run(projectId, 'addCrew', { crewId: newId(), crewTeamId, ...listed });
  });
  afterAll(() => workplace?.close());

  it('waits until the one who invites has shown that their e-mail is theirs (ISSUE 4: mail)', async () => {
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/crew`);
    await page.getByRole('button', { name: '초대하기' }).click();
    const dialog = page.getByRole('dialog', { name: '초대하기' });
    await dialog.getByRole('button', { name: '초대 만들기' }).click();
    await dialog.getByText(/이메일을 확인해야 초대할 수 있어요/).waitFor();
    await page.goto(await mailedPath(workplace.server, owner.email, '/auth/confirm'));
    await page.getByText('확인했어요.').waitFor();
    await page.context().close();
  });

  it('AC29, CR7: needs no mail server, and says that only this computer opens the link', async () => {
    const other = await Program.join(workplace.server.url, '문지호');
    const { page } = await workplace.signedIn(other, '/');
    await page.getByText(/이 서버는 메일을 보내지 않으니/).waitFor();
    // What is the operator's is not the first thing that a crew member reads.
    expect(await page.getByText(/npm run/).isVisible()).toBe(false);
    await page.getByText('서버를 맡고 있다면').click();
    const command = await page.getByRole('textbox', { name: '이메일을 확인하는 명령' }).inputValue();
    expect(command).toBe(`npm run -s ddak -- user confirm ${other.email}`);
    await page.getByRole('button', { name: '다시 보기' }).click();
    await page.getByText('아직 확인되지 않았어요.').waitFor();
    await ddak(workplace.server, ...command.split(' ').slice(4));
    await page.getByRole('button', { name: '다시 보기' }).click();
    await page.getByText('이메일을 확인했어요.').waitFor();
    expect(await page.getByText(/이메일을 아직 확인하지/).count()).toBe(0);
    const mine = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await other.run(mine, 'createProject', { title: '첫 버스', projectType: 'short', ...ids });
    await page.goto(`/projects/${mine}/crew`);
    await page.getByRole('button', { name: '초대하기' }).click();
    await page.getByRole('button', { name: '초대 만들기' }).click();
    await page.getByText('이 링크는 이 컴퓨터에서만 열려요.').waitFor();
    await page.getByText('HOST=0.0.0.0 npm start').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'QR 복사' }).click();
    await page.getByText('QR 코드를 그림으로 복사했어요.').waitFor();
    const copied = () => navigator.clipboard.read().then((items) => items.flatMap(({ types }) => types));
    expect(await page.evaluate(copied)).toEqual(['image/png']);
    await page.context().close();
  });

  it('SPEC 2 and 8: goes by the keyboard alone from the invitation to the project; both hear of it at once', async () => {
    const theirs = (await workplace.signedIn(owner, `/projects/${projectId}/crew`)).page;
    const owning = new Keyboard(theirs);
    await theirs.getByRole('heading', { name: '스태프' }).waitFor();
    await owning.press(/^초대하기/);
    await theirs.getByRole('dialog', { name: '초대하기' }).waitFor();
    await owning.press(/^초대 만들기/);
    const link = theirs.getByRole('textbox', { name: '초대 링크' });
    await link.waitFor();
    await theirs.getByRole('img', { name: /QR 코드/ }).waitFor();
    const path = new URL(await link.inputValue()).pathname;
    await owning.press(/^닫기/);

    const mine = (await workplace.screen()).page;
    const asking = new Keyboard(mine);
    await mine.goto(path);
    await mine.getByRole('heading', { name: '막차의 우산' }).waitFor();
    await asking.type(/^이름/, '오하람');
    await asking.type(/^이메일/, `${newId().slice(-12)}@example.com`);
    await asking.type(/^비밀번호/, PASSWORD);
    await asking.type(/^직책/, '촬영 세컨드');
    await asking.type(/^전화번호/, '010-0000-4321');
    for (const consent of [/만 14세/, /이용약관 동의/, /개인정보/]) await asking.press(consent, 'Space');
    await asking.press(/^가입하고 참여 요청/);
    await mine.getByText('참여 요청 완료!').waitFor();
    await new ProjectsPage(mine).isOpen();
    expect(new URL(mine.url()).pathname).toBe('/');
    await mine.getByText('답을 기다리는 중').waitFor();
    // AC29: who waits to take part invites nobody, and is asked to confirm nothing.
    expect(await mine.getByText(/이메일을 아직 확인하지/).count()).toBe(0);

    await theirs.getByText('오하람 님이 〈막차의 우산〉에 참여를 요청했어요.').waitFor();
    await owning.press(/오하람 님의 요청 수락/);
    const answer = theirs.getByRole('dialog', { name: '오하람 님의 참여 요청' });
    expect(await answer.getByLabel('이미 명단에 있는 오 하람과 합쳐요.').isChecked()).toBe(true);
    expect(await answer.getByLabel('직책').inputValue()).toBe('촬영 퍼스트');
    await owning.press(/^수락/);
    await mine.getByText('〈막차의 우산〉 참여 요청이 받아들여졌어요.').waitFor();
    const { messages } = await owner.call<{ messages: [{ tables: { crew: object[] } }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const person = { name: '오 하람', roleTitle: '촬영 퍼스트', userId: expect.any(String) };
    expect(messages[0].tables.crew).toEqual([expect.objectContaining(person)]);
    // The list is asked for anew: what has the focus before that may be gone when it is pressed.
    await mine.getByRole('link', { name: /막차의 우산/ }).waitFor();
    await asking.press(/막차의 우산/);
    await mine.waitForURL(new RegExp(projectId));
    await mine.context().close();
    await theirs.context().close();
  });

  it('SPEC 3: who is signed in is asked in a dialog at / and hears when it was refused', async () => {
    const made = await owner.call<{ url: string }>('POST', `/projects/${projectId}/invitations`, {
      ...{ role: 'member', days: 7, uses: 5 },
    });
    const friend = await Program.join(workplace.server.url, '박도윤');
    const { page } = await workplace.signedIn(friend, new URL(made.url).pathname);
    const dialog = page.getByRole('dialog', { name: '〈막차의 우산〉에 참여할까요?' });
    await dialog.getByLabel('남길 말 (선택)').fill('조명팀에서 왔어요');
    await dialog.getByRole('button', { name: '참여 요청' }).click();
    await page.getByText('참여 요청 완료!').waitFor();
    const theirs = (await workplace.signedIn(owner, `/projects/${projectId}/crew`)).page;
    await theirs.getByText('조명팀에서 왔어요').waitFor();
    await theirs.getByRole('button', { name: '박도윤 님의 요청 거절' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: '거절' }).click();
    await page.getByText('〈막차의 우산〉 참여 요청이 받아들여지지 않았어요.').waitFor();
    await page.getByText('받아들여지지 않음').waitFor();
    await page.context().close();
    await theirs.context().close();
  });

  it('SPEC 7 and 8: who has an account signs in by the invitation', async () => {
    const made = await owner.call<{ code: string }>('POST', `/projects/${projectId}/invitations`, {
      ...{ role: 'guest', days: 7, uses: 5 },
    });
    const friend = await Program.join(workplace.server.url, '이도현');
    const { page } = await workplace.screen();
    await page.goto('/invite');
    await page.getByLabel('받은 코드').fill(made.code.toLowerCase().replaceAll('-', ' '));
    await page.getByRole('button', { name: '확인' }).click();
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.getByLabel('이메일').fill(friend.email);
    await page.getByLabel('비밀번호').fill(friend.password);
    await page.getByRole('button', { name: '로그인하고 참여 요청' }).click();
    await page.getByText('참여 요청 완료!').waitFor();
    await new ProjectsPage(page).isOpen();
    await page.context().close();
  });

  it('has pages that axe finds nothing wrong with, in both modes and at 320 px', async () => {
    const made = await owner.call<{ url: string }>('POST', `/projects/${projectId}/invitations`, {
      ...{ role: 'member', days: 7, uses: 5 },
    });
    const { page } = await workplace.screen();
    for (const [path, name] of [
      [new URL(made.url).pathname, '가입하고 참여하기'],
      ['/invite/AAAA', '초대를 열 수 없어요'],
      ['/invite', '초대 코드'],
      ['/auth', '로그인'],
      [`/auth/reset/${'a'.repeat(43)}`, '새 비밀번호'],
      [`/auth/confirm/${'a'.repeat(43)}`, '이메일 확인'],
    ] as const) {
      await page.goto(path);
      await isForEveryone(page, () => page.getByRole('heading', { name }).waitFor());
    }
    await page.context().close();
  });
});

describe('a forgotten password', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.withOwnServer();
  });
  afterAll(() => workplace?.close());

  it('is set anew by the mailed link, and every device is signed out (ISSUE 4: reset by mail)', async () => {
    const person = await Program.join(workplace.server.url, '한지원');
    const { page } = await workplace.screen();
    await page.goto('/auth');
    await page.getByRole('button', { name: '비밀번호를 잊었어요' }).click();
    await page.getByLabel('가입한 이메일').fill(person.email);
    await page.getByRole('button', { name: '메일 받기' }).click();
    await page.getByText('가입한 계정이 있으면 메일을 보냈어요').waitFor();
    await page.goto(await mailedPath(workplace.server, person.email, '/auth/reset'));
    await page.getByLabel('새 비밀번호').fill(PASSWORD);
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await page.getByText('비밀번호가 변경되었습니다!').waitFor();
    await expect(person.call('GET', '/projects')).rejects.toThrow('401');
    await new AuthPage(page).signIn({ email: person.email, password: PASSWORD });
    await new ProjectsPage(page).isOpen();
  });

  it('SPEC 7: news that was published is marked until it is read, on this device', async () => {
    const person = await Program.join(workplace.server.url, '윤서아');
    await ddak(workplace.server, 'patchnote', 'publish', await writtenNote(workplace));
    const { page } = await workplace.signedIn(person, '/');
    const me = page.getByRole('button', { name: '윤서아' });
    await page.locator('[data-unread="true"]').first().waitFor();
    await me.click();
    await page.getByRole('menuitem', { name: '새 소식 (안 읽음)' }).click();
    await page.getByRole('heading', { name: '초대 링크' }).waitFor();
    await page.getByRole('button', { name: '닫기' }).click();
    await page.locator('[data-unread="true"]').first().waitFor({ state: 'detached' });
    await page.reload();
    await me.waitFor();
    expect(await page.locator('[data-unread="true"]').count()).toBe(0);
    // NT13: where its notice leads.
    await page.goto('/?news');
    await page.getByRole('heading', { name: '초대 링크' }).waitFor();
    await page.getByRole('button', { name: '닫기' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});

async function writtenNote({ server }: Workplace): Promise<string> {
  const path = join(server.dataDir, 'note.md');
  await writeFile(path, '# 1.1.0 초대 링크\n\n- 링크로 초대해요\n');
  return path;
}
