import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PHONE } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { issueSheet } from '../harness/sheet-on-server.ts';
import { Workplace } from '../harness/workplace.ts';

/** Somebody who works on two films: when they are called, and the same in their calendar. */
describe('my schedule', () => {
  let workplace: Workplace;
  let person: Program;
  let page: Page;
  let projectId: string;
  let address: string;

  /** A film of theirs with a scene on each of these days; a sheet is issued of the first. */
  async function film(title: string, days: readonly number[], sheet: boolean): Promise<string> {
    const [filmId, episodeId, boardId] = [newId(), newId(), newId()];
    const ids = { memberId: newId(), episodeId, boardId };
    await person.run(filmId, 'createProject', { title, projectType: 'feature', ...ids });
    const timetableIds = days.map(() => newId());
    for (const [i, timetableId] of timetableIds.entries()) {
      const sceneId = newId();
      await person.run(filmId, 'addTimetable', { timetableId, boardId, tableDate: daysFromToday(days[i]!) });
      await person.run(filmId, 'addScene', {
        sceneId,
        episodeId,
        sceneNo: i + 1,
        subSceneNo: '',
        setName: '정류장',
      });
      const rows = [{ rowId: newId(), sceneId }];
      await person.run(filmId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    }
    if (!sheet) return filmId;
    const callsheetId = newId();
    await person.run(filmId, 'makeCallsheet', { callsheetId, timetableId: timetableIds[0]! });
    await issueSheet(person, { projectId: filmId, callsheetId });
    return filmId;
  }

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    person = await Program.join(workplace.server.url, '정서윤');
    projectId = await film('막차의 우산', [1, 2, 5, 6, 8, 9], true);
    await film('한여름의 약속', [2, 12, 13], false);
    ({ page } = await workplace.signedIn(person, '/', { size: PHONE }));
  });
  afterAll(() => workplace?.close());

  it('MS1, MS3: has the days of both films in one row, those that meet marked on both', async () => {
    await page.getByRole('link', { name: '내 일정 모두' }).click();
    const lines = page.getByRole('list', { name: '내 일정' }).getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(7);
    await page.getByRole('button', { name: '2일 더 보기' }).click();
    expect(await lines.count()).toBe(9);
    const texts = await lines.allInnerTexts();
    expect(texts[0]).toMatch(/막차의 우산 · 1회차/);
    expect(texts[0]).not.toMatch(/예정|겹쳐요/);
    expect(texts[1]! + texts[2]!).toMatch(/〈한여름의 약속〉과 겹쳐요/);
    expect(texts[1]! + texts[2]!).toMatch(/〈막차의 우산〉과 겹쳐요/);
    expect(texts[8]).toMatch(/한여름의 약속 · 3회차\s+예정/);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('MS5: gives a calendar an address, which is shown again and can be drawn anew', async () => {
    await page.getByRole('button', { name: '구독 주소 만들기' }).click();
    const field = page.getByLabel('구독 주소');
    address = await field.inputValue();
    const app = page.getByRole('link', { name: '캘린더 앱에서 구독' });
    expect(await app.getAttribute('href')).toBe(address.replace(/^http/, 'webcal'));
    await page.reload();
    expect(await field.inputValue()).toBe(address);
    expect(await (await fetch(address)).text()).toContain('SUMMARY:막차의 우산 · 1회차');
    await page.getByRole('button', { name: '새 주소' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '새 주소 만들기' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await field.inputValue()).not.toBe(address);
    expect((await fetch(address)).status).toBe(404);
  });

  it('MS5: is switched off', async () => {
    address = await page.getByLabel('구독 주소').inputValue();
    await page.getByRole('button', { name: '그만 받기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '그만 받기' }).click();
    await page.getByRole('button', { name: '구독 주소 만들기' }).waitFor();
    expect((await fetch(address)).status).toBe(404);
  });

  it('MS1: leads to the sheet of a day that was issued', async () => {
    await page.getByRole('list', { name: '내 일정' }).getByRole('link').first().click();
    await page.waitForURL(new RegExp(`/projects/${projectId}/callsheets/[\\w-]+$`));
  });

  it('MS6, SN16: is on a device that has only opened home, and is asked for anew when the line is back', async () => {
    const { page: other } = await workplace.signedIn(person, '/', { size: PHONE });
    await other.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/me/schedule');
    await other.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await other.context().setOffline(true);
    await other.goto('/me');
    const mine = other.getByRole('region', { name: '내 일정' });
    await mine.getByText(/에 받은 일정이에요/).waitFor();
    expect(await mine.getByRole('listitem').count()).toBe(7);
    // SN16: so is what is not kept, without a press.
    await other.getByRole('region', { name: '로그인한 기기' }).getByText('불러오지 못했어요').waitFor();
    await other.getByRole('region', { name: '동의한 내용' }).getByText('불러오지 못했어요').waitFor();
    // What stands on the screen is not told once more over it.
    expect(await other.getByRole('status').filter({ hasText: '서버에 연결할 수 없어요' }).count()).toBe(0);
    expect(await axeViolations(other)).toEqual([]);
    await other.context().setOffline(false);
    await other.getByText('불러오지 못했어요').first().waitFor({ state: 'detached' });
    await mine.getByText(/에 받은 일정이에요/).waitFor({ state: 'detached' });
    expect(await mine.getByRole('listitem').count()).toBe(7);
    expect(workplace.errors()).toEqual([]);
  });
});
