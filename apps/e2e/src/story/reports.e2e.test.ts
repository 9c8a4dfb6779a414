import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** 보고서: each is seen as it is printed, and taken home. */
describe('reports', () => {
  let workplace: Workplace;
  let page: Page;
  let base: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId, sceneIds } = await sceneBoard(owner, 6, [[3, 1], [2]]);
    const what = { type: 'props', name: '우산', subtype: '', quantity: 3, note: '' } as const;
    const items = [{ ...what, _id: newId(), source: 'manual' as const, evidence: null }];
    await owner.run(projectId, 'addBreakdownItems', { sceneId: sceneIds[2]!, items });
    const characterId = newId();
    await owner.run(projectId, 'addCharacter', { characterId, name: '준호' });
    await owner.run(projectId, 'castScenes', {
      sceneIds: [sceneIds[2]!, sceneIds[1]!],
      add: [characterId],
      remove: [],
    });
    base = `/projects/${projectId}`;
    ({ page } = await workplace.signedIn(owner, base));
  });
  afterAll(() => workplace?.close());

  const table = (name: string) => page.getByRole('table', { name });
  const kind = (name: string) =>
    page.getByRole('navigation', { name: '보고서 종류' }).getByRole('button', { name }).click();
  const words = async (name: string) =>
    (await table(name).getByRole('row').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  const taken = async (from: string, entry: string | RegExp) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: from, exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };

  it('RE3: the one-line schedule stands in shooting order, and is taken as PDF, workbook, CSV and calendar', async () => {
    await page.getByRole('link', { name: '보고서' }).click();
    await expect.poll(() => words('한 줄 일정표').then((all) => all.length), soon).toBe(6);
    const lines = await words('한 줄 일정표');
    expect(lines[1]).toMatch(/^1회차 · 12\.1 화/);
    expect([lines[2]!.slice(0, 2), lines[3]!.slice(0, 2), lines[5]!.slice(0, 2)]).toEqual(['3 ', '1 ', '2 ']);
    const pdf = await taken('내려받기', 'PDF');
    expect([pdf.name, pdf.bytes.subarray(0, 4).toString()]).toEqual([
      expect.stringMatching(/^한 줄 일정표_밤의 정류장.*\.pdf$/),
      '%PDF',
    ]);
    const xlsx = await taken('내려받기', /엑셀/);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
    expect((await taken('내려받기', 'CSV')).bytes.toString()).toContain('2회차 · 12.2 수,2,');
    expect((await taken('내려받기', /캘린더/)).bytes.toString()).toContain('BEGIN:VEVENT');
  });

  it('RE5: says who works on which day', async () => {
    await kind('배우별 출연 일정');
    await expect.poll(() => words('배우별 출연 일정'), soon).toHaveLength(2);
    expect((await words('배우별 출연 일정'))[1]).toMatch(/^1 준호 SW WF 2 0/);
  });

  it('RE6: lists what a department needs, by scene and by day, also when it is opened anew', async () => {
    await kind('준비물');
    await expect.poll(() => words('소품표').then((all) => all[1]), soon).toContain('우산');
    await page.getByRole('button', { name: '회차별' }).click();
    await expect.poll(() => words('소품표').then((all) => all[1]), soon).toMatch(/1회차 · 12\.1 화 ?1가지/);
    await page.reload();
    await expect.poll(() => words('소품표').then((all) => all[1]), soon).toMatch(/1회차 · 12\.1 화 ?1가지/);
    await page.getByRole('button', { name: '소품표' }).click();
    await page.getByRole('menuitem', { name: '의상표' }).click();
    await page.getByText('브레이크다운에 적힌 것이 없어요').waitFor();
  });

  it('RE7: the scene list is taken as it is shown', async () => {
    await page.goto(`${base}/scenes`);
    await page.getByRole('button', { name: '열', exact: true }).click();
    const chooser = page.getByRole('dialog', { name: '열 고르기' });
    await chooser.getByLabel('소품', { exact: true }).check();
    await chooser.getByLabel('내용', { exact: true }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '미배정만' }).click();
    await page.locator('[role="columnheader"][data-column="number"]').click();
    await page.locator('[role="columnheader"][data-column="number"]').click();
    const { bytes } = await taken('내려받기', 'CSV');
    const [head, ...lines] = bytes.toString().replace('\ufeff', '').trim().split('\r\n');
    expect(head!.split(',')).toContain('소품');
    expect(head!.split(',')).not.toContain('내용');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['6', '5', '4']);
    expect((await taken('내려받기', '씬 구분표 엑셀')).bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('RE1: is read on a phone, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${base}/reports`);
    await table('한 줄 일정표').waitFor();
    await page.getByRole('button', { name: '한 줄 일정표' }).click();
    await page.getByRole('menuitem', { name: '장소별' }).click();
    await table('장소별 씬').waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
