import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

/** The shooting day itself: the team ticks off what is to be seen to, and the day is written down as it goes. */
describe('a shooting day', () => {
  let workplace: Workplace;
  let owner: Program;
  let desk: Page;
  let phone: Page;
  const [projectId, timetableId, callsheetId] = [newId(), newId(), newId()];
  const report = `/projects/${projectId}/callsheets/${callsheetId}/report`;
  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const day = { timetableId, boardId: ids.boardId, tableDate: daysFromToday(0), calltime: 0 };
    await owner.run(projectId, 'addTimetable', day);
    const rows = [];
    for (const [sceneNo, setName] of [
      [12, '편의점'],
      [13, '정류장'],
    ] as const) {
      const sceneId = newId();
      const { episodeId } = ids;
      await owner.run(projectId, 'addScene', { sceneId, episodeId, sceneNo, subSceneNo: '', setName });
      await owner.run(projectId, 'editScenes', { sceneIds: [sceneId], patch: { cutCount: 8 } });
      rows.push({ rowId: newId(), sceneId });
    }
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await owner.run(projectId, 'addCrewTeam', {
      crewTeamId: newId(),
      name: '연출',
      colour: 0,
      calltimeOffset: 0,
    });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    const checklist = ['무전기 충전', '우산 스무 개'].map((text) => ({ _id: newId(), text, done: false }));
    await owner.run(projectId, 'editCallsheet', { callsheetId, put: { checklist } });
    const member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    const sheet = `/projects/${projectId}/callsheets/${callsheetId}`;
    ({ page: desk } = await workplace.signedIn(owner, sheet));
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    ({ page: phone } = await workplace.signedIn(member, sheet, { size: PHONE }));
  });
  afterAll(() => workplace?.close());

  it('CS73, CS74: has a checklist that the team ticks, each for all', async () => {
    const list = phone.getByRole('region', { name: '확인할 것' });
    await list.getByText('확인할 것 0/2').waitFor();
    await list.getByText('무전기 충전').click();
    await list.getByText('확인할 것 1/2').waitFor();
    const summary = desk.locator('summary', { hasText: '확인할 것' });
    await summary.click();
    const box = desk.getByRole('checkbox', { name: '무전기 충전 확인' });
    await box.and(desk.locator(':checked')).waitFor();
    await box.click();
    await list.getByText('확인할 것 0/2').waitFor();
  });

  it('CS75: keeps what was ticked without a line until there is one', async () => {
    await phone.context().setOffline(true);
    await phone.getByText('우산 스무 개').click();
    await phone.getByText('확인할 것 1/2').waitFor();
    await phone.context().setOffline(false);
    await desk.getByRole('checkbox', { name: '우산 스무 개 확인' }).and(desk.locator(':checked')).waitFor();
    await desk.getByText('발행 1판').first().waitFor();
  });

  it('RP3: is written down on the phone as it goes, by taps', async () => {
    const { page } = await workplace.signedIn(owner, report, { size: PHONE });
    await page.getByRole('heading', { name: '1회차 제작일지' }).waitFor();
    await page.getByRole('button', { name: '집합 지금' }).click();
    await page.getByRole('button', { name: 'S#12 시작 지금' }).click();
    await page.getByRole('button', { name: 'S#12 끝 지금' }).click();
    const results = page.getByRole('group', { name: 'S#12 결과' });
    await results.getByRole('button', { name: '완료', pressed: true }).waitFor();
    await page.getByLabel('S#12 컷').fill('11');
    await page.getByLabel('S#12 컷').blur();
    await page.getByRole('group', { name: 'S#13 결과' }).getByRole('button', { name: '일부' }).click();
    const calls = page.locator('details', { hasText: '배우 · 팀 콜' });
    await calls.locator('summary').click();
    await calls.getByRole('button', { name: '연출 지금 도착' }).click();
    await calls.getByLabel('연출 도착').and(page.locator('[value*=":"]')).waitFor();
    await calls.getByRole('button', { name: '연출 지금 준비' }).waitFor();
    await page.getByLabel('집합', { exact: true }).and(page.locator('[value*=":"]')).waitFor();
  });

  it('RP2, RP6: says at the desk what was planned, what became of it, and what is left', async () => {
    // RP11: the day asks for it, on the overview and on its sheet.
    await desk.goto(`/projects/${projectId}`);
    await desk.getByRole('link', { name: '제작일지 쓰기' }).waitFor();
    await desk.goto(`/projects/${projectId}/callsheets/${callsheetId}`);
    await desk.getByRole('button', { name: '제작일지 쓰기' }).click();
    const paper = desk.getByRole('article', { name: '제작일지 미리 보기' });
    await paper.getByText('계획: 일촬표 1판').waitFor();
    await paper.getByRole('cell', { name: '연출' }).waitFor();
    await paper.getByText('11 (8)').waitFor();
    await paper.getByText('진행 · 1 / 2씬 · 50%').waitFor();
    await paper.getByText('S#13 정류장 · 일부 촬영 · 다시 잡은 날 없음').waitFor();
    await desk.getByLabel('해산', { exact: true }).fill('2530');
    await desk.getByLabel('특이사항').fill('비로 한 시간 기다림');
    await desk.getByLabel('특이사항').blur();
    await paper.getByText('25:30', { exact: true }).first().waitFor();
    await paper.getByText('비로 한 시간 기다림').waitFor();
  });

  it('is taken home as PDF and XLSX', async () => {
    for (const [format, sign] of [
      ['PDF', '%PDF'],
      ['XLSX', 'PK'],
    ] as const) {
      const coming = desk.waitForEvent('download');
      await desk.getByRole('button', { name: '내려받기' }).click();
      await desk.getByRole('menuitem', { name: format }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toContain('제작일지_막차의 우산_1회차');
      expect((await readFile(await download.path())).toString('latin1').slice(0, sign.length)).toBe(sign);
    }
  });

  it('RP8: is shown to nobody who only reads call sheets', async () => {
    await phone.goto(report);
    await phone.getByText('제작일지를 찾을 수 없어요').waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
