import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** GR11: many scenes of the scene list changed together. */
describe('picked scenes', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  let projectId: string;
  let sceneIds: readonly string[];

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    ({ projectId, sceneIds } = await sceneBoard(owner, 30, [[4]]));
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/scenes`));
  });
  afterAll(() => workplace?.close());

  const cell = (scene: number, column: string) =>
    page.locator(`[data-scene="${sceneIds[scene - 1]}"] [data-column="${column}"]`);
  const shows = (scene: number, column: string, wanted: string) =>
    expect.poll(() => cell(scene, column).innerText(), soon).toBe(wanted);
  const box = (scene: number, on: Page = page) => on.getByLabel(`S#${scene} 고르기`);
  const bar = (on: Page = page) => on.getByRole('toolbar', { name: '고른 씬' });
  const choose = async (label: string, choice: string, on: Page = page) => {
    await bar(on).getByRole('button', { name: label }).click();
    await on.getByRole('menuitem', { name: choice, exact: true }).click();
  };

  it('GR11: are picked by their boxes, with Shift from one to another, and set alike in one step', async () => {
    await box(2).click();
    await box(5).click({ modifiers: ['Shift'] });
    await box(3).click();
    await bar().getByText('3개 씬 선택').waitFor();
    await choose('D/N', '밤');
    await shows(5, 'time', 'N');
    await choose('I/E', '밖');
    await shows(2, 'setting', 'E');
    expect(await cell(3, 'time').innerText()).toBe('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await shows(2, 'setting', '');
    await shows(4, 'setting', '');
    await shows(4, 'time', 'N');
  });

  it('GR11: get a real place that is new, and a sequence', async () => {
    await bar().getByRole('button', { name: '실제 촬영지…' }).click();
    await page.getByLabel('실제 촬영지', { exact: true }).fill('성산 부두');
    await page.getByRole('button', { name: '저장' }).click();
    await shows(2, 'location', '성산 부두');
    await shows(5, 'location', '성산 부두');
    await bar().getByRole('button', { name: '시퀀스…' }).click();
    await page.getByLabel('시퀀스', { exact: true }).fill('3');
    await page.getByRole('button', { name: '저장' }).click();
    await shows(4, 'sequence', '3');
    expect(await cell(3, 'sequence').innerText()).toBe('');
  });

  it('GR11: get people, cuts and minutes, each in one step', async () => {
    const character = { characterId: newId(), name: '민아', kind: 'lead' as const };
    await owner.run(projectId, 'addCharacter', character);
    await bar().getByRole('button', { name: '등장인물…' }).click();
    const people = page.getByRole('dialog', { name: '3개 씬 등장인물' });
    const save = people.getByRole('button', { name: '저장' });
    expect(await save.isDisabled()).toBe(true);
    await people.getByRole('listitem').first().getByRole('checkbox').check();
    await save.click();
    await people.waitFor({ state: 'detached' });
    await expect.poll(() => cell(2, 'cast').innerText(), soon).not.toBe('');
    const name = await cell(2, 'cast').innerText();
    await shows(5, 'cast', name);
    await choose('컷·시간', '컷 수…');
    await page.getByLabel('컷 수', { exact: true }).fill('열');
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('컷 수: 0부터 999까지의 수로 적어 주세요.').waitFor();
    await page.getByLabel('컷 수', { exact: true }).fill('7');
    await page.getByRole('button', { name: '저장' }).click();
    await shows(4, 'cuts', '7');
    await choose('컷·시간', '소요 시간…');
    // Ready to be typed into, as a cell is.
    await page.getByLabel('소요 시간', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    await page.getByText('3개 씬: 소요 시간 45분').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await shows(4, 'cuts', '');
    await shows(5, 'cast', name);
  });

  it('GR11: are omitted and brought back, only those that are', async () => {
    await choose('상태', '결번으로');
    await expect.poll(() => page.locator('[data-omitted="true"]').count(), soon).toBe(3);
    await choose('상태', '결번 풀기');
    await expect.poll(() => page.locator('[data-omitted="true"]').count(), soon).toBe(0);
  });

  it('GR11: are picked and reached by keyboard, all of them by the box at the head', async () => {
    await page.getByLabel('모두 고르기').click();
    await bar().getByText('30개 씬 선택').waitFor();
    await cell(10, 'setName').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => bar().count(), soon).toBe(0);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+Space');
    await bar().getByText('2개 씬 선택').waitFor();
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '낮', exact: true }).press('Enter');
    await shows(11, 'time', 'D');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('8');
    await page.keyboard.press('Enter');
    await shows(11, 'setName', '8');
  });

  it('GR11: leave those alone that a filter leaves out, and are removed after what is lost has been named', async () => {
    await bar().getByRole('button', { name: '선택 풀기' }).click();
    await page.getByLabel('씬 찾기').fill('S#1');
    await expect.poll(() => page.locator('[role="row"][data-scene]').count(), soon).toBe(11);
    await page.getByLabel('모두 고르기').click();
    await bar().getByText('11개 씬 선택').waitFor();
    await choose('I/E', '안');
    await shows(19, 'setting', 'I');
    await bar().getByRole('button', { name: '선택 풀기' }).click();
    await page.getByLabel('씬 찾기').fill('');
    await shows(2, 'setting', '');
    for (const scene of [4, 10, 11]) await box(scene).click();
    await bar().getByRole('button', { name: '지우기…' }).click();
    const asked = page.getByRole('dialog', { name: '3개 씬을 지울까요?' });
    await asked.getByText('S#4, S#10, S#11').waitFor();
    await asked.getByText('촬영계획표에 놓인 자리 1곳').waitFor();
    await asked.getByRole('button', { name: '씬 지우기' }).click();
    await expect.poll(() => cell(10, 'number').count(), soon).toBe(0);
    await page.getByText('3개 씬: 지움').waitFor();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await shows(10, 'number', '10');
    await shows(4, 'days', '1회차');
  });

  it('SC25, SC26: one is split by its menu, several are joined into the first, and undo takes each back', async () => {
    const rows = () =>
      page
        .getByText(/^\d+씬$/)
        .first()
        .innerText();
    await cell(6, 'setName').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '둘로 나누기 (6, 6A)' }).click();
    await page.getByText('S#6A 씬을 나눴어요.').waitFor();
    await expect.poll(rows, soon).toBe('31씬');
    // Those that are back are picked as they were.
    if ((await bar().count()) > 0) await bar().getByRole('button', { name: '선택 풀기' }).click();
    const second = page.locator('[data-scene]').filter({ hasText: '6A' });
    expect(await second.locator('[data-column="setName"]').innerText()).toBe('편의점');
    for (const number of ['4', '6', '6A'])
      await page.getByLabel(`S#${number} 고르기`, { exact: true }).click();
    await bar().getByRole('button', { name: '합치기…' }).click();
    const asked = page.getByRole('dialog', { name: '3개 씬을 하나로 합칠까요?' });
    await asked.getByText('S#6, S#6A의 내용').waitFor();
    await asked.getByRole('button', { name: '합치기' }).click();
    await expect.poll(rows, soon).toBe('29씬');
    await page.keyboard.press('Control+z');
    await expect.poll(rows, soon).toBe('31씬');
    await page.keyboard.press('Control+z');
    await expect.poll(rows, soon).toBe('30씬');
  });

  it('GR11: are picked with a finger on a phone', async () => {
    const phone = (await workplace.signedIn(owner, `/projects/${projectId}/scenes`, { size: PHONE })).page;
    await phone.getByRole('button', { name: '고르기', exact: true }).tap();
    const card = (number: number) => phone.getByRole('button', { name: new RegExp(`^${number}(편의점|8)`) });
    await card(1).tap();
    await card(3).tap();
    expect(await card(3).getAttribute('aria-pressed')).toBe('true');
    await bar(phone).getByText('2개 씬 선택').waitFor();
    await choose('L/O/S', 'S 세트', phone);
    await shows(3, 'shootKind', 'S');
    await shows(1, 'shootKind', 'S');
    expect(await cell(2, 'shootKind').innerText()).toBe('');
    await phone.getByRole('button', { name: '마침' }).tap();
    expect(await bar(phone).count()).toBe(0);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
