import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProposalPanel } from '../pages/proposal-panel.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('자동 배치 with too many scenes for the days, on a %s', (_, size) => {
  let workplace: Workplace;
  let page: Page;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const { projectId } = await sceneBoard(owner, 3, [], { plannedMinutes: 600, setting: 'INT' });
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`, { size }));
    await page.getByText('촬영일이 없어요').waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  it('begins where there is no day with the first one', async () => {
    const panel = new ProposalPanel(page);
    await panel.open();
    await page.getByText('하루만 추가해도 돼요').waitFor();
    await page.getByRole('button', { name: '촬영일 추가' }).last().click();
    await page
      .getByRole('dialog', { name: '촬영일 추가' })
      .getByRole('button', { name: '추가', exact: true })
      .click();
    await page.getByRole('button', { name: '배치안 만들기' }).waitFor();
  });

  it('BP8: says how many days it takes, and adds them with one press', async () => {
    const panel = new ProposalPanel(page);
    await page.getByRole('button', { name: '배치안 만들기' }).click();
    const short = page.getByRole('status', { name: '모자란 날' });
    await short.getByText('1일로는 부족해요. 약 3일이 필요해요.').waitFor(soon);
    await short.getByRole('button', { name: '2일 더하고 다시 찾기' }).click();
    // On a phone the panel lies over the days.
    if (size === DESK) await new TimetablePage(page).day(3).waitFor();
    await panel.proposal(1).waitFor(soon);
    await short.waitFor({ state: 'detached' });
    expect(await page.getByText('계산한 뒤에 계획표가 바뀌었어요').count()).toBe(0);
  });
});
