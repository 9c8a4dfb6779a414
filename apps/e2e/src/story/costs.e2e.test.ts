import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

let workplace: Workplace;
let owner: Program;
let member: Program;
let projectId: string;

beforeAll(async () => {
  workplace = await Workplace.open();
  owner = await Program.join(workplace.server.url, '정서윤');
  member = await Program.join(workplace.server.url, '백이든');
  ({ projectId } = await sceneBoard(owner, 3, [[1, 2], [3]]));
  await member.joinProject(workplace.server, owner, projectId, 'member');
});
afterAll(() => workplace?.close());

const panelOf = (page: Page) => page.getByRole('complementary', { name: '안 비교' });
const costOf = async (page: Page): Promise<number> => {
  const cells = panelOf(page)
    .getByRole('row', { name: /^예상 비용/ })
    .getByRole('cell');
  return Number((await cells.first().innerText()).replaceAll(/\D/g, ''));
};
async function compare(page: Page): Promise<void> {
  await page.getByRole('button', { name: /현재 계획( 아님)?$/ }).click();
  await page.getByRole('menuitem', { name: '안 비교하기' }).click();
  await panelOf(page).getByRole('row', { name: /^촬영/ }).waitFor();
}

it('CO7, SPEC 1.7: what a plan costs follows each change of it by itself, by the prices of the production', async () => {
  const { page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`);
  const board = new TimetablePage(page);
  await board.row(1, '1 ').waitFor();
  await page.getByRole('button', { name: /현재 계획( 아님)?$/ }).click();
  await page.getByRole('menuitem', { name: '1안 복사…' }).click();
  await page.getByRole('dialog', { name: '1안 복사' }).getByRole('button', { name: '복사' }).click();
  await page.getByRole('note').waitFor();
  await compare(page);
  const usual = await costOf(page);
  expect(usual).toBeGreaterThan(0);

  // A million more for each of two days.
  const [ratesId, patch] = [projectId, { shootDay: 8_500_000 }];
  await owner.run(projectId, 'setCostRates', { ratesId, patch });
  await expect.poll(() => costOf(page)).toBe(usual + 2_000_000);

  // All on one day: the other is not paid for.
  await board.drag(board.row(2, '3 '), board.day(1));
  await expect.poll(() => costOf(page)).toBeLessThan(usual);
  await panelOf(page)
    .getByRole('row', { name: /^예상 비용.*\+₩/ })
    .waitFor();
});

it('CO7, SPEC 1.7: it is said to those who may see costs, and to nobody else', async () => {
  const { page } = await workplace.signedIn(member, `/projects/${projectId}/timetable`);
  await new TimetablePage(page).row(1, '1 ').waitFor();
  await compare(page);
  expect(await panelOf(page).innerText()).toContain('배우 대기');
  expect(await panelOf(page).innerText()).not.toMatch(/비용|₩/);
  expect(workplace.errors()).toEqual([]);
});

it('CO6: of an actor of whom nobody has said a price it is shown what is reckoned with, marked as that', async () => {
  await owner.run(projectId, 'addCharacter', { characterId: newId(), name: '준호' });
  const { page } = await workplace.signedIn(owner, `/projects/${projectId}/characters`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '준호 더 보기' }).click();
  await page.getByRole('menuitem', { name: /출연료/ }).click();
  expect(await dialog.getByLabel('촬영하는 날 · 기본값').inputValue()).toBe('500,000');
  await dialog.getByLabel('촬영하는 날 · 기본값').fill('900000');
  expect(await dialog.getByLabel('촬영하는 날', { exact: true }).inputValue()).toBe('900,000');
  await dialog.getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: '준호 더 보기' }).click();
  await page.getByRole('menuitem', { name: /출연료/ }).click();
  expect(await dialog.getByLabel('촬영하는 날', { exact: true }).inputValue()).toBe('900,000');
  // What was left as it is usual, nobody has said.
  expect(await dialog.getByLabel('대기하는 날 · 기본값').inputValue()).toBe('250,000');
});

it('CO22, CO20: a budget is pasted out of a spreadsheet, and stands beside the plan and what was shot of it', async () => {
  const film = await sceneBoard(owner, 2, [[1], [2]]);
  const report = { reportId: newId(), timetableId: film.days[0]!, cuts: [], calls: [] };
  await owner.run(film.projectId, 'editDayReport', {
    ...report,
    patch: { gatheredAt: 420, releasedAt: 420 + 600 },
  });
  const { page } = await workplace.signedIn(owner, `/projects/${film.projectId}/costs?view=plan`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await page.getByRole('columnheader', { name: '찍은 날' }).waitFor();
  // Two hours beyond the day: 7,500,000 / 8 × 1.5 × 2.
  expect(await row('연장').allInnerTexts()).toEqual(expect.arrayContaining(['₩2,812,500']));
  await page.getByRole('button', { name: '예산 적기' }).click();
  const dialog = page.getByRole('dialog', { name: '예산' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines =
    '스태프 인건비\t1천만\r\n장비\t1000만\r\n차량\t5,000,000\r\n후반 작업\t2억\r\n합계\t2억 2500만';
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
  await dialog.getByLabel('배우 출연').click();
  await page.keyboard.press('Control+v');
  await dialog.getByText('넣지 않은 줄: 후반 작업').waitFor();
  expect(await dialog.getByLabel('장비·차량').inputValue()).toBe('15,000,000');
  await dialog.getByLabel('배우 출연').fill('협의');
  expect(await dialog.getByRole('button', { name: '저장' }).isDisabled()).toBe(true);
  await dialog.getByLabel('배우 출연').fill('');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '저장' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /^스태프.*₩5,000,000 초과/ }).waitFor();
  await page.getByRole('row', { name: /^장비·차량.*남은 것 없음/ }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: '예산 적기' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(workplace.errors()).toEqual([]);
});
