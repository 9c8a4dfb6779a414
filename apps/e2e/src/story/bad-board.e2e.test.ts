import { type PhaseData, shortDate } from '@ddak/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PATIENCE_MS } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { ProposalPanel } from '../pages/proposal-panel.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };
const [DAYS_AT_ONCE, BATCHES, ROWS_OF_A_DAY] = [100, 5, 20];

/** What goes wrong at a board: said where it is done, with nothing lost. What is deleted meanwhile: gone-meanwhile.e2e. */
describe('bad input at the board and at 자동 배치', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  let board: TimetablePage;

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    ({ page } = await workplace.signedIn(owner, '/'));
    board = new TimetablePage(page);
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  const open = (projectId: string) => page.goto(`/projects/${projectId}/timetable`);
  /** A strip of the first day of which that is said. */
  const strip = (text: string) => board.day(1).getByRole('option').filter({ hasText: text });
  const openDay = async (dayNo: number, item: string) => {
    await board
      .day(dayNo)
      .getByRole('button', { name: `${dayNo}회차 메뉴` })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog');
  };

  it('a day onto a taken date: is said in the form, and keeps both days', async () => {
    const { projectId } = await sceneBoard(owner, 3, [[1, 2], [3]]);
    await open(projectId);
    await board.row(2, '3 ').waitFor();
    const dialog = await openDay(2, '촬영일 고치기…');
    await dialog.getByRole('textbox', { name: '날짜' }).fill('2026-12-01');
    await dialog.getByRole('alert').filter({ hasText: '이 날에는 이미 촬영일이 있어요.' }).waitFor();
    expect(await dialog.getByRole('button', { name: '저장' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect([await board.order(1), await board.order(2)]).toEqual([['1', '2'], ['3']]);
  });

  it('a fixed start before the call: is said in the form, on its strip and in the list, with a way out', async () => {
    const { projectId } = await sceneBoard(owner, 2, [[1, 2]]);
    await open(projectId);
    await board.row(1, '1 ').dblclick();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '시작 시각 고정' }).fill('05:00');
    await dialog.getByText('집합(07:00)보다 일러요.').waitFor();
    await dialog.getByRole('button', { name: '저장' }).click();
    await strip('집합 전').waitFor();
    expect(await board.starts(1)).toEqual(['05:00', '05:20']);
    expect(await strip('겹침').count()).toBe(0);
    await board.day(1).getByRole('button', { name: /점검/ }).click();
    await page.getByText('집합이 07:00인데 2시간 이른 05:00에 시작해요.').waitFor();
    await page.getByRole('button', { name: '집합을 05:00으로 앞당기기' }).click();
    await strip('집합 전').waitFor({ state: 'detached' });
    await board.day(1).getByText('콜 05:00').waitFor();
  });

  it('dates in the past: are said where they are chosen, can be meant, and are not planned anew', async () => {
    const { projectId } = await sceneBoard(owner, 2, []);
    await open(projectId);
    await page.getByRole('button', { name: '촬영일 추가' }).first().click();
    const dialog = page.getByRole('dialog', { name: '촬영일 추가' });
    await dialog.getByRole('textbox', { name: '첫 날짜' }).fill('2020-03-02');
    await dialog.getByText('지난 날짜예요. 자동 배치는 지난 날을 다시 짜지 않아요.').waitFor();
    await dialog.getByRole('button', { name: '추가', exact: true }).click();
    await board.day(1).waitFor();
    await new ProposalPanel(page).open();
    await page.getByText('촬영일이 모두 지난 날이에요. 날을 더해 주세요.').waitFor();
    expect(await page.getByRole('button', { name: '배치안 만들기' }).isDisabled()).toBe(true);
  });

  it('no days: the board and 자동 배치 say what to do first, and the scenes wait', async () => {
    const { projectId } = await sceneBoard(owner, 3, []);
    await open(projectId);
    await board.poolScene('3').waitFor();
    expect(await page.getByRole('button', { name: '촬영일 추가' }).count()).toBeGreaterThan(1);
    await new ProposalPanel(page).open();
    await page.getByText('하루만 추가해도 돼요.').waitFor();
    expect(await board.poolCount()).toBe(3);
  });

  it('no people: is said once for the day, and the scenes are planned all the same', async () => {
    const { projectId } = await sceneBoard(owner, 2, [[1], []], { setting: 'INT' }, daysFromToday);
    await open(projectId);
    await board.day(1).getByRole('button', { name: /점검/ }).click();
    await page.getByText('인물이 없는 씬이 1개예요: S#1.').waitFor();
    const panel = new ProposalPanel(page);
    await panel.open();
    await page.getByRole('button', { name: '배치안 만들기' }).click();
    await panel.proposal(1).waitFor(soon);
  });

  it('contradicting pins: are refused by the names of their scenes, and the board stays as it is', async () => {
    const { projectId, days, sceneIds } = await sceneBoard(
      owner,
      3,
      [[3]],
      { setting: 'INT', plannedMinutes: 60 },
      daysFromToday,
    );
    const pinned = sceneIds.slice(0, 2).map((sceneId) => ({ rowId: newId(), sceneId }));
    await owner.run(projectId, 'allocateScenes', { timetableId: days[0]!, afterRowId: null, rows: pinned });
    for (const [i, { rowId }] of pinned.entries())
      await owner.run(projectId, 'editRow', { rowId, patch: { fixedStart: 600 + i * 30 } });
    await open(projectId);
    // The board says of it what it is there.
    await strip('겹침 30분').waitFor();
    const before = await board.rows(1);
    await new ProposalPanel(page).open();
    await page.getByRole('button', { name: '배치안 만들기' }).click();
    await page.getByText(/^S#1, S#2: \d+월 \d+일에 고정된 시작 시각이 겹쳐요\.$/).waitFor(soon);
    expect(await board.rows(1)).toEqual(before);
    // BP15: with the press that puts it right, which is taken back as one.
    const troubles = page.getByRole('region', { name: '맞지 않는 고정' });
    const later = troubles.getByRole('button', { name: /^S#2 11:00에 시작하기/ });
    await later.click();
    await troubles.waitFor({ state: 'detached' });
    expect(await board.starts(1)).toContain('11:00');
    await page.getByRole('button', { name: '되돌리기', exact: true }).last().click();
    await later.waitFor();
    expect(await board.rows(1)).toEqual(before);
  });

  it('BP14: a set start before the call is named in 자동 배치, and each way out of it is one press', async () => {
    const { projectId, days, sceneIds } = await sceneBoard(
      owner,
      2,
      [[2]],
      { setting: 'INT' },
      daysFromToday,
    );
    const row = { rowId: newId(), sceneId: sceneIds[0]! };
    await owner.run(projectId, 'allocateScenes', { timetableId: days[0]!, afterRowId: null, rows: [row] });
    await owner.run(projectId, 'editRow', { rowId: row.rowId, patch: { fixedStart: 300 } });
    await open(projectId);
    await strip('집합 전').waitFor();
    await new ProposalPanel(page).open();
    const troubles = page.getByRole('region', { name: '맞지 않는 고정' });
    const day = `${shortDate(daysFromToday(0))} 1회차`;
    await troubles.getByText(`${day} · S#1 편의점: 시작 고정 05:00, 콜 07:00`).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await troubles.getByRole('button', { name: /^콜타임 앞당기기/ }).click();
    await board.day(1).getByText('콜 05:00').waitFor();
    await troubles.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '되돌리기', exact: true }).last().click();
    await board.day(1).getByText('콜 07:00').waitFor();
    await troubles.getByRole('button', { name: /^시작 시각 풀기/ }).click();
    await troubles.waitFor({ state: 'detached' });
    expect((await board.starts(1))[0]).toBe('07:00');
  });

  it('10,000 rows: the board opens, moves a scene, and has lost none of them', async () => {
    const { projectId } = await sceneBoard(owner, 3, [[1], [2]]);
    const tables = () =>
      owner
        .call<{ messages: { tables: { board: { _id: string }[]; timetableRow: unknown[] } }[] }>(
          'GET',
          `/projects/${projectId}/feed`,
        )
        .then(({ messages }) => messages[0]!.tables);
    const boardId = (await tables()).board[0]!._id;
    const phaseData: PhaseData = { kind: '기타', label: '', minutes: 30, note: '' };
    for (let batch = 0; batch < BATCHES; batch++) {
      const days = Array.from({ length: DAYS_AT_ONCE }, (_, i) => ({
        ...{ timetableId: newId(), boardId, unit: 'A' as const, dayKind: '촬영' as const, calltime: null },
        tableDate: new Date(Date.UTC(2027, 0, 1 + batch * DAYS_AT_ONCE + i)).toISOString().slice(0, 10),
        rows: Array.from({ length: ROWS_OF_A_DAY }, () => ({ rowId: newId(), phaseData })),
      }));
      await owner.run(projectId, 'addTimetables', { days });
    }
    await open(projectId);
    await board.row(1, '1 ').waitFor();
    await board.drag(board.row(1, '1 '), board.day(2));
    await expect.poll(() => board.order(2), soon).toEqual(['2', '1']);
    await board.poolScene('3').focus();
    await page.keyboard.press('m');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await board.poolScene('3').waitFor({ state: 'detached' });
    await new ProjectFrame(page).saved();
    expect((await tables()).timetableRow).toHaveLength(BATCHES * DAYS_AT_ONCE * ROWS_OF_A_DAY + 3);
  });
});
