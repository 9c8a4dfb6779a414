import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

/** A day that gathers at nine in the evening: what people write of the hours past midnight is of its night. */
describe('a night of shooting', () => {
  let workplace: Workplace;
  let desk: Page;
  const [projectId, callsheetId, characterId] = [newId(), newId(), newId()];
  const sheet = `/projects/${projectId}/callsheets/${callsheetId}`;
  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    const { boardId, episodeId } = ids;
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const [timetableId, crewTeamId] = [newId(), newId()];
    const day = { timetableId, boardId, tableDate: daysFromToday(0), calltime: 21 * 60 };
    await owner.run(projectId, 'addTimetable', day);
    await owner.run(projectId, 'addCharacter', { characterId, name: '수진', kind: 'lead' });
    const rows = [newId(), newId()].map((sceneId) => ({ sceneId, rowId: newId() }));
    for (const [i, { sceneId }] of rows.entries()) {
      const scene = { sceneId, episodeId, sceneNo: 12 + i, subSceneNo: '', setName: '정류장' };
      await owner.run(projectId, 'addScene', scene);
    }
    const sceneIds = rows.map(({ sceneId }) => sceneId);
    await owner.run(projectId, 'editScenes', { sceneIds, patch: { plannedMinutes: 150 } });
    await owner.run(projectId, 'castScenes', { sceneIds: [sceneIds[1]!], add: [characterId] });
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '조명', colour: 0, calltimeOffset: 0 });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    ({ page: desk } = await workplace.signedIn(owner, sheet));
  });
  afterAll(() => workplace?.close());

  /** Writes it as people do, and waits for what it was taken for. */
  async function write(label: string, typed: string, taken: string): Promise<void> {
    const field = desk.getByLabel(label, { exact: true });
    await field.fill(typed);
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe(taken);
  }

  it('CS105: is called past midnight by its hours, actors, teams and vehicles alike', async () => {
    await desk.getByText('12', { exact: true }).first().waitFor();
    await write('수진 도착', '0030', '24:30');
    await write('수진 분장', '22:40', '22:40');
    await write('조명 콜', '1:00', '25:00');
    await desk.locator('summary', { hasText: '차량' }).last().click();
    await desk.getByRole('button', { name: '차량 추가' }).click();
    await desk.getByLabel('차량 이름').fill('발전차');
    await desk.getByLabel('차량 이름').blur();
    await write('발전차 시각', '0:40', '24:40');
    const paper = desk.locator('article');
    await paper.getByText(/24:40 발전차/).waitFor();
    await paper.getByText('25:00', { exact: true }).waitFor();
  });

  it('RP14: is written down past midnight by its hours', async () => {
    await desk.goto(`${sheet}/report`);
    await desk.getByRole('heading', { name: '1회차 제작일지' }).waitFor();
    await write('S#12 시작', '2110', '21:10');
    await write('S#12 끝', '0010', '24:10');
    await write('해산', '3:20', '27:20');
    const paper = desk.getByRole('article', { name: '제작일지 미리 보기' });
    await paper.getByText('27:20', { exact: true }).first().waitFor();
    expect(workplace.errors()).toEqual([]);
  });
});
