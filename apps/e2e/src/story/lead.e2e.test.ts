import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

/** AC30: who leads 소품 writes what is theirs, of the breakdown and of a call sheet, and is told whose the rest is. */
describe('who leads a team', () => {
  let workplace: Workplace;
  let owner: Program;
  let lead: Program;
  let film: FilmOnServer;
  let page: Page;
  const callsheetId = newId();
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    lead = await Program.join(workplace.server.url, '류다온');
    film = await filmOnServer(owner, { scenes: 4, days: 2, items: 1 });
    const { projectId, scenes, days } = film;
    const crewTeamId = newId();
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '소품' });
    await owner.run(projectId, 'addCrewTeam', { crewTeamId: newId(), name: '의상' });
    const coat = { _id: newId(), type: 'costume', name: '민서 코트' } as const;
    await owner.run(projectId, 'addBreakdownItems', { sceneId: scenes[0]!, items: [coat as never] });
    const requestId = await lead.askToJoin(workplace.server, owner, projectId, 'lead');
    const ids = { memberId: newId(), crewId: newId(), contactId: newId() };
    const given = { role: 'lead', crewTeamId, roleTitle: '소품팀장' } as const;
    await owner.run(projectId, 'acceptCrewRequest', { requestId, seenVersion: 1, ...given, ...ids });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId: days[0]! });
    ({ page } = await workplace.signedIn(lead, `/projects/${projectId}/breakdown`));
  });
  afterAll(() => workplace?.close());

  it('AC30: adds and edits the items of their category, and reads those of another team', async () => {
    const props = page.getByRole('region', { name: '미술·소품' });
    await props.getByLabel('소품 0 수량').fill('3');
    await page.keyboard.press('Tab');
    await page.getByLabel('새 항목').fill('검은 우산');
    await page.getByLabel('새 항목').press('Enter');
    await props.getByLabel('검은 우산 이름').waitFor();
    const costume = page.getByRole('region', { name: '의상' });
    await costume.getByText('의상팀이 맡아요').waitFor();
    expect(await costume.getByLabel('민서 코트 이름').isDisabled()).toBe(true);
    expect(await costume.getByRole('button', { name: '민서 코트 더 보기' }).count()).toBe(0);
    expect(await page.getByLabel('분류').locator('option').allTextContents()).toEqual(['미술·소품']);
    expect(await axeViolations(page)).toEqual([]);
    // The server says the same to whoever asks it without the screen.
    const hat = { _id: newId(), type: 'costume', name: '모자' } as never;
    await expect(
      lead.run(film.projectId, 'addBreakdownItems', { sceneId: film.scenes[0]!, items: [hat] }),
    ).rejects.toThrow('소품팀 팀장은 미술·소품만 고칠 수 있어요.');
  });

  it('AC30: the list of things is written where it is theirs, and read elsewhere', async () => {
    await page.goto(`${workplace.server.url}/projects/${film.projectId}/elements`);
    await page.getByText('민서 코트').first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '브레이크다운에서 보기' }).waitFor();
    expect(await page.getByRole('menuitem', { name: '모든 씬에서 빼기' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByText('검은 우산').first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '모든 씬에서 빼기' }).waitFor();
    await page.keyboard.press('Escape');
    // What is another team's does not open to be typed in; the row of their own does.
    const field = page.getByRole('grid').getByRole('textbox');
    await page.getByText('민서 코트').first().click();
    await page.keyboard.press('Enter');
    expect(await field.count()).toBe(0);
    await page.getByText('검은 우산').first().click();
    await page.keyboard.press('Enter');
    await field.waitFor();
    await page.keyboard.press('Escape');
  });

  it('AC30: on a call sheet they write the call and preparations of their team, and nothing else', async () => {
    await page.goto(`${workplace.server.url}/projects/${film.projectId}/callsheets/${callsheetId}`);
    await page.getByText('소품팀의 콜과 준비물, 확인할 것을 적을 수 있어요.', { exact: false }).waitFor();
    await page.getByLabel('소품 준비물').fill('검은 우산 셋');
    await page.keyboard.press('Tab');
    await page.getByRole('main').getByText('검은 우산 셋').first().waitFor();
    await page.getByRole('button', { name: '항목 추가' }).click();
    await page.getByLabel('할 일').fill('우산 방수 확인');
    await page.keyboard.press('Tab');
    await page.getByRole('main').getByText('□ 소품팀 · 우산 방수 확인').first().waitFor();
    expect(await page.getByLabel('의상 준비물').count()).toBe(0);
    expect(await page.getByLabel('집합 장소').count()).toBe(0);
    expect(await page.getByRole('button', { name: '발행' }).count()).toBe(0);
    const patch = { notices: ['우천 시 취소'] };
    await expect(lead.run(film.projectId, 'editCallsheet', { callsheetId, patch })).rejects.toThrow(
      '소품팀 팀장은 소품팀의 콜, 준비물과 확인할 것만 고칠 수 있어요.',
    );
  });

  it('AC30: they say how much before everybody their team comes, which its calls follow', async () => {
    await page.goto(`${workplace.server.url}/projects/${film.projectId}/crew`);
    await page.getByRole('button', { name: '콜타임 차이' }).click();
    const dialog = page.getByRole('dialog', { name: '소품팀의 콜타임 차이' });
    await dialog.getByLabel('콜타임 차이 (분)').fill('-45');
    await dialog.getByRole('button', { name: '저장' }).click();
    await page.getByText('콜 45분 전').waitFor();
    expect(await page.getByRole('button', { name: '콜타임 차이' }).count()).toBe(1);
    await page.goto(`${workplace.server.url}/projects/${film.projectId}/callsheets/${callsheetId}`);
    await page.getByRole('cell', { name: '06:15' }).waitFor();
    expect(workplace.errors()).toEqual([]);
  });
});
