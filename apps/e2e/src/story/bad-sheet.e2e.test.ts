import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const FORTY = Array.from({ length: 40 }, (_, i) => i + 1);
/** As long as a name of a place may be, in one word. */
const LONG = `성산동${'아주긴이름의촬영지'.repeat(14)}`.slice(0, 80);

/** Sheets of days that nobody plans on purpose: each is shown whole, and what cannot be done is said. */
describe('bad input on a call sheet', () => {
  let workplace: Workplace;
  let owner: Program;
  let projectId: string;
  let desk: Page;
  let phone: Page;
  const [full, empty] = [newId(), newId()];
  const path = (id: string): string => `/projects/${projectId}/callsheets/${id}`;
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const patch = { setName: LONG, synopsis: '막차가 끊긴 정류장에 수진이 내려 우산을 편다' };
    const board = await sceneBoard(owner, 40, [FORTY, []], patch);
    ({ projectId } = board);
    const [locationId, characterId] = [newId(), newId()];
    await owner.run(projectId, 'addLocation', { locationId, realName: LONG });
    await owner.run(projectId, 'addCharacter', { characterId, name: LONG.slice(0, 60), kind: 'lead' });
    await owner.run(projectId, 'editCharacter', { characterId, patch: { actorName: LONG.slice(0, 60) } });
    await owner.run(projectId, 'makeCallsheet', { callsheetId: full, timetableId: board.days[0]! });
    await owner.run(projectId, 'makeCallsheet', { callsheetId: empty, timetableId: board.days[1]! });
    const arrival = { _id: newId(), characterId, arrival: 480, makeup: null, preparation: '' };
    await owner.run(projectId, 'editCallsheet', {
      callsheetId: full,
      patch: { primaryCallLocation: LONG },
      put: { locations: [{ _id: newId(), locationId }], castCalls: [{ ...arrival, wardrobe: null }] },
    });
    ({ page: desk } = await workplace.signedIn(owner, path(full)));
    ({ page: phone } = await workplace.signedIn(owner, path(full), { size: PHONE }));
  });
  afterAll(() => workplace?.close());

  /** By how many px something within the page runs out of it at the right. */
  const runsOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  it('40 scenes, the longest names, and a place without address are shown whole', async () => {
    // On paper rows at one place share its name.
    for (const [page, places] of [
      [desk, 1],
      [phone, 40],
    ] as const) {
      await page
        .getByText('S#40')
        .or(page.getByRole('cell', { name: '40', exact: true }))
        .first()
        .waitFor();
      expect(await page.getByText(LONG).count()).toBeGreaterThanOrEqual(places);
      expect(await runsOut(page)).toBeLessThanOrEqual(0);
    }
    // No field of the phone's list is wider than the list.
    const wide = await phone.evaluate(() =>
      [...document.querySelectorAll('article *')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(wide).toEqual([]);
  });

  it('a day without rows says so, and is not issued', async () => {
    await desk.goto(path(empty));
    await desk.getByText('아직 일정이 없').first().waitFor();
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await desk
      .getByText('아직 일정이 없는 날이에요. 계획표에서 씬이나 일정을 올린 뒤에 발행해 주세요.')
      .first()
      .waitFor();
    await desk.getByText('쓸 수 있는 사람만 보고 있어요').waitFor();
  });

  it('what another has changed meanwhile is not issued unseen', async () => {
    await desk.goto(path(full));
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    // CS25: from a second on, what is looked at stays.
    await desk.waitForTimeout(1500);
    await owner.run(projectId, 'editCallsheet', { callsheetId: full, patch: { weather: '눈' } });
    await desk.locator('article').getByText('눈', { exact: true }).first().waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await desk.getByText('보는 사이에 일촬표가 바뀌었어요').first().waitFor();
    await desk.getByText('쓸 수 있는 사람만 보고 있어요').waitFor();
    await desk.getByRole('button', { name: '발행', exact: true }).click();
    // Whom nothing reaches is told by the server, and moves the button when it comes.
    await dialog.getByRole('note').waitFor();
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await desk.getByText('발행 1판').first().waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
