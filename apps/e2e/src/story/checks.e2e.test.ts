import type { ArgsOf, CommandName, Id } from '@ddak/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const PEOPLE = [
  { name: '준호', availability: [{ from: '2026-12-01', to: '2026-12-01', note: '지방 공연' }] },
  { name: '수진', availability: [] },
];
const SCENES = [
  { setName: '준호의 방', setting: 'INT', timeOfDay: 'day', cast: [0, 1], minutes: 150 },
  { setName: '버스 정류장', setting: 'EXT', timeOfDay: 'night', cast: [1], minutes: 90 },
  { setName: '골목', setting: 'EXT', timeOfDay: 'day', cast: [1], minutes: 180 },
  { setName: '편의점', setting: 'INT', timeOfDay: 'night', cast: [1], minutes: 120 },
] as const;

/** A plan in which an actor is away, a night is shot in the morning, nobody eats, and nobody drives. */
async function plan(owner: Program): Promise<{ projectId: Id; sceneIds: Id[]; rowIds: Id[]; people: Id[] }> {
  const [projectId, episodeId, boardId] = [newId(), newId(), newId()];
  const run = <N extends CommandName>(name: N, args: Partial<ArgsOf<N>>) => owner.run(projectId, name, args);
  await run('createProject', {
    ...{ title: '밤의 정류장', projectType: 'feature', memberId: newId(), episodeId, boardId },
  });
  const people = await Promise.all(
    PEOPLE.map(async ({ name, availability }) => {
      const characterId = newId();
      await run('addCharacter', { characterId, name, kind: 'lead' });
      const entries = availability.map((one) => ({
        kind: 'unavailable' as const,
        start: null,
        end: null,
        ...one,
      }));
      if (entries.length > 0) await run('editCharacter', { characterId, patch: { availability: entries } });
      return characterId;
    }),
  );
  const days = [newId(), newId()];
  for (const [i, timetableId] of days.entries())
    await run('addTimetable', {
      ...{ timetableId, boardId, tableDate: `2026-12-0${i + 1}`, unit: 'A', dayKind: '촬영', calltime: 480 },
    });
  const rows = [];
  for (const [i, { setName, setting, timeOfDay, cast, minutes }] of SCENES.entries()) {
    const sceneId = newId();
    await run('addScene', { sceneId, episodeId, sceneNo: i + 1, subSceneNo: '', setName });
    await run('editScenes', { sceneIds: [sceneId], patch: { setting, timeOfDay, plannedMinutes: minutes } });
    await run('castScenes', { sceneIds: [sceneId], add: cast.map((n) => people[n]!), remove: [] });
    rows.push({ rowId: newId(), sceneId });
  }
  await run('allocateScenes', { timetableId: days[0]!, afterRowId: null, rows });
  const [sceneIds, rowIds] = [rows.map(({ sceneId }) => sceneId), rows.map(({ rowId }) => rowId)];
  return { projectId, sceneIds, rowIds, people };
}

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('점검 on %s', (_, size) => {
  let workplace: Workplace;
  let page: Page;
  let owner: Program;
  let planned: Awaited<ReturnType<typeof plan>>;
  const check = (rule: string) => page.locator(`[data-check="${rule}"]`);

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '조감독');
    planned = await plan(owner);
    ({ page } = await workplace.signedIn(owner, `/projects/${planned.projectId}/timetable`, { size }));
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  it('PC2 PC3 PC4: marks the strips, and says at the foot of the day that moves are not settled', async () => {
    const strip = (text: string) => page.locator('.board-row', { hasText: text });
    await strip('준호의 방').getByText('준호 불가').waitFor();
    await strip('버스 정류장').getByText('밝을 때').waitFor();
    await page.getByText('이동 미정 · 4곳').waitFor();
  });

  it('PC1: marks the lines of the strip list uncut beside the list of all', async () => {
    await page.getByRole('button', { name: '목록', exact: true }).click();
    const marked = page.locator('[role="gridcell"]', { hasText: '준호의 방' }).getByText('준호 불가');
    await marked.waitFor();
    await page.getByRole('button', { name: size === PHONE ? /^모든 점검 \d+$/ : /^점검 \d+$/ }).click();
    await check('castAvailable').waitFor();
    const isUncut = ({ parentElement: cell }: Element) => cell!.scrollWidth <= cell!.clientWidth;
    expect(await marked.evaluate(isUncut)).toBe(true);
    await page.getByRole('button', { name: '닫기' }).click();
    await check('castAvailable').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '보드', exact: true }).click();
  });

  it('PC1: tells them in the calendar, from where a phone opens the day’s', async () => {
    await page.getByRole('button', { name: '달력', exact: true }).click();
    const date = page.getByRole('gridcell', { name: /^12\.1 화, 1회차 4씬, 점검 \d+$/ });
    await date.getByText(size === PHONE ? '▲' : /^점검 \d+$/).waitFor();
    if (size === PHONE) {
      await date.click();
      await page.getByRole('button', { name: /^1회차 점검 \d+$/ }).click();
      await check('castAvailable').waitFor();
      await page.getByRole('button', { name: '닫기' }).click();
    }
    await page.getByRole('button', { name: '보드', exact: true }).click();
  });

  it('PC1: lists them with a mend, and shows the strip that is meant', async () => {
    await page.getByRole('button', { name: /^1회차 점검 \d+$/ }).click();
    await check('castAvailable').getByText('12.1 화 불가 (지방 공연)').waitFor();
    await check('light').getByRole('button', { name: '보기' }).click();
    await page.locator('.board-row:focus', { hasText: '버스 정류장' }).waitFor();
    if (size === PHONE) await page.getByRole('button', { name: /^1회차 점검 \d+$/ }).click();
  });

  it('PC8: keeps the ways to put things right where they are while others edit', async () => {
    const mend = check('castAvailable').getByRole('button', { name: 'S#1 2회차(12.2 수)로 옮기기' });
    await mend.waitFor();
    const watched = await mend.evaluateHandle((button) => {
      const seen = { isGone: false };
      new MutationObserver(() => {
        seen.isGone ||= !button.isConnected;
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    const [, , alley] = planned.sceneIds;
    await owner.run(planned.projectId, 'editScenes', { sceneIds: [alley!], patch: { plannedMinutes: 185 } });
    await page.locator('.board-row', { hasText: '골목' }).getByText('185분').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    expect(await watched.evaluate(({ isGone }) => isGone)).toBe(false);
  });

  it('PC8: puts one right with a press, which can be taken back', async () => {
    await check('mealWithin')
      .getByRole('button', { name: /식사 60분 넣기/ })
      .click();
    await check('mealWithin').waitFor({ state: 'detached' });
    await check('castAvailable').getByRole('button', { name: 'S#1 2회차(12.2 수)로 옮기기' }).click();
    await check('castAvailable').waitFor({ state: 'detached' });
    const said = page.locator('span', { hasText: '고쳤어요: S#1' }).getByRole('button', { name: '되돌리기' });
    await said.click();
    await check('castAvailable').waitFor();
    // What was said before it goes too: a finger rests on nothing, and the mouse goes elsewhere.
    const left = async () => {
      if (size === DESK) for (const x of [200, 300]) await page.mouse.move(x, 300);
      return page.getByText('고쳤어요:').count();
    };
    await expect.poll(left, { timeout: PATIENCE_MS }).toBe(0);
  });

  it('PC9: lives with one for a reason, told calmly, until that is taken back', async () => {
    await check('castAvailable').getByRole('button', { name: '감수하기' }).click();
    const dialog = page.getByRole('dialog', { name: '점검 감수' });
    await dialog.getByLabel('이유').fill('대역으로 찍어요');
    await dialog.getByRole('button', { name: '감수하기' }).click();
    await check('castAvailable').getByText('감수함 · 대역으로 찍어요 · 조감독').waitFor();
    await page.locator('.board-row').getByText('준호 불가').waitFor({ state: 'detached' });
    await check('castAvailable').getByRole('button', { name: '감수 거두기' }).click();
    await page.locator('.board-row').getByText('준호 불가').waitFor({ state: 'attached' });
  });

  it('PC13: says whose permission has not come, until one press says that it has', async () => {
    const { projectId, sceneIds } = planned;
    const [locationId, realName] = [newId(), '한빛편의점'];
    await owner.run(projectId, 'placeScenes', { sceneIds: sceneIds.slice(-1), locationId, realName });
    await owner.run(projectId, 'editLocation', { locationId, patch: { permit: 'asked' } });
    await check('placePermitted').getByText('한빛편의점은 신청한 촬영 허가를 아직 받지 못했어요.').waitFor();
    await page.locator('.board-row').getByText('허가 전').waitFor({ state: 'attached' });
    await check('placePermitted').getByRole('button', { name: '허가 받음으로 표시' }).click();
    await check('placePermitted').waitFor({ state: 'detached' });
  });

  it('PC8: leads to where people say what no change of the plan can know', async () => {
    const { projectId, sceneIds, people } = planned;
    const emptied = sceneIds.slice(1, 2);
    await owner.run(projectId, 'castScenes', { sceneIds: emptied, add: [], remove: people });
    await check('castKnown').getByRole('link', { name: '씬에 적기' }).click();
    const cell = page.locator(`[data-scene="${emptied[0]}"] [data-column="cast"][aria-selected="true"]`);
    const sheet = page.getByText('S#2', { exact: true });
    await (size === DESK ? cell : sheet).waitFor();
    await page.goto(`${workplace.server.url}/projects/${projectId}/timetable`);
    await page.getByRole('button', { name: /^1회차 점검 \d+$/ }).click();
    await check('companyMove').getByRole('link', { name: '촬영지 정하기' }).click();
    await page.getByText('극중 장소를 고르세요').waitFor();
  });

  it('PC15: folds away what is shot, and counts it no more', async () => {
    const { projectId, rowIds } = planned;
    for (const [i, rowId] of rowIds.entries()) {
      const patch = { state: 'done', actualStart: 480 + 60 * i, actualEnd: 540 + 60 * i } as const;
      await owner.run(projectId, 'recordRow', { rowId, patch });
    }
    await page.goto(`${workplace.server.url}/projects/${projectId}/timetable`);
    await page.getByRole('button', { name: /^1회차 점검 \d+$/ }).click();
    await page.getByText('남은 촬영일에는 걸리는 것이 없어요.').waitFor();
    const shot = page.getByText(/^찍은 날 1일 · 점검 \d+$/);
    await check('companyMove').waitFor();
    await shot.click();
    await check('companyMove').waitFor({ state: 'hidden' });
  });
});
