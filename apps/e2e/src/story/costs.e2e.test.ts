import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
