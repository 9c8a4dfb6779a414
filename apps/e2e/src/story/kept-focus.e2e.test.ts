import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** Somebody takes rows off a call sheet and issues it, by keys. */
describe('the focus', () => {
  let workplace: Workplace;
  let page: Page;
  let owner: Program;

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId, days } = await sceneBoard(owner, 1, [[1]]);
    const [timetableId] = days;
    for (const [i, label] of ['집합', '점심', '정리'].entries()) {
      const phaseData = { kind: '기타', label, minutes: 30 + i, note: '' } as const;
      await owner.run(projectId, 'addPhaseRow', { rowId: newId(), timetableId, afterRowId: null, phaseData });
    }
    const callsheetId = newId();
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/callsheets/${callsheetId}`));
    await page.locator('summary', { hasText: '일정 줄' }).click();
    await phase().first().waitFor();
  });
  afterAll(() => workplace?.close());

  /** The buttons that take a 일정 줄 off, under that heading. */
  const phase = () =>
    page
      .locator('details', { has: page.locator('summary', { hasText: '일정 줄' }) })
      .getByRole('button', { name: /빼기$/ });
  const names = () => phase().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const focused = () =>
    page.evaluate(() => {
      const one = document.activeElement;
      if (one === document.body) return 'the page';
      return one?.getAttribute('aria-label') ?? one?.textContent ?? null;
    });
  const isOn = (name: string | null) => expect.poll(focused, soon).toBe(name);

  it('KB1: goes on to the same button of the next row, and of the one before when there is none', async () => {
    const [first, second, third] = await names();
    await phase().nth(1).focus();
    await page.keyboard.press('Enter');
    await isOn(third!);
    await page.keyboard.press('Enter');
    await isOn(first!);
    expect(await names()).toEqual([first]);
    expect(second).not.toBe(first);
  });

  it('KB1: comes back from a toast that has done what it offered', async () => {
    await page.getByRole('button', { name: '되돌리기' }).last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(names, soon).toHaveLength(2);
    await isOn((await names())[0]!);
  });

  it('KB1: a key that is held presses one thing alone', async () => {
    const [, second] = await names();
    await phase().first().focus();
    await page.keyboard.down('Enter');
    await isOn(second!);
    for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await names()).toEqual([second]);
  });

  it('KB1: goes on where a dialog was opened by what cannot be pressed any more', async () => {
    await page.getByRole('button', { name: '발행', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '발행', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '다시 발행' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count(), soon).toBe(0);
    await expect.poll(focused, soon).not.toBe('the page');
    expect(await page.getByRole('button', { name: '다시 발행' }).isDisabled()).toBe(true);
  });

  it('KB1: stays on a button of a dialog that was busy and is refused', async () => {
    const crew = new URL(page.url()).pathname.replace(/callsheets.*/, 'crew');
    const { page: theirs } = await workplace.signedIn(owner, crew);
    await theirs.getByRole('button', { name: '초대하기' }).focus();
    await theirs.keyboard.press('Enter');
    const make = theirs.getByRole('button', { name: '초대 만들기' });
    await make.focus();
    await theirs.keyboard.press('Enter');
    // Nobody has said yet that the e-mail is theirs.
    await theirs.getByRole('dialog').getByRole('alert').waitFor();
    await expect.poll(() => make.evaluate((button) => button === document.activeElement), soon).toBe(true);
  });

  it('KB1: gives nothing to who presses with a mouse', async () => {
    await phase().first().click();
    await expect.poll(names, soon).toHaveLength(0);
    await page
      .getByText(/줄을 뺐어요/)
      .first()
      .waitFor();
    expect(await focused()).toBe('the page');
  });

  it('GR29: no field of a dialog has it on a phone, where the keys would cover the rest', async () => {
    const characters = new URL(page.url()).pathname.replace(/callsheets.*/, 'characters');
    const { page: pocket } = await workplace.signedIn(owner, characters, { size: PHONE });
    await pocket.getByRole('button', { name: '추가' }).tap();
    const dialog = pocket.getByRole('dialog', { name: '인물 추가' });
    await dialog.getByRole('textbox').waitFor();
    expect(await dialog.locator('textarea:focus, input:focus').count()).toBe(0);
    expect(await dialog.evaluate((one) => one.parentElement?.matches(':focus, :focus-within'))).toBe(true);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
