import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysFromToday } from '../harness/days-from-today.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

describe('in the middle of a shoot', () => {
  let workplace: Workplace;
  let page: Page;
  let film: FilmOnServer;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    film = await filmOnServer(owner, { scenes: 20, days: 10, items: 0, waiting: 1 });
    const dates = film.days.map((timetableId, i) => ({ timetableId, tableDate: daysFromToday(i - 4) }));
    // Wherever today lies, no day comes onto the date of one that has still to go.
    const isLater = dates[0]!.tableDate > '2026-12-01';
    for (const { timetableId, tableDate } of isLater ? dates.toReversed() : dates)
      await owner.run(film.projectId, 'editTimetable', { timetableId, patch: { tableDate } });
    const [shot] = film.rows[0]!;
    const patch = { state: 'done', actualStart: 480, actualEnd: 540 } as const;
    await owner.run(film.projectId, 'recordRow', { rowId: shot, patch });
    ({ page } = await workplace.signedIn(owner, `/projects/${film.projectId}/timetable`));
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  it('TT34: the board opens at today, and what is left of days that are over goes back to the pool', async () => {
    const left = page.getByText(/^지난 날에 남은 씬 \d+/);
    await left.waitFor();
    await page.locator(`[data-day="${film.days[4]}"]`).waitFor();
    await page.getByRole('button', { name: '미배정으로', exact: true }).click();
    await left.waitFor({ state: 'detached' });
    await page
      .getByText(/^\d+개를 미배정으로 되돌렸어요/)
      .first()
      .waitFor();
  });

  it('TT34: what is shot stays on its day, and it is said why', async () => {
    await page.goto(`${page.url()}?day=${film.days[0]}`);
    await page.locator(`[data-row="${film.rows[0]![0]}"]`).click();
    await page.keyboard.press('Delete');
    await page.getByText('이미 찍었거나 찍고 있는 것은 그날에 남아요', { exact: false }).waitFor();
    await page.locator(`[data-row="${film.rows[0]![0]}"]`).waitFor();
  });

  it('TT35: it goes along with its record when a copy becomes the plan, which says so', async () => {
    const choose = async (name: string | RegExp) => {
      await page.getByRole('button', { name: /현재 계획( 아님)?$/ }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('1안 복사…');
    const dialog = page.getByRole('dialog', { name: '1안 복사' });
    await dialog.getByLabel('이름').fill('2안');
    await dialog.getByRole('button', { name: '복사' }).click();
    await page.getByRole('button', { name: '현재 계획으로 정하기' }).click();
    await page.getByText('현재 계획을 바꿨어요: 2안 · 찍은 1일이 함께 왔어요').first().waitFor();
    await new ProjectFrame(page).saved();
    await page.goto(new URL(`/projects/${film.projectId}/timetable?day=${film.days[0]}`, page.url()).href);
    await page.getByRole('button', { name: '안: 2안 현재 계획' }).waitFor();
    await page.locator(`[data-row="${film.rows[0]![0]}"]`).waitFor();
  });
});
