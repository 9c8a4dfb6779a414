import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PHONE } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { enterSignedIn } from '../harness/enter-signed-in.ts';
import { newId, Program } from '../harness/program.ts';
import { issueSheet } from '../harness/sheet-on-server.ts';
import { Workplace } from '../harness/workplace.ts';
import { AuthPage } from '../pages/auth-page.ts';

/** A day on set, on the phone of who runs it: what is shot is said with a tap, without a line too. */
describe('today on set', () => {
  let workplace: Workplace;
  let cable: Cable;
  let owner: Program;
  let phone: Page;
  let crew: Page;
  const [projectId, timetableId, callsheetId] = [newId(), newId(), newId()];
  const [boardId, episodeId] = [newId(), newId()];
  const rowIds = [newId(), newId()];
  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId, boardId };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const day = { timetableId, boardId, tableDate: daysFromToday(0), calltime: 480 };
    await owner.run(projectId, 'addTimetable', day);
    const rows = [];
    for (const [i, setName] of ['편의점', '정류장'].entries()) {
      const sceneId = newId();
      const scene = { sceneId, episodeId, sceneNo: 12 + i, subSceneNo: '', setName };
      await owner.run(projectId, 'addScene', scene);
      rows.push({ rowId: rowIds[i]!, sceneId });
    }
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    await issueSheet(owner, { projectId, callsheetId });
    const member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    cable = await Cable.to(workplace.server.url);
    ({ page: phone } = await workplace.signedIn(owner, '/today', { size: PHONE, url: cable.url }));
    ({ page: crew } = await workplace.signedIn(member, '/today', { size: PHONE }));
  });
  afterAll(async () => {
    await workplace?.close();
    await cable?.close();
  });

  it('OS4: is reached at /today, with my own call first', async () => {
    await phone.getByRole('heading', { name: '오늘', exact: true }).waitFor();
    expect(new URL(phone.url()).pathname).toBe(`/projects/${projectId}/today`);
    await phone.getByText('08:00', { exact: true }).first().waitFor();
    await phone.getByText(/^종료 예정 /).waitFor();
    expect(await axeViolations(phone)).toEqual([]);
  });

  it('OS7: is first in the bar of a phone on the day itself', async () => {
    await crew.goto(`/projects/${projectId}/callsheets`);
    const bar = crew.getByRole('navigation', { name: '작품 화면' });
    await expect
      .poll(() => bar.getByRole('link').allInnerTexts())
      .toEqual(['오늘', '개요', '계획', '일촬표']);
    await bar.getByRole('link', { name: '오늘' }).click();
    await crew.getByRole('heading', { name: '오늘', exact: true }).waitFor();
  });

  it('CS33: has my own call and its confirmation on the sheet, for who writes sheets too', async () => {
    const assistant = await Program.join(workplace.server.url, '한서진');
    await assistant.joinProject(workplace.server, owner, projectId, 'manager');
    const path = `/projects/${projectId}/callsheets/${callsheetId}`;
    const { page } = await workplace.signedIn(assistant, path, { size: PHONE });
    const mine = page.getByRole('region', { name: '내 콜' });
    await mine.getByText('08:00', { exact: true }).waitFor();
    await mine.getByRole('button', { name: '확인했어요' }).click();
    await mine.getByRole('button', { name: '확인했어요' }).waitFor({ state: 'detached' });
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('OS2: a scene is begun and ended with a tap, and everybody’s phone says so', async () => {
    await begin(phone, 'S#12');
    await phone.getByRole('region', { name: '촬영 중' }).getByText('S#12').waitFor();
    await crew.getByRole('region', { name: '촬영 중' }).getByText('S#12').waitFor();
    expect(await crew.getByRole('button', { name: '끝남' }).count()).toBe(0);
    await phone.getByRole('button', { name: '끝남' }).click();
    await crew.getByText('끝난 것 1').waitFor();
    await crew.getByRole('region', { name: '다음 순서', exact: true }).getByText('S#13').waitFor();
  });

  it('OS2: is said without a line too, and sent when there is one', async () => {
    cable.pull();
    await begin(phone, 'S#13');
    await phone.getByRole('region', { name: '촬영 중' }).getByText('S#13').waitFor();
    await phone.getByRole('button', { name: '일부만' }).click();
    await phone.getByText(/^오늘 촬영이 끝났어요/).waitFor();
    cable.plugIn();
    await crew.getByText('끝난 것 2').waitFor();
  });

  it('RP13: leads to the report of the day who may write it, and nobody else', async () => {
    await phone.getByRole('link', { name: '제작일지' }).waitFor();
    expect(await phone.getByRole('link', { name: '제작일지' }).getAttribute('href')).toBe(
      `/projects/${projectId}/callsheets/${callsheetId}/report`,
    );
    expect(await crew.getByText('제작일지').count()).toBe(0);
  });

  it('OS2: what was said by mistake is taken back', async () => {
    await phone.getByText('끝난 것 2').click();
    await phone.getByRole('button', { name: 'S#13 더 보기' }).click();
    await phone.getByRole('menuitem', { name: '되돌리기' }).click();
    await crew.getByRole('region', { name: '다음 순서', exact: true }).getByText('S#13').waitFor();
    expect(workplace.errors()).toEqual([]);
  });

  it('SN15: signed out before it was sent, a tap is told of at the sign-in, and goes when its person is back', async () => {
    const path = `/projects/${projectId}/today`;
    const { page, context } = await workplace.signedIn(owner, path, { size: PHONE, url: cable.url });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    cable.pull();
    await begin(page, 'S#13');
    await page
      .getByText(/보낼 것 1개/)
      .first()
      .waitFor();
    await context.clearCookies();
    cable.plugIn();
    await page.reload();
    await page.getByText('이 기기에 보내지 못한 변경이 1개 남아 있어요.', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await new AuthPage(page).signIn(owner);
    await crew.getByRole('region', { name: '촬영 중' }).getByText('S#13').waitFor();
    await page.goto(path);
    await page.getByRole('button', { name: '시작 취소' }).click();
    await crew.getByRole('region', { name: '다음 순서', exact: true }).getByText('S#13').waitFor();
    await context.close();
  });

  it('OS8: a phone whose clock is wrong says so, and goes by the server’s', async () => {
    const fast = await workplace.screen({ size: PHONE });
    await fast.context.addInitScript(() => {
      const right = Date;
      const now = () => right.now() + 2 * 60 * 60_000;
      globalThis.Date = new Proxy(right, {
        construct: (_, said: readonly number[]) =>
          said.length === 0 ? new right(now()) : new right(...(said as [number])),
        get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
      });
    });
    await enterSignedIn(fast, owner, `/projects/${projectId}/today`);
    await fast.page.getByText('이 기기의 시계가 2시간 빨라요.', { exact: false }).waitFor();
    expect(await axeViolations(fast.page)).toEqual([]);
    await begin(fast.page, 'S#13');
    await crew
      .getByRole('region', { name: '촬영 중' })
      .getByText(/시작 · [0-3]분째/)
      .waitFor();
    await fast.page.getByRole('button', { name: '시작 취소' }).click();
    await crew.getByRole('region', { name: '다음 순서', exact: true }).getByText('S#13').waitFor();
    await fast.context.close();
  });

  it('OS1, OS5: of two units the other one is a tap away', async () => {
    const [ofB, sheetOfB, sceneId] = [newId(), newId(), newId()];
    const day = { timetableId: ofB, boardId, tableDate: daysFromToday(0), unit: 'B' as const, calltime: 600 };
    await owner.run(projectId, 'addTimetable', day);
    await owner.run(projectId, 'addScene', {
      sceneId,
      episodeId,
      sceneNo: 20,
      subSceneNo: '',
      setName: '옥상',
    });
    const rows = [{ rowId: newId(), sceneId }];
    await owner.run(projectId, 'allocateScenes', { timetableId: ofB, afterRowId: null, rows });
    await owner.run(projectId, 'makeCallsheet', { callsheetId: sheetOfB, timetableId: ofB });
    await issueSheet(owner, { projectId, callsheetId: sheetOfB });
    const units = phone.getByRole('group', { name: '오늘의 촬영' });
    await units.getByRole('button', { name: '1회차 B팀' }).click();
    await phone.getByRole('region', { name: '다음 순서', exact: true }).getByText('S#20').waitFor();
    await begin(phone, 'S#20');
    await phone.getByRole('region', { name: '촬영 중' }).getByText('S#20').waitFor();
    expect(await axeViolations(phone)).toEqual([]);
    await units.getByRole('button', { name: '1회차', exact: true }).click();
    await phone.getByRole('region', { name: '다음 순서', exact: true }).getByText('S#13').waitFor();
  });
});

/** By the button of what is next, or by the menu of a line further down. */
async function begin(page: Page, name: string): Promise<void> {
  const next = page.getByRole('region', { name: '다음 순서', exact: true });
  if (await next.getByText(name).isVisible()) return next.getByRole('button', { name: '시작' }).click();
  await page.getByRole('button', { name: `${name} 더 보기` }).click();
  await page.getByRole('menuitem', { name: '먼저 시작' }).click();
}
