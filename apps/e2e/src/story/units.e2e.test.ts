import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

/** A date on which both units shoot, and teams of which nobody has said with which they work. */
describe('teams of two units', () => {
  let workplace: Workplace;
  let page: Page;
  let base: string;
  const [timetableId, callsheetId] = [newId(), newId()];
  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId, days, sceneIds } = await sceneBoard(owner, 2, [[1]]);
    expect(days).toHaveLength(1);
    const of = await owner.call<{ messages: [{ tables: { timetable: { boardId: string }[] } }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const { boardId } = of.messages[0].tables.timetable[0]!;
    const day = { timetableId, boardId, tableDate: '2026-12-01', unit: 'B', calltime: 480 } as const;
    await owner.run(projectId, 'addTimetable', day);
    const rows = [{ rowId: newId(), sceneId: sceneIds[1]! }];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    for (const name of ['촬영', '제작', '조명 둘']) {
      const [crewTeamId, crewId] = [newId(), newId()];
      await owner.run(projectId, 'addCrewTeam', { crewTeamId, name });
      const person = { name: `${name}의 사람`, roleTitle: '', userId: null, consent: { guardian: '' } };
      await owner.run(projectId, 'addCrew', { crewId, crewTeamId, ...person });
    }
    base = `${workplace.server.url}/projects/${projectId}`;
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/costs?view=plan`));
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
  });
  afterAll(() => workplace?.close());

  it('CO19, CR20: the costs say that the second unit has nobody, and lead to where a team gets its unit', async () => {
    await page.getByText('B팀인 팀이 없어').waitFor();
    await page.getByRole('link', { name: '스태프에서 유닛 정하기' }).click();
    for (const [team, unit] of [
      ['촬영', 'A팀'],
      ['조명 둘', 'B팀'],
    ] as const) {
      await page.getByRole('button', { name: `${team} 팀 더 보기` }).click();
      await page.getByRole('menuitem', { name: '팀 고치기' }).click();
      const dialog = page.getByRole('dialog', { name: '팀 고치기' });
      await dialog.getByRole('button', { name: unit }).click();
      await dialog.getByRole('button', { name: '저장' }).click();
      await page.getByText(`1명 · ${unit}`).waitFor();
    }
    await page.goto(`${base}/costs?view=plan`);
    await page.getByRole('button', { name: '회차', exact: true }).waitFor();
    expect(await page.getByText('B팀인 팀이 없어').count()).toBe(0);
  });

  it('CS108: the sheet of the second unit says which team is too many, and takes it off', async () => {
    await page.goto(`${base}/callsheets/${callsheetId}`);
    await page.getByRole('button', { name: '계획표에서 가져오기' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('checkbox').count()).toBe(1);
    await dialog.getByText('촬영', { exact: true }).click();
    await dialog.getByRole('button', { name: '1곳 가져오기' }).click();
    await page.getByText('계획표와 같아요.').waitFor();
    const calls = page.getByRole('table').filter({ hasText: '조명 둘' });
    expect(await calls.getByText('촬영', { exact: true }).count()).toBe(0);
    expect(workplace.errors()).toEqual([]);
  });
});
