import { addDays, callInstant, koreanDate } from '@ddak/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { newId, Program } from '../harness/program.ts';
import { issueSheet } from '../harness/sheet-on-server.ts';
import { Workplace } from '../harness/workplace.ts';

/** A colleague of 의상 with an account, who may read no contacts, before a day that is issued twice. */
describe('my call on an issued sheet', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  const [projectId, boardId, timetableId, callsheetId] = [newId(), newId(), newId(), newId()];
  const rowId = newId();
  const date = addDays(koreanDate(Date.now()), 1);
  const sheet = { projectId, callsheetId };
  const [costumes, lights] = [newId(), newId()];
  const ownCall = { _id: newId(), crewTeamId: costumes, calltime: 390, place: '', preparation: '' };
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    for (const [crewTeamId, name] of [[costumes, '의상'] as const, [lights, '조명'] as const])
      await owner.run(projectId, 'addCrewTeam', { crewTeamId, name });
    const crewId = newId();
    const person = { crewId, crewTeamId: lights, name: '남도윤', roleTitle: '제작부장', userId: null };
    await owner.run(projectId, 'addCrew', { ...person, consent: { guardian: '' } });
    const phone = '010-0000-0741';
    await owner.run(projectId, 'setPersonContact', { contactId: newId(), crewId, phone, email: '' });
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: date, calltime: 480 });
    const phase = { kind: '집합', label: '집합', minutes: 60, note: '' } as const;
    await owner.run(projectId, 'addPhaseRow', {
      rowId,
      timetableId,
      afterRowId: null,
      phaseData: phase,
    });
    const colleague = await Program.join(workplace.server.url, '류다온');
    const requestId = await colleague.askToJoin(workplace.server, owner, projectId, 'member');
    const own = { memberId: newId(), crewId: newId(), contactId: newId() };
    const given = { role: 'member', crewTeamId: costumes, roleTitle: '의상부' } as const;
    await owner.run(projectId, 'acceptCrewRequest', { requestId, seenVersion: 1, ...given, ...own });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    const put = { contacts: [{ _id: newId(), crewId }] };
    await owner.run(projectId, 'editCallsheet', { callsheetId, put });
    await issueSheet(owner, sheet);
    ({ page } = await workplace.signedIn(colleague, `/projects/${projectId}/callsheets/${callsheetId}`));
  });
  afterAll(() => workplace?.close());

  const card = () => page.getByRole('region', { name: '내 콜' });

  it('CS101: whom to call stands there with their phone, as on a link of one’s own', async () => {
    await card().getByText('08:00').waitFor();
    const call = card().getByRole('link', { name: '제작부장 남도윤 010-0000-0741' });
    expect(await call.getAttribute('href')).toBe('tel:010-0000-0741');
    await page.getByRole('cell', { name: '010-0000-0741' }).waitFor();
  });

  it('CS100: whose team is taken off the sheet is told that they have no call, and no other time', async () => {
    const view = page.getByRole('region', { name: '발행한 일촬표' });
    await view.waitFor();
    await owner.run(projectId, 'editCallsheet', { callsheetId, remove: await ownCallIds() });
    await issueSheet(owner, sheet);
    await card().getByText('이날은 콜이 없어요.').waitFor();
    // What they had is told as what is gone, and as nothing else.
    expect(await card().getByText('08:00').count()).toBe(await card().locator('del').count());
    await owner.run(projectId, 'editCallsheet', { callsheetId, put: { teamCalls: [ownCall] } });
    await issueSheet(owner, sheet);
    await card().locator('b', { hasText: '06:30' }).waitFor();
  });

  it('OS6: on the day it is said that nobody has begun, without a tap to wait for', async () => {
    await page.clock.setFixedTime(callInstant(date, 500));
    // Else the page would hear that this clock is wrong (OS8).
    await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${workplace.server.url}/projects/${projectId}/today`);
    await page.getByText('집합이 20분 지났어요. 아직 시작을 누르지 않았어요.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await owner.run(projectId, 'recordRow', { rowId, patch: { state: 'shooting', actualStart: 505 } });
    await page.getByRole('region', { name: '집합 중' }).waitFor();
    expect(await page.getByText('아직 시작을 누르지 않았어요.').count()).toBe(0);
    expect(workplace.errors()).toEqual([]);
  });

  /** The entry that the sheet was made with. */
  async function ownCallIds(): Promise<string[]> {
    type Calls = { teamCalls: { _id: string; crewTeamId: string }[] };
    const feed = await owner.call<{ messages: [{ tables: { callsheet?: Calls[] } }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const [made] = feed.messages[0].tables.callsheet ?? [];
    return (made?.teamCalls ?? []).flatMap(({ _id, crewTeamId }) => (crewTeamId === costumes ? _id : []));
  }
});
