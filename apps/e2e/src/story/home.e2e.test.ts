import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

/** What people see first: who takes part in nothing, who is called, who has sheets to send. */
describe('home', () => {
  let workplace: Workplace;
  let owner: Program;
  let member: Program;
  let desk: Page;
  let phone: Page;
  const [projectId, timetableId, callsheetId] = [newId(), newId(), newId()];
  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const { boardId, episodeId } = ids;
    const day = { boardId, tableDate: daysFromToday(3), calltime: 480 };
    await owner.run(projectId, 'addTimetable', { timetableId, ...day });
    const sceneIds = [newId(), newId()];
    for (const [i, sceneId] of sceneIds.entries())
      await owner.run(projectId, 'addScene', {
        ...{ sceneId, episodeId, sceneNo: i + 1, subSceneNo: '', setName: '편의점' },
      });
    const rows = [{ rowId: newId(), sceneId: sceneIds[0]! }];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    ({ page: desk } = await workplace.signedIn(owner, '/'));
    ({ page: phone } = await workplace.signedIn(member, '/', { size: PHONE }));
  });
  afterAll(() => workplace?.close());

  it('HM4: shows who takes part in nothing the ways in, and makes the first project from there', async () => {
    const { page } = await workplace.signedIn(await Program.join(workplace.server.url, '새사람'), '/');
    const ways = page.getByRole('region', { name: '시작하기' });
    await ways.getByRole('heading', { name: '첫 작품을 시작해 보세요' }).waitFor();
    await ways.getByRole('link', { name: '코드 넣기' }).click();
    await page.getByRole('heading', { name: '초대 코드' }).waitFor();
    await page.goBack();
    await new ProjectsPage(page).create('새 단편');
    await page.goto('/');
    await page.getByRole('link', { name: /새 단편/ }).waitFor();
    expect(await ways.count()).toBe(0);
  });

  it('SA1 SA3 SA6: shows who has no project a sample, which says that it is one and is thrown away in one press', async () => {
    const newcomer = await Program.join(workplace.server.url, '둘러보는이');
    const { page } = await workplace.signedIn(newcomer, '/', { size: PHONE });
    const ways = page.getByRole('region', { name: '시작하기' });
    await ways.getByRole('button', { name: '예시 작품 둘러보기' }).click();
    const strip = page.getByRole('status').filter({ hasText: '지어낸 대본과 사람들이에요' });
    await strip.waitFor();
    // A line and its button, not a part of the screen.
    expect((await strip.boundingBox())!.height).toBeLessThan(60);
    await page.goto('/');
    const part = page.getByRole('region', { name: '예시 작품' });
    await part.getByRole('link', { name: /막차의 우산 예시/ }).waitFor();
    // The other ways in are still there, and nothing waits for them.
    await ways.getByRole('link', { name: '코드 넣기' }).waitFor();
    expect(await ways.getByRole('button', { name: '예시 작품 둘러보기' }).count()).toBe(0);
    expect(await page.getByRole('region', { name: '할 일' }).count()).toBe(0);
    await part.getByRole('button', { name: '예시 작품 버리기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('잃는 것은 이것뿐이에요', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: '버리기', exact: true }).click();
    await ways.getByRole('button', { name: '예시 작품 둘러보기' }).waitFor();
    expect(await part.count()).toBe(0);
  });

  it('HM3: tells who writes call sheets of the one that nobody has been sent, and leads there', async () => {
    const waiting = desk.getByRole('region', { name: '할 일' });
    await waiting.getByText('아직 발행하지 않았어요').waitFor();
    await desk.getByText('씬 1/2 배치').waitFor();
    expect(await phone.getByRole('region', { name: '내 다음 콜' }).count()).toBe(0);
    await waiting.getByRole('link', { name: /일촬표/ }).click();
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '발행', exact: true }).click();
    await desk.getByText('1판', { exact: true }).first().waitFor();
  });

  it('HM1: counts down to the call of what was issued, as soon as it is, for everybody in it', async () => {
    const call = phone.getByRole('region', { name: '내 다음 콜' });
    await call.getByText('08:00').waitFor();
    await call.getByText(/집합까지 [23]일/).waitFor();
    await desk.getByRole('link', { name: 'DDAK 내 작품' }).click();
    await desk.getByRole('region', { name: '내 다음 콜' }).getByText('08:00').waitFor();
    await expect.poll(() => desk.getByRole('region', { name: '할 일' }).count()).toBe(0);
    await call.getByRole('link', { name: '일촬표 보기' }).tap();
    await phone.getByRole('heading', { name: '1회차 일촬표' }).waitFor();
    await phone.goto('/');
    await call.waitFor();
  });

  it('HM5: tells what has changed for me since I was here, until I have read it', async () => {
    const target = { targetKind: 'project', targetId: projectId, parentId: null } as const;
    const me = await member.call<{ _id: string }>('POST', '/auth/refresh', {});
    const text = `@[${me._id}] 내일 비 온대요`;
    await owner.run(projectId, 'addComment', { commentId: newId(), ...target, text });
    const news = phone.getByRole('region', { name: '알림' });
    await news.getByRole('heading', { name: /^그사이 바뀐 것 \d/ }).waitFor();
    await news.getByText('정서윤 님이 나를 불렀어요').first().waitFor();
    await member.call('POST', '/me/notices/read', {});
    await news.getByRole('heading', { name: '지난 알림' }).waitFor();
  });

  it('PRODUCT 5: shows without a line what this device last got, with the call', async () => {
    await phone.context().setOffline(true);
    await phone.reload();
    await phone.getByText('신호 없음').first().waitFor();
    await phone.getByRole('region', { name: '내 다음 콜' }).getByText('08:00').waitFor();
    await phone.context().setOffline(false);
  });

  it('HM6: shows the same on a device that has only followed a link to the sheet', async () => {
    const path = `/projects/${projectId}/callsheets/${callsheetId}`;
    const { page } = await workplace.signedIn(member, path, { size: PHONE });
    await page.getByRole('heading', { name: '1회차 일촬표' }).waitFor();
    await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/projects');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto('/');
    await page.getByRole('region', { name: '내 다음 콜' }).getByText('08:00').waitFor();
    await page.context().setOffline(false);
    expect(workplace.errors()).toEqual([]);
  });
});
