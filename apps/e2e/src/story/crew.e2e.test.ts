import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { CrewPage } from '../pages/crew-page.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

describe('who makes the film', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('stands at the head of the call sheet and in its team calls, as soon as it is told', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const [boardId, timetableId, callsheetId] = [newId(), newId(), newId()];
    const ids = { memberId: newId(), episodeId: newId(), boardId };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}`);
    const frame = new ProjectFrame(page);
    await frame.goTo('설정');
    await page.getByRole('button', { name: '작품 정보' }).click();
    const info = page.getByRole('dialog', { name: '작품 정보' });
    await info.getByLabel('감독', { exact: true }).fill('한지원');
    await info.getByLabel('기본 콜타임').fill('0630');
    await info.getByRole('button', { name: '저장' }).click();
    await frame.goTo('스태프');
    const crew = new CrewPage(page);
    await crew.addTeam('촬영', '-30');
    await crew.addPerson('촬영', { name: '윤재하', roleTitle: '촬영감독', phone: '010-0000-0111' });
    await crew.addPerson('촬영', { name: '남도윤', roleTitle: '촬영부', phone: '010-0000-0112' });
    await crew.remove('남도윤');
    await frame.saved();
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2026-12-01' });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    await page.goto(`${workplace.server.url}/projects/${projectId}/callsheets/${callsheetId}`);
    const paper = page.getByRole('main');
    await paper.getByText('한지원').first().waitFor();
    await paper.getByText('촬영', { exact: true }).first().waitFor();
    await paper.getByText('06:00').first().waitFor();
    expect(await paper.getByText('남도윤').count()).toBe(0);
  });
});
