import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { issueSheet } from '../harness/sheet-on-server.ts';
import { Workplace } from '../harness/workplace.ts';

/** A date on which both units shoot, and teams of which nobody has said with which they work. */
describe('teams of two units', () => {
  let workplace: Workplace;
  let page: Page;
  let base: string;
  let owner: Program;
  let projectId: string;
  const [timetableId, callsheetId, lights] = [newId(), newId(), newId()];
  const addPerson = (crewTeamId: string, name: string) => {
    const person = { name, roleTitle: '', userId: null, consent: { guardian: '' } };
    return owner.run(projectId, 'addCrew', { crewId: newId(), crewTeamId, ...person });
  };
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const film = await sceneBoard(owner, 2, [[1]]);
    ({ projectId } = film);
    const of = await owner.call<{ messages: [{ tables: { timetable: { boardId: string }[] } }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const { boardId } = of.messages[0].tables.timetable[0]!;
    const day = { timetableId, boardId, tableDate: '2026-12-01', unit: 'B', calltime: 480 } as const;
    await owner.run(projectId, 'addTimetable', day);
    const rows = [{ rowId: newId(), sceneId: film.sceneIds[1]! }];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    for (const [crewTeamId, name] of [
      [newId(), '촬영'] as const,
      [newId(), '제작'] as const,
      [lights, '조명 둘'] as const,
    ]) {
      await owner.run(projectId, 'addCrewTeam', { crewTeamId, name });
      await addPerson(crewTeamId, `${name}의 사람`);
    }
    base = `${workplace.server.url}/projects/${projectId}`;
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/costs?view=plan`));
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
  });
  afterAll(() => workplace?.close());

  it('CO19, CR20: the costs say that the second unit has nobody, and lead to where a team gets its unit', async () => {
    await page.getByText('B팀으로 정한 팀이 없어').waitFor();
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
    // What was kept on the device may be a moment older than what was just done.
    await expect.poll(() => page.getByText('B팀으로 정한 팀이 없어').count()).toBe(0);
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
  });

  it('CS109, CS110: whom it goes to stand under their teams, are found, and their links copied at once', async () => {
    for (const i of Array(8).keys()) await addPerson(lights, `강하준${i}`);
    await issueSheet(owner, { projectId, callsheetId });
    await page.getByRole('button', { name: /^확인 / }).click();
    const list = page.getByRole('dialog', { name: '1판을 누가 확인했나요' });
    await list.getByRole('heading', { name: '조명 둘 확인 0/9' }).waitFor();
    // CS108: who works with the first unit is not waited for.
    expect(await list.getByRole('heading').allInnerTexts()).toHaveLength(3);
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('textbox', { name: '받는 사람 찾기' }).fill('ㄱㅎㅈ');
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
    });
    await list.getByRole('button', { name: '링크 8개 복사' }).click();
    await page.getByText('복사했어요.').waitFor();
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    const lines = copied.split('\n').map((line) => line.split('\t'));
    expect(lines.map(([team, name]) => `${team} ${name}`)).toEqual(
      [...Array(8).keys()].map((i) => `조명 둘 강하준${i}`),
    );
    expect(await (await fetch(lines[0]!.at(-1)!)).text()).toContain('강하준0');
    expect(workplace.errors()).toEqual([]);
  });
});
