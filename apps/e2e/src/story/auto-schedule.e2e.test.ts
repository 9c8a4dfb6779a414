import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { DESK, PATIENCE_MS, PHONE, type Screen } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { ProposalPanel } from '../pages/proposal-panel.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

/** From a board with scenes that wait to proposals, a part taken over, and back. */
describe.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('자동 배치 on a %s', (size, options) => {
  let workplace: Workplace;
  let screen: Screen;
  let panel: ProposalPanel;

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 8, [[1, 2], [3], []], {}, daysFromToday);
    screen = await workplace.signedIn(owner, `/projects/${projectId}/timetable`, { size: options });
    panel = new ProposalPanel(screen.page);
    await screen.page.getByRole('option').first().waitFor();
  });
  afterAll(() => workplace?.close());

  it('BP5: is told of a loss of several days at once, each of which can be taken out again', async () => {
    const { page } = screen;
    await panel.open();
    await page.getByRole('button', { name: '배우 · 장소 · 비 · 하루 취소' }).click();
    await page.getByRole('combobox', { name: '언제까지' }).click();
    await page.getByRole('listbox').getByRole('option').last().click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '더하기', exact: true }).click();
    const out = page.getByRole('button', { name: /야외.* 빼기$/ });
    await expect.poll(() => out.count(), soon).toBe(3);
    for (let left = 3; left > 0; left--) await out.first().click();
  });

  it('BP17: proposes days for what waits, tells why and what another day would mean, and is told apart by everyone', async () => {
    expect(await axeViolations(screen.page)).toEqual([]);
    await panel.ask();
    await panel.strip('4').click();
    await panel.days
      .getByRole('status')
      .getByText(/옮기면|옮겨도/)
      .waitFor();
    expect(await axeViolations(screen.page)).toEqual([]);
  });

  it('shows a proposal in the columns of the board, read only, with the board as it is one press away', async () => {
    const { page } = screen;
    await panel.onBoard();
    const days = page.locator('[data-day]');
    await days.getByText('초안').first().waitFor();
    await days.getByText('미배정에서').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The long list has no foot and no room for a frame around a day: its heads and lines say the same.
    await page.getByRole('button', { name: '목록', exact: true }).click();
    const list = page.getByRole('grid', { name: '촬영 순서' });
    await list.getByText('초안').first().waitFor();
    await list.getByText('미배정에서').first().waitFor();
    await page.getByRole('button', { name: '보드', exact: true }).click();
    await page.getByRole('button', { name: '지금 계획 보기' }).click();
    await expect.poll(() => days.getByText('미배정에서').count(), soon).toBe(0);
    await page.getByRole('button', { name: '초안 보기' }).waitFor();
    await panel.backFromBoard();
  });

  it('takes over a part of it in one step, and takes that back whole', async () => {
    const { page } = screen;
    // By its text: on a phone the sheet lies over the board.
    const placed = () => page.getByText(size === 'desk' ? /^전체 8씬/ : /^미배정 씬 \d/).innerText();
    const before = size === 'desk' ? '3 배정' : '미배정 씬 5';
    expect(await placed()).toContain(before);
    const changed = await panel.days.count();
    expect(changed).toBeGreaterThan(0);
    // One day alone, where there is more than one: of those that only change places nothing would leave the pool.
    for (let i = 0; i < changed; i++) {
      const day = panel.days.nth(i);
      const takesFour = (await day.getByRole('button', { name: /S#4\b/ }).count()) > 0;
      if (!takesFour) await day.getByRole('checkbox').click();
    }
    await panel.accept();
    await page.getByText('자동 배치를 받아들였어요.').waitFor();
    await expect.poll(placed, soon).not.toContain(before);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(placed, soon).toContain(before);
    if (size === 'desk') {
      await new ProjectFrame(page).saved();
      await expect.poll(() => new TimetablePage(page).order(1), soon).toEqual(['1', '2']);
    }
  });

  it('reckons without a line', async () => {
    await screen.page.context().setOffline(true);
    await panel.open();
    await panel.ask();
    expect(await panel.days.count()).toBeGreaterThan(0);
    await screen.page.context().setOffline(false);
  });
});
