import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { DESK, PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** The prices of a production, typed and pasted as in a spreadsheet. */
describe('the table of prices', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  let projectId: string;
  let board: Awaited<ReturnType<typeof sceneBoard>>;
  const crewTeamId = newId();
  const ids = new Map<string, string>();

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '오세준');
    board = await sceneBoard(owner, 1, [[]]);
    projectId = board.projectId;
    for (const name of ['준호', '수진', '순자']) {
      const characterId = newId();
      ids.set(name, characterId);
      await owner.run(projectId, 'addCharacter', { characterId, name, kind: 'lead' });
    }
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
    for (const name of ['박도현', '오하린']) {
      const crewId = newId();
      ids.set(name, crewId);
      const person = { crewId, crewTeamId, name, roleTitle: '', userId: null, consent: { guardian: '' } };
      await owner.run(projectId, 'addCrew', person);
    }
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/costs`));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(() => workplace?.close());

  const cell = (name: string, column: 'day' | 'other') =>
    page.locator(`[id="cell-${ids.get(name)}-${column}"]`);
  const shows = (name: string, column: 'day' | 'other', wanted: string) =>
    expect
      .poll(async () => (await cell(name, column).innerText()).replaceAll(/\s+/g, ' '), soon)
      .toBe(wanted);
  const put = (text: string) => page.evaluate((copy) => navigator.clipboard.writeText(copy), text);
  const press = (keys: string) => page.keyboard.press(keys);

  it('CO11, GR19: is typed in by keys alone, and says what is only usual', async () => {
    await shows('준호', 'day', '기본값 500,000');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('grid', { name: '단가표' }).focus();
    await press('ArrowDown');
    for (let i = 0; i < 3; i += 1) await press('ArrowRight');
    await page.keyboard.type('90만');
    await press('Enter');
    await shows('준호', 'day', '900,000');
    await page.keyboard.type('협의');
    await press('Enter');
    await page.getByText('금액으로 읽을 수 없어요: ‘협의’').waitFor();
    await shows('수진', 'day', '기본값 500,000');
    expect(await cell('수진', 'day').getAttribute('aria-invalid')).toBe('true');
    await press('ArrowUp');
    await page.keyboard.type('800,000');
    await press('Tab');
    await shows('수진', 'day', '800,000');
    expect(await cell('수진', 'day').getAttribute('aria-invalid')).toBeNull();
  });

  it('CO10, GR19: takes a block out of a spreadsheet over actors and crew, in one step that Ctrl and Z takes back', async () => {
    await put('₩700,000\t35만\r\n400,000\t0\r\n250000원\t\r\n');
    await cell('순자', 'day').click();
    await press('Control+v');
    await page.getByText('3줄에 붙여 넣었어요.').waitFor();
    await shows('순자', 'other', '350,000');
    await shows('박도현', 'day', '400,000');
    await shows('박도현', 'other', '0');
    await shows('오하린', 'day', '250,000');
    await page.getByText('스태프 2명 하루 ₩650,000').waitFor();
    await press('Control+z');
    await shows('오하린', 'day', '');
    await shows('순자', 'day', '기본값 500,000');
    await shows('순자', 'other', '기본값 250,000');
    await page.getByText('스태프 하루 ₩7,500,000 (기본값 30명)').waitFor();
    await press('Control+Shift+z');
    await shows('오하린', 'day', '250,000');
  });

  it('GR19: fills down, and Delete makes what is reckoned usual again', async () => {
    await cell('준호', 'day').click();
    await cell('순자', 'day').click({ modifiers: ['Shift'] });
    await page.getByText('선택 3칸 · 합계 하루 ₩2,400,000').waitFor();
    await press('Control+d');
    await shows('순자', 'day', '900,000');
    await press('Delete');
    await shows('준호', 'day', '기본값 500,000');
    await shows('순자', 'day', '기본값 500,000');
    await shows('순자', 'other', '350,000');
    await press('Control+f');
    await page.getByRole('textbox', { name: '표에서 찾기' }).fill('350,000');
    await page.getByText('1/1').waitFor();
    await press('Escape');
    await press('Delete');
    await shows('순자', 'other', '기본값 250,000');
  });

  it('CO16: beside the prices stands what the plan costs by them, day by day, at an address of its own', async () => {
    await page.getByRole('button', { name: '비용', exact: true }).click();
    await page.getByText('아직 비용을 계산할 회차가 없어요').waitFor();
    const [timetableId] = board.days;
    const rows = [{ rowId: newId(), sceneId: board.sceneIds[0]! }];
    await owner.run(projectId, 'allocateScenes', { timetableId: timetableId!, afterRowId: null, rows });
    await page.getByRole('button', { name: '회차', exact: true }).click();
    const row = page.getByRole('row', { name: /^1회차 12.1 화/ });
    await row.getByText('장소 ₩700,000').waitFor();
    expect(new URL(page.url()).search).toBe('?view=plan&by=days');
    await page.reload();
    await row.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('listitem').filter({ hasText: '1회차' }).getByText('장소 ₩700,000').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(DESK.viewport);
    await page.getByRole('button', { name: '단가', exact: true }).click();
    await page.getByRole('grid', { name: '단가표' }).waitFor();
  });

  it('CO6, CO21: beside it the rates of all are said, one by one, and taken back', async () => {
    const dialog = page.getByRole('dialog', { name: '공통 단가' });
    const open = () => page.getByRole('button', { name: '공통 단가' }).click();
    await open();
    expect(await axeViolations(page)).toEqual([]);
    const second = dialog.getByLabel(/^B팀 촬영 하루/);
    expect(await second.getAttribute('placeholder')).toBe('7,500,000');
    const crew = dialog.getByLabel(/^스태프 하루/);
    const save = async () => {
      await dialog.getByRole('button', { name: '저장' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await crew.fill('6000000');
    await second.fill('0');
    await save();
    await open();
    expect([await crew.inputValue(), await second.inputValue()]).toEqual(['6,000,000', '0']);
    // What was not said is still usual.
    await dialog.getByLabel('식대 (한 사람 한 끼) · 기본값').waitFor();
    await crew.fill('');
    await save();
    await open();
    await dialog.getByLabel('스태프 하루 (8시간, 모두 합쳐) · 기본값').waitFor();
    expect([await crew.inputValue(), await crew.getAttribute('placeholder')]).toEqual(['', '7,500,000']);
    await page.keyboard.press('Escape');
  });

  it('CO23: takes amounts in words, and keeps a form back that has one which cannot be read', async () => {
    const dialog = page.getByRole('dialog', { name: '공통 단가' });
    await page.getByRole('button', { name: '공통 단가' }).click();
    const day = dialog.getByLabel(/^촬영 하루/);
    await day.fill('3억쯤');
    await dialog.getByText('금액으로 읽을 수 없어요. 250,000이나 25만처럼 적어 주세요.').waitFor();
    await dialog.getByLabel(/^식대/).focus();
    await press('Enter');
    await expect.poll(() => day.evaluate((field) => field === document.activeElement), soon).toBe(true);
    await day.fill('3억 5천만');
    await press('Tab');
    await expect.poll(() => day.inputValue(), soon).toBe('350,000,000');
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '공통 단가' }).click();
    expect(await day.inputValue()).toBe('350,000,000');
    await day.fill('');
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
  });

  it('CO11: is written on a phone, too, one below the other', async () => {
    await page.setViewportSize(PHONE.viewport);
    // Toasts that fade are no part of it.
    await page.reload();
    const field = page.getByRole('textbox', { name: '준호 일당' });
    expect(await field.getAttribute('placeholder')).toBe('500,000');
    await field.fill('60만');
    await field.press('Enter');
    await expect.poll(() => field.inputValue(), soon).toBe('600,000');
    expect(await axeViolations(page)).toEqual([]);
  });

  it('CO12, CO18: who may not read costs finds what they work and are paid themselves, and a way there', async () => {
    const member = await Program.join(workplace.server.url, '백이든');
    const requestId = await member.askToJoin(workplace.server, owner, projectId);
    const crewId = newId();
    const ids = { memberId: newId(), crewId, contactId: newId() };
    const given = { role: 'member', crewTeamId, roleTitle: '촬영부' } as const;
    await owner.run(projectId, 'acceptCrewRequest', { requestId, seenVersion: 1, ...given, ...ids });
    const { page: theirs } = await workplace.signedIn(member, `/projects/${projectId}/costs`);
    await theirs.getByRole('heading', { name: '내 급여' }).waitFor();
    await theirs.getByText('일당이 아직 적히지 않아 시간만 셈했어요.').waitFor();
    const table = theirs.getByRole('region', { name: '내 시간과 급여' });
    await table.getByText('07:00 –').waitFor();
    expect(await table.getByRole('columnheader', { name: '금액' }).count()).toBe(0);
    const pay = { payId: newId(), crewId, characterId: null, patch: { dayRate: 210_000 } };
    await owner.run(projectId, 'setPrices', { people: [pay], places: [] });
    await theirs.getByText('일당 ₩210,000').waitFor();
    await table.getByRole('cell', { name: '₩210,000' }).first().waitFor();
    expect(await theirs.getByRole('link', { name: '단가' }).count()).toBe(0);
    await theirs.getByRole('link', { name: '내 급여' }).waitFor();
    expect(await axeViolations(theirs)).toEqual([]);
    expect(workplace.errors()).toEqual([]);
  });
});
