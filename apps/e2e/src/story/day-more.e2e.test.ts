import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, PATIENCE_MS, type Screen } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProposalPanel } from '../pages/proposal-panel.ts';

const soon = { timeout: PATIENCE_MS };
/** Minutes of each scene. The first day falls away; what stood there fits nowhere unless scenes of other days make room. */
const MINUTES = [320, 320, 400, 300, 400, 300, 120];

describe('a day that falls away', () => {
  let workplace: Workplace;
  let screen: Screen;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const days = [[1, 2], [3, 4], [5, 6], [7]];
    const { projectId, sceneIds } = await sceneBoard(owner, 7, days, { setting: 'INT' }, (i) =>
      daysFromToday(i + 1),
    );
    for (const [i, plannedMinutes] of MINUTES.entries())
      await owner.run(projectId, 'editScenes', { sceneIds: [sceneIds[i]!], patch: { plannedMinutes } });
    screen = await workplace.signedIn(owner, `/projects/${projectId}/timetable`, { size: DESK });
    await screen.page.getByRole('option').first().waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  it('BP16: is told what one day more would spare, and adds it with one press', async () => {
    const { page } = screen;
    const panel = new ProposalPanel(page);
    await panel.open();
    await page.getByRole('button', { name: '배우 · 장소 · 비 · 하루 취소' }).click();
    await page.getByRole('combobox', { name: '무엇이' }).click();
    await page.getByRole('option', { name: '하루 모두', exact: true }).click();
    await page.getByRole('button', { name: '더하기', exact: true }).click();
    await page.getByRole('button', { name: '배치안 만들기' }).click();
    const more = page.getByRole('status', { name: '하루 더하기' });
    await more.getByText('하루를 더하면 2씬만 옮겨요.').waitFor(soon);
    await more.getByText('지금 있는 날로는 적어도 4씬을 옮겨요.').waitFor();
    await more.getByRole('button', { name: /하루 더하고 다시 찾기$/ }).click();
    await panel.proposal(1).waitFor(soon);
    await more.waitFor({ state: 'detached' });
    await page.getByText('날이 바뀌는 씬 2개').first().waitFor();
  });
});
