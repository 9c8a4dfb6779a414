import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const soon = { timeout: PATIENCE_MS };

/** Two people write in the same tables and forms: one at a desk, one on a phone. */
describe('two people in one field', () => {
  let workplace: Workplace;
  let cable: Cable;
  let owner: Program;
  let film: FilmOnServer;
  let desk: Page;
  let other: Page;
  let phone: Page;
  let base: string;
  const callsheetId = newId();

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    const { url } = workplace.server;
    cable = await Cable.to(url);
    owner = await Program.join(url, '정서윤');
    film = await filmOnServer(owner, { scenes: 6, days: 1, items: 1 });
    const editor = await Program.join(url, '배나루');
    await editor.joinProject(workplace.server, owner, film.projectId, 'manager');
    base = `/projects/${film.projectId}`;
    ({ page: desk } = await workplace.signedIn(owner, `${base}/scenes`));
    ({ page: other } = await workplace.signedIn(editor, `${base}/scenes`, { url: cable.url }));
    const { page } = await workplace.signedIn(editor, `${base}/scenes?scene=${film.scenes[1]}`, {
      size: PHONE,
    });
    phone = page;
  });
  afterAll(async () => {
    await cable?.close();
    await workplace?.close();
  });

  const cell = (page: Page, scene: number, column: string): Locator =>
    page.locator(`[data-field="scene/${film.scenes[scene]}/${column}"]`);
  /** Whose name stands in the corner of a field; `none`: nobody is shown to be in it. */
  const nameIn = (field: Locator) =>
    field.evaluate((element) => getComputedStyle(element, '::after').content);
  const isIn = (field: Locator, name: string) =>
    expect.poll(() => nameIn(field), soon).toBe(name === '' ? 'none' : `"${name}"`);
  const write = async (page: Page, scene: number, column: string): Promise<Locator> => {
    await cell(page, scene, column).click();
    await page.keyboard.press('Enter');
    const input = cell(page, scene, column).locator('input');
    await input.waitFor();
    return input;
  };

  it('PR6, PR7: see who is in a cell, until they leave it', async () => {
    await write(other, 0, 'synopsis');
    await isIn(cell(desk, 0, 'synopsis'), '배나루');
    expect(await cell(desk, 0, 'synopsis').evaluate((one) => getComputedStyle(one).outlineStyle)).toBe(
      'solid',
    );
    await isIn(cell(other, 0, 'synopsis'), '');
    await other.keyboard.press('Escape');
    await isIn(cell(desk, 0, 'synopsis'), '');
  });

  it('PR6: see who types over a cell, and not whose cell only waits', async () => {
    await cell(other, 0, 'setName').click();
    await other.keyboard.press('ArrowRight');
    await other.keyboard.press('ArrowLeft');
    await isIn(cell(desk, 0, 'setName'), '');
    await other.keyboard.type('골');
    await isIn(cell(desk, 0, 'setName'), '배나루');
    await other.keyboard.press('Escape');
    await isIn(cell(desk, 0, 'setName'), '');
  });

  it('PR6: see who has the menu of a cell open', async () => {
    await cell(other, 0, 'time').click();
    await other.keyboard.press('Enter');
    await other.getByRole('menu').waitFor();
    await isIn(cell(desk, 0, 'time'), '배나루');
    await other.keyboard.press('Escape');
    await isIn(cell(desk, 0, 'time'), '');
  });

  it('PR6: see the same field in the table and in the form of a phone', async () => {
    await phone.getByRole('textbox', { name: '내용' }).focus();
    await isIn(cell(desk, 1, 'synopsis'), '배나루');
    await write(desk, 1, 'setName');
    await isIn(cell(phone, 1, 'setName'), '정서윤');
    await desk.keyboard.press('Escape');
    await isIn(cell(phone, 1, 'setName'), '');
    await phone.context().close();
    await isIn(cell(desk, 1, 'synopsis'), '');
  });

  it('PR7: are in no field once their line is gone', async () => {
    await write(other, 2, 'setName');
    await isIn(cell(desk, 2, 'setName'), '배나루');
    cable.pull();
    await isIn(cell(desk, 2, 'setName'), '');
    cable.plugIn();
    await isIn(cell(desk, 2, 'setName'), '배나루');
    await other.keyboard.press('Escape');
  });

  it('PR8: the later save stands, and the earlier one takes theirs back with one press', async () => {
    const [mine, theirs] = [await write(desk, 3, 'setName'), await write(other, 3, 'setName')];
    await mine.fill('낮의 시장');
    await desk.keyboard.press('Enter');
    await cell(desk, 3, 'setName').getByText('낮의 시장').waitFor();
    await new ProjectFrame(desk).saved();
    await theirs.fill('밤의 시장');
    await other.keyboard.press('Enter');
    const toast = desk
      .locator('span', { hasText: /배나루 님이 고쳤어요: 장소 낮의 시장 → 밤의 시장/ })
      .last();
    await toast.waitFor();
    await cell(desk, 3, 'setName').getByText('밤의 시장').waitFor();
    await desk.getByRole('button', { name: '내 것으로' }).click();
    await cell(other, 3, 'setName').getByText('낮의 시장').waitFor();
    await other.getByText('정서윤 님이 고쳤어요: 장소 밤의 시장 → 낮의 시장').waitFor();
    expect(await desk.getByRole('button', { name: /^확인할 것/ }).count()).toBe(0);
    await other.getByRole('button', { name: '확인할 것 1개' }).click();
    await other.getByRole('button', { name: '확인했어요' }).click();
  });

  it('PR6: see each other in the call sheet and in the lists', async () => {
    await owner.run(film.projectId, 'makeCallsheet', { callsheetId, timetableId: film.days[0]! });
    for (const page of [desk, other]) await page.goto(`${base}/callsheets/${callsheetId}`);
    await other.getByRole('textbox', { name: '집합 장소' }).focus();
    await isIn(desk.locator(`[data-field="callsheet/${callsheetId}/집합 장소"]`), '배나루');
    for (const page of [desk, other]) await page.goto(`${base}/characters`);
    await other.locator('[data-field^="character/"][data-field$="/actorName"]').first().click();
    await other.keyboard.press('Enter');
    await expect
      .poll(async () => {
        const names = await desk.locator('[data-field^="character/"]').all();
        return (await Promise.all(names.map(nameIn))).filter((name) => name !== 'none');
      }, soon)
      .toEqual(['"배나루"']);
  });

  it('PR6: see each other in the report of a day, in the breakdown and in the crew', async () => {
    const { projectId, days } = film;
    for (const page of [desk, other]) await page.goto(`${base}/callsheets/${callsheetId}/report`);
    await other.getByRole('textbox', { name: '특이사항' }).focus();
    await isIn(desk.locator(`[data-field="timetable/${days[0]}/특이사항"]`), '배나루');
    for (const page of [desk, other]) await page.goto(`${base}/breakdown`);
    const items = desk.locator('[data-field^="breakdownItem/"][data-field$="/name"]');
    await items.first().waitFor();
    await other
      .getByRole('textbox', { name: / 이름$/ })
      .first()
      .focus();
    await isIn(items.first(), '배나루');
    const [crewTeamId, crewId] = [newId(), newId()];
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '촬영', colour: 1, calltimeOffset: 0 });
    const person = { name: '윤재하', roleTitle: '촬영감독', userId: null, consent: { guardian: '' } };
    await owner.run(projectId, 'addCrew', { crewId, crewTeamId, ...person });
    for (const page of [desk, other]) {
      await page.goto(`${base}/crew`);
      await page.getByRole('button', { name: '윤재하 더 보기' }).click();
      await page.getByRole('menuitem', { name: '고치기' }).click();
    }
    await other.getByRole('textbox', { name: '직책' }).focus();
    await isIn(desk.locator(`[data-field="crew/${crewId}/직책"]`), '배나루');
    for (const page of [desk, other]) await page.keyboard.press('Escape');
  });

  it('throw nothing', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
