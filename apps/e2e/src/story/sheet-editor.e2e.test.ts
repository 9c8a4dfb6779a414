import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

/** What is written beside the printed sheet, and what a crew member finds on the phone the night before. */
describe('the editor of a call sheet', () => {
  let workplace: Workplace;
  let owner: Program;
  let desk: Page;
  let phone: Page;
  const [projectId, timetableId, callsheetId] = [newId(), newId(), newId()];
  const [locationId, characterId] = [newId(), newId()];
  const run = (...[name, args]: [Parameters<Program['run']>[1], object]) =>
    owner.run(projectId, name, args as never);
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await run('createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const sceneId = newId();
    await run('addLocation', { locationId, realName: '성산동 편의점' });
    const place = {
      address: '서울 마포구 성산로 12',
      parking: '공영주차장 3대',
      nearestHospital: '마포성심병원',
    };
    await run('editLocation', { locationId, patch: place });
    await run('addCharacter', { characterId, name: '수진', kind: 'lead' });
    await run('addScene', {
      sceneId,
      episodeId: ids.episodeId,
      sceneNo: 12,
      subSceneNo: '',
      setName: '편의점',
    });
    await run('editScenes', {
      sceneIds: [sceneId],
      patch: { location: locationId, setting: 'EXT', timeOfDay: 'night' },
    });
    await run('castScenes', { sceneIds: [sceneId], add: [characterId] });
    await run('addTimetable', {
      timetableId,
      boardId: ids.boardId,
      tableDate: daysFromToday(2),
      calltime: 480,
    });
    const lunch = { kind: '식사', label: '점심', minutes: 60, note: '' };
    await run('allocateScenes', { timetableId, afterRowId: null, rows: [{ rowId: newId(), sceneId }] });
    await run('addPhaseRow', { rowId: newId(), timetableId, afterRowId: null, phaseData: lunch });
    await run('makeCallsheet', { callsheetId, timetableId });
    const member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    const sheet = `/projects/${projectId}/callsheets/${callsheetId}`;
    ({ page: desk } = await workplace.signedIn(owner, sheet));
    ({ page: phone } = await workplace.signedIn(member, `/projects/${projectId}`, { size: PHONE }));
  });
  afterAll(() => workplace?.close());

  it('SPEC 3: counts down to the call (timeTilShoot)', async () => {
    await desk
      .getByText(/집합까지 [12]일/)
      .first()
      .waitFor();
  });

  it('CS93: shows a short day in larger type, on a page as in print', async () => {
    const paper = desk.locator('article');
    await paper.getByText(/점심/).first().waitFor();
    const type = () => paper.evaluate((page) => Number(page.style.getPropertyValue('--type')));
    // It is measured again when the font has come.
    await expect.poll(type, { timeout: PATIENCE_MS }).toBeCloseTo(11 / 7.9, 3);
    const share = await paper.evaluate((page) => page.clientHeight / page.clientWidth);
    expect(share).toBeLessThanOrEqual(0.71);
    const smallest = () =>
      paper.evaluate((page) =>
        Math.min(
          ...[...page.querySelectorAll('*')]
            .filter((one) =>
              [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
            )
            .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
        ),
      );
    expect(await smallest()).toBeGreaterThanOrEqual(9);
  });

  it('CS93: shows the whole width of the page to who wants to see it, on an upright tablet too', async () => {
    const paper = desk.getByRole('article', { name: '일촬표 미리 보기' });
    const hidden = () =>
      paper.evaluate((page) => {
        const room = page.parentElement!.parentElement!;
        return Math.max(0, room.scrollWidth - room.clientWidth);
      });
    await desk.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(hidden).toBeGreaterThan(0);
    await desk.getByText('화면에 맞춤').click();
    await expect.poll(hidden).toBe(0);
    await desk.setViewportSize({ width: 820, height: 1180 });
    await expect.poll(() => paper.count()).toBe(0);
    await desk.getByText('종이', { exact: true }).click();
    await paper.getByText('편의점').first().waitFor();
    await expect.poll(hidden).toBe(0);
    expect(await axeViolations(desk)).toEqual([]);
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.getByText('읽기 크기').click();
  });

  it('CS97: has its blocks where print has them', async () => {
    const columns = desk.locator('article [data-below] > div').first().locator('> div');
    const headings = await columns.evaluateAll((all) =>
      all.map((column) => [...column.querySelectorAll('h2')].map(({ textContent }) => textContent)),
    );
    expect(headings).toEqual([['배우 콜'], ['촬영지'], ['식사']]);
  });

  it('CS102: a long name reaches over nothing that stands beside it', async () => {
    const name = '이름이아주길어서끊어지지않는할머니와손자와강아지와고양이';
    const patch = { address: 'https://map.example.com/places/한강대교북단둔치주차장/entrance/0000' };
    await run('editCharacter', { characterId, patch: { name, actorName: name } });
    await run('editLocation', { locationId, patch });
    const paper = desk.locator('article');
    await paper.locator('td.long').filter({ hasText: name }).first().waitFor();
    const tooWide = () =>
      paper.evaluate((page) =>
        [...page.querySelectorAll('table, dl')]
          .filter((one) => one.scrollWidth > one.parentElement!.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    await expect.poll(tooWide).toEqual([]);
    await run('editCharacter', { characterId, patch: { name: '수진', actorName: '' } });
    await run('editLocation', { locationId, patch: { address: '서울 마포구 성산로 12' } });
  });

  it('SPEC 3: edits the rows of kind phase, on the board too', async () => {
    const paper = desk.locator('article');
    await paper.getByText(/점심/).first().waitFor();
    await desk.locator('summary', { hasText: '일정 줄' }).click();
    const words = desk.getByRole('textbox', { name: '점심 말' });
    await words.fill('늦은 점심');
    await words.press('Tab');
    await paper
      .getByText(/늦은 점심/)
      .first()
      .waitFor();
    await desk.getByRole('textbox', { name: '늦은 점심 분' }).fill('45');
    await desk.keyboard.press('Tab');
    await paper.getByText(/09:05/).first().waitFor();
  });

  it('CS98, UN12: adds, moves and takes off a 일정 줄 of the day, with the keys and from a phone, and takes it back', async () => {
    const lines = desk.locator('article tbody').first();
    const order = () =>
      lines
        .locator('tr')
        .evaluateAll((rows) =>
          rows.map((row) =>
            row.className.includes('phase') ? (row.lastElementChild?.textContent ?? '') : 'S#',
          ),
        );
    await desk.getByRole('button', { name: '일정 줄 추가' }).click();
    const dialog = desk.getByRole('dialog', { name: /^일정 줄 추가/ });
    await dialog.getByRole('button', { name: '이동' }).click();
    await dialog.getByRole('button', { name: '추가' }).click();
    await desk.getByText('이동 줄을 넣었어요. 촬영계획표도 함께 바뀌었어요.').waitFor();
    await expect.poll(order).toEqual(['식사 · 늦은 점심', 'S#', '이동']);
    await desk.getByRole('button', { name: '이동 위로' }).focus();
    await desk.keyboard.press('Enter');
    await expect.poll(order).toEqual(['식사 · 늦은 점심', '이동', 'S#']);
    await desk.getByRole('button', { name: '이동 빼기' }).click();
    await expect.poll(order).toEqual(['식사 · 늦은 점심', 'S#']);
    await desk.getByText('이동 줄을 뺐어요. 촬영계획표도 함께 바뀌었어요.').waitFor();
    await desk.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(order).toEqual(['식사 · 늦은 점심', '이동', 'S#']);
    // UN12: taken back by the keys, it is no longer offered.
    await desk.getByRole('button', { name: '이동 빼기' }).click();
    await desk.getByRole('button', { name: '되돌리기' }).waitFor();
    await desk.locator('article').click();
    await desk.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['식사 · 늦은 점심', '이동', 'S#']);
    await desk.getByRole('button', { name: '되돌리기' }).waitFor({ state: 'detached', timeout: 2_000 });
    const { page: pocket } = await workplace.signedIn(
      owner,
      `/projects/${projectId}/callsheets/${callsheetId}`,
      {
        size: PHONE,
      },
    );
    await pocket
      .getByRole('radio', { name: '쓰기' })
      .or(pocket.getByRole('button', { name: '쓰기' }))
      .first()
      .click();
    const title = pocket.getByRole('heading', { name: '1회차 일촬표' });
    const isWhole = () =>
      title.evaluate((h1) => h1.scrollHeight <= h1.clientHeight && h1.scrollWidth <= h1.clientWidth);
    // Its type may still be on the way.
    await expect.poll(isWhole).toBe(true);
    await pocket.locator('summary', { hasText: '일정 줄' }).click();
    await pocket.getByRole('button', { name: '이동 아래로' }).tap();
    await expect.poll(order).toEqual(['식사 · 늦은 점심', 'S#', '이동']);
    await pocket.getByRole('button', { name: '이동 빼기' }).tap();
    await expect.poll(order).toEqual(['식사 · 늦은 점심', 'S#']);
    await pocket.context().close();
  });

  it('CS39: takes over from the plan what it is told, and leaves the rest', async () => {
    await run('editTimetable', { timetableId, patch: { calltime: 450 } });
    const [crewTeamId, other] = [newId(), newId()];
    await run('addCrewTeam', { crewTeamId, name: '조명', colour: 1, calltimeOffset: 0 });
    await run('addCrewTeam', { crewTeamId: other, name: '미술', colour: 2, calltimeOffset: 0 });
    await desk.getByText('2곳이 계획표와 달라요.').waitFor();
    await desk.getByRole('button', { name: '계획표에서 가져오기' }).click();
    const dialog = desk.getByRole('dialog', { name: '계획표에서 가져오기' });
    await dialog.getByRole('checkbox', { name: /미술/ }).uncheck();
    await dialog.getByRole('button', { name: '1곳 가져오기' }).click();
    await desk.getByText('1곳이 계획표와 달라요.').waitFor();
    await desk.locator('article').getByText('조명', { exact: true }).first().waitFor();
    expect(await desk.locator('article').getByText('미술', { exact: true }).count()).toBe(0);
  });

  it('CS94: tells of an actor who comes after their first scene begins', async () => {
    const arrival = desk.getByRole('textbox', { name: '수진 도착' });
    await arrival.fill('08:20');
    await arrival.press('Tab');
    await desk.getByText('수진의 첫 씬은 08:15인데 도착이 08:20이에요.').waitFor();
  });

  it('CS95: tells what is wrong with the day before it goes out, and keeps nobody from it', async () => {
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: /발행할까요/ });
    // A night outside in the morning, and an actor who is called after their scene.
    const checks = dialog.getByRole('region', { name: '이날의 점검' });
    await checks.getByText('이날 꼭 지킬 것 2개가 어긋나요').waitFor();
    await checks.getByText('수진의 첫 씬은 08:15인데 도착이 08:20이에요.').waitFor();
    expect(await checks.getByRole('link', { name: '촬영계획표에서 보기' }).getAttribute('href')).toBe(
      `/projects/${projectId}/timetable?day=${timetableId}`,
    );
    await dialog.getByRole('button', { name: '취소' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('CS33: shows on a phone the call, the way there by the map, the countdown, and scenes in words', async () => {
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '발행', exact: true }).click();
    const mine = phone.getByRole('region', { name: '내 콜' });
    await mine.getByText('07:30', { exact: true }).waitFor();
    await mine.getByText('성산동 편의점').waitFor();
    await mine.getByText('서울 마포구 성산로 12').waitFor();
    await mine.getByText(/집합까지 [12]일/).waitFor();
    const map = await mine.getByRole('link', { name: '길찾기' }).getAttribute('href');
    expect(decodeURIComponent(map ?? '')).toBe('https://map.kakao.com/link/search/서울 마포구 성산로 12');
    await mine.getByRole('link', { name: '일촬표 보기' }).click();
    await phone.getByText(/밤 · 밖/).waitFor();
    await phone.getByText('공영주차장 3대').first().waitFor();
    await phone
      .getByText(/마포성심병원/)
      .first()
      .waitFor();
  });

  it('CS104: whose an item of the checklist is, is chosen beside it, and stands on the sheet', async () => {
    await run('addCrewTeam', { crewTeamId: newId(), name: '의상' });
    await desk.locator('summary', { hasText: '확인할 것' }).click();
    await desk.getByRole('button', { name: '항목 추가' }).click();
    await desk.getByLabel('할 일').fill('우산 3개');
    await desk.keyboard.press('Tab');
    await desk.getByRole('button', { name: '우산 3개 맡은 팀: 모두' }).click();
    await desk.getByRole('menuitem', { name: '의상팀' }).click();
    await desk.locator('article').getByText('의상팀 · 우산 3개').waitFor();
    expect(await axeViolations(desk)).toEqual([]);
    await desk.getByRole('button', { name: '우산 3개 맡은 팀: 의상팀' }).click();
    await desk.getByRole('menuitem', { name: '모두' }).click();
    await desk
      .locator('article')
      .getByText(/^□ 우산 3개$/)
      .waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
