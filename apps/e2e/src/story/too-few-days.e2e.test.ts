import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProposalPanel } from '../pages/proposal-panel.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

describe('자동 배치 with too many scenes for the days', () => {
  let workplace: Workplace;
  let page: Page;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 3, [[]], { plannedMinutes: 600, setting: 'INT' });
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`));
    await page.getByRole('region', { name: /^1회차/ }).waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  it('BP8: says how many days it takes, and adds them with one press', async () => {
    const panel = new ProposalPanel(page);
    await panel.open();
    await page.getByRole('button', { name: '안 만들기' }).click();
    const short = page.getByRole('status', { name: '모자란 날' });
    await short.getByText('1일로는 부족해요. 약 3일이 필요해요.').waitFor(soon);
    await short.getByRole('button', { name: '2일 더하고 다시 찾기' }).click();
    await new TimetablePage(page).day(3).waitFor();
    await panel.proposal(1).waitFor(soon);
    await short.waitFor({ state: 'detached' });
  });
});
