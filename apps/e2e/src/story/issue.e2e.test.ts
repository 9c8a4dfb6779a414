import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

/** Counts every press of the pointer, and of the keys that press something, from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as Window & { presses?: number };
    counted.presses = 0;
    const count = (event: Event) => {
      const isPress = !(event instanceof KeyboardEvent) || ['Enter', 'Tab', 'Escape'].includes(event.key);
      if (isPress) counted.presses = (counted.presses ?? 0) + 1;
    };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', count, true);
  });
  return () => page.evaluate(() => (window as Window & { presses?: number }).presses ?? 99);
}

/** The evening before a shooting day: the sheet goes out, is put right, taken back, and the day called off. */
describe('a call sheet that is issued', () => {
  let workplace: Workplace;
  let owner: Program;
  let desk: Page;
  let phone: Page;
  const [projectId, timetableId, callsheetId, boardId] = [newId(), newId(), newId(), newId()];
  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const tableDate = daysFromToday(3);
    await owner.run(projectId, 'addTimetable', {
      timetableId,
      boardId,
      tableDate,
      calltime: 480,
    });
    const sceneId = newId();
    const scene = { sceneId, episodeId: ids.episodeId, sceneNo: 12, subSceneNo: '', setName: '편의점' };
    await owner.run(projectId, 'addScene', scene);
    const rows = [{ rowId: newId(), sceneId }];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    const member = await Program.join(workplace.server.url, '남도윤');
    await member.joinProject(workplace.server, owner, projectId, 'member');
    // NT8: the story is told at night, too.
    await member.call('PUT', '/me/notice-settings', { choices: {}, quiet: null });
    const sheets = `/projects/${projectId}/callsheets`;
    ({ page: desk } = await workplace.signedIn(owner, `${sheets}/${callsheetId}`));
    ({ page: phone } = await workplace.signedIn(member, sheets, { size: PHONE }));
  });
  afterAll(() => workplace?.close());

  const publish = async (words: string, told: string): Promise<void> => {
    await desk.getByRole('button', { name: words, exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText('알릴 사람 1명').click();
    await dialog.getByText(told).waitFor();
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  /** Presses it until nobody is on the way any more: the workers may be busy with the sheets of other stories. */
  const remind = async (dialog: Locator): Promise<void> => {
    const sent = desk.getByText('1명에게 보내요.');
    const press = async (): Promise<number> => {
      await dialog.getByRole('button', { name: '1명에게 다시 알리기' }).click();
      await sent
        .or(desk.getByText(/^이미 보내는 중이에요/))
        .first()
        .waitFor();
      return sent.count();
    };
    await expect.poll(press, { timeout: 45_000, interval: 1_000 }).toBeGreaterThan(0);
  };

  it('CS30: is nobody else’s before it goes out, and on their phone once it has', async () => {
    await desk.getByText('쓸 수 있는 사람만 보고 있어요').waitFor();
    await phone.getByText('아직 발행한 일촬표가 없어요').waitFor();
    await publish('발행', '일촬표가 나왔다고 알려요');
    await desk.getByText('1판', { exact: true }).first().waitFor();
    await phone.getByText('발행 1판').waitFor();
    await phone.getByText(/집합까지 [23]일/).waitFor();
    await phone.getByRole('link', { name: /1회차/ }).click();
    await phone.getByRole('heading', { name: '1회차 일촬표' }).waitFor();
    await phone.getByRole('region', { name: '내 콜' }).getByText('1씬 · 첫 씬 08:00 S#12').waitFor();
    await phone.getByText('08:00', { exact: true }).first().waitFor();
  });

  it('CS24, CS27: stays as it was while the plan moves on, and says what has changed when it goes out again', async () => {
    await owner.run(projectId, 'editTimetable', { timetableId, patch: { calltime: 540 } });
    await desk.getByRole('button', { name: /그 뒤 달라진 줄/ }).click();
    const list = desk.getByRole('dialog', { name: '1판과 달라진 줄' });
    await list.getByText('09:00', { exact: true }).first().waitFor();
    await list.getByRole('button', { name: '닫기' }).click();
    expect(await phone.getByText('09:00', { exact: true }).count()).toBe(0);
    await publish('다시 발행', '콜 08:00 → 09:00');
    await phone.getByText('09:00', { exact: true }).first().waitFor();
    await phone.getByText('2판', { exact: true }).first().waitFor();
  });

  it('NT4: is told in the app, and leads there', async () => {
    const bar = phone.getByRole('navigation', { name: '작품 화면' });
    const more = bar.getByRole('button', { name: '더 보기' });
    await more.click();
    await phone.getByRole('button', { name: '알림, 읽지 않은 것 3개' }).click();
    await phone.getByText('콜 08:00 → 09:00').waitFor();
    await phone.getByRole('button', { name: /일촬표가 바뀌었어요 \(2판\)/ }).click();
    await phone.getByRole('heading', { name: '1회차 일촬표' }).waitFor();
    await more.click();
    await phone.getByRole('button', { name: '알림, 읽지 않은 것 2개' }).waitFor();
    await phone.keyboard.press('Escape');
  });

  it('CS32, CS33, CS49: says what is new for who has seen the last one, and hears that they have it', async () => {
    const mine = phone.getByRole('region', { name: '내 콜' });
    await mine.getByText('지난번에 본 판과 달라졌어요.').waitFor();
    await desk.getByRole('button', { name: '확인 0/1' }).click();
    const before = desk.getByRole('dialog', { name: '2판을 누가 확인했나요' });
    await remind(before);
    await before.getByRole('button', { name: '닫기' }).click();
    await mine.getByRole('button', { name: '확인했어요' }).click();
    await desk.getByRole('button', { name: '확인 1/1' }).click();
    const list = desk.getByRole('dialog', { name: '2판을 누가 확인했나요' });
    await list.getByText('남도윤').waitFor();
    await list.getByText('메일 서버가 없어').waitFor();
    await list.getByRole('button', { name: '닫기' }).click();
  });

  it('CS49, CS53: goes by a link of their own to who has no account, once it is known who they are', async () => {
    const [crewTeamId, crewId] = [newId(), newId()];
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '조명', colour: 1, calltimeOffset: 0 });
    const consent = { guardian: '' };
    const person = { crewId, crewTeamId, name: '한지후', roleTitle: '조명팀', userId: null, consent };
    await owner.run(projectId, 'addCrew', person);
    await desk.getByRole('button', { name: '확인 1/2' }).click();
    const list = desk.getByRole('dialog', { name: '2판을 누가 확인했나요' });
    await desk.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
    });
    await list.getByRole('button', { name: '한지후: 링크 복사' }).click();
    await desk.getByText('복사했어요.').waitFor();
    // CR7: the server of the story is open to nobody else.
    await desk.getByText('이 링크는 이 컴퓨터에서만 열려요.').waitFor();
    const link = await desk.evaluate(() => (window as unknown as { copied: string }).copied);
    const page = await (await fetch(link)).text();
    expect(page).toContain('한지후');
    expect(page).toContain('09:00');
    await list.getByRole('button', { name: '한지후에게 보내기' }).click();
    await desk.getByRole('menuitem', { name: '연락처 고치기' }).click();
    const address = desk.getByRole('dialog', { name: '한지후 연락처' });
    await address.getByLabel('이메일').fill('jihu@example.com');
    await address.getByRole('button', { name: '저장하고 보내기' }).click();
    await desk.getByText('1명에게 보내요.').waitFor();
    await list.getByRole('button', { name: '닫기' }).click();
  });

  it('CS19: is a text for the chat room, without a name', async () => {
    await desk.getByRole('button', { name: '다른 형식' }).click();
    await desk.getByRole('menuitem', { name: '단톡방에 붙일 글' }).click();
    const dialog = desk.getByRole('dialog', { name: '단톡방에 붙일 글' });
    const text = await dialog.getByRole('textbox', { name: '단톡방에 붙일 글' }).inputValue();
    expect(text).toContain('[막차의 우산] 1회차 / 총 1회차');
    expect(text).toContain('집합 09:00');
    expect(text).not.toContain('정서윤');
    await desk.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value.includes('/c/')),
    );
    await dialog.getByRole('button', { name: '취소' }).click();
  });

  it('CS21: is handed on from a phone as pictures, and says without a line why it cannot be', async () => {
    await phone.evaluate(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = async (data) => void shared.push(...(data?.files ?? []).map(({ type }) => type));
    });
    await phone.getByRole('button', { name: '공유' }).click();
    await phone.getByRole('menuitem', { name: '그림(세로)' }).click();
    await phone.waitForFunction(() =>
      (window as unknown as { shared: string[] }).shared.includes('image/png'),
    );
    await phone.context().setOffline(true);
    await phone.getByRole('button', { name: '공유' }).click();
    await phone.getByRole('menuitem', { name: '휴대폰용 PDF', exact: true }).click();
    await phone.getByText(/파일은 서버에서 만들어요/).waitFor();
    await phone.context().setOffline(false);
  });

  it('CS28: is taken back within its minute, and the one before counts again', async () => {
    await desk.getByRole('button', { name: /발행 거두기/ }).click();
    await phone.getByText('08:00', { exact: true }).first().waitFor();
    await phone.getByText('1판', { exact: true }).first().waitFor();
  });

  it('opens every version as it was', async () => {
    await desk.getByRole('button', { name: '발행한 판 2' }).click();
    await desk.getByRole('menuitem', { name: /^2판.*거둠/ }).click();
    await desk.getByText('거둔 판이에요.').waitFor();
    // CS32, CS92: who had it is known of an old version too, and it is told to nobody once more.
    await desk.getByRole('button', { name: '확인 1/2' }).click();
    const list = desk.getByRole('dialog', { name: '2판을 누가 확인했나요' });
    await list
      .getByRole('listitem')
      .filter({ hasText: '남도윤' })
      .getByText('확인', { exact: true })
      .waitFor();
    expect(await list.getByRole('button', { name: /다시 알리기/ }).count()).toBe(0);
    await list.getByRole('button', { name: '닫기' }).click();
    await desk.getByRole('link', { name: '지금 일촬표로' }).click();
    await desk.getByRole('button', { name: '다시 발행' }).waitFor();
  });

  it('CS29, CS90: says on every phone that the day is called off, and why', async () => {
    await desk.getByRole('button', { name: '더 보기' }).click();
    // Who is reached by nothing is asked of the server, which takes its time.
    await desk.route('**/ways', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await desk.getByRole('menuitem', { name: '촬영 취소 알리기' }).click();
    const dialog = desk.getByRole('dialog');
    // CS90: who has no account, where no mail leaves; it stands there from the beginning, so that no button moves.
    await dialog.waitFor();
    expect(await dialog.getByText('메일 서버가 없어 1명에게는 닿지 않아요.').count()).toBe(1);
    await dialog.getByText('메일 서버가 없어 1명에게는 닿지 않아요.').waitFor();
    await dialog.getByText('한지후(조명)').waitFor();
    await dialog.getByText('알릴 사람 2명').click();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: '남도윤' })
      .getByText('앱', { exact: true })
      .waitFor();
    await dialog.getByLabel('까닭').fill('폭설');
    await dialog.getByRole('button', { name: '촬영 취소 알리기' }).click();
    await phone.getByText('취소한 촬영').waitFor();
    // CS103: who writes sheets has it before them as what it is, not as a draft.
    await desk.getByText('촬영 취소', { exact: true }).waitFor();
    await phone.getByText('폭설').waitFor();
    // A version that counts no more says so.
    await desk.getByRole('button', { name: /발행한 판/ }).click();
    await desk.getByRole('menuitem', { name: /^1판/ }).click();
    await desk.getByText('지난 1판이에요.').waitFor();
    await desk.getByText('취소한 촬영이에요.').waitFor();
  });

  it('CS33: is the first thing on a crew member’s overview, and nothing of the manager’s next step', async () => {
    await phone.goto(`/projects/${projectId}`);
    await phone.getByRole('region', { name: '내 콜' }).getByText('촬영 취소').waitFor();
    expect(await phone.getByText('다음 할 일').count()).toBe(0);
    expect(await phone.getByText('이 날까지 남은 것').count()).toBe(0);
  });

  it('OV1, OV3: says on the planner’s overview what stands before the next day, with the way there', async () => {
    await desk.goto(`/projects/${projectId}`);
    const next = desk.getByRole('region', { name: '다음 촬영' });
    await next.getByRole('link', { name: '촬영 취소를 알린 날이에요.' }).waitFor();
    await next.getByRole('link', { name: '실제 촬영지가 정해지지 않은 곳 편의점' }).click();
    await desk.getByRole('heading', { name: '편의점' }).or(desk.getByText('편의점')).first().waitFor();
    expect(new URL(desk.url()).pathname).toBe(`/projects/${projectId}/locations`);
  });

  it('OV6, OV7: and the days after it, with the way to each, and what was changed last', async () => {
    const later = { timetableId: newId(), boardId, tableDate: daysFromToday(5), calltime: 1020 };
    await owner.run(projectId, 'addTimetable', later);
    await desk.goto(`/projects/${projectId}`);
    const changed = desk.getByRole('region', { name: '최근 변경' }).getByRole('listitem');
    await changed.filter({ hasText: '촬영일 더하기' }).first().waitFor();
    expect(await changed.first().textContent()).toContain('정서윤');
    // The next day was called off, and counts no more.
    const days = desk.getByRole('region', { name: '그다음 촬영' });
    await days.getByRole('link', { name: /1회차.*콜 17:00 · 0씬/ }).click();
    await desk.locator(`[data-day="${later.timetableId}"]`).waitFor();
    expect(new URL(desk.url()).search).toBe('');
  });

  it('CS40: tomorrow’s sheet goes out of a finished board with at most ten presses', async () => {
    const [other, day, sceneId] = [newId(), newId(), newId()];
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(other, 'createProject', { title: '첫 버스', projectType: 'short', ...ids });
    const tableDate = daysFromToday(1);
    await owner.run(other, 'addTimetable', {
      timetableId: day,
      boardId: ids.boardId,
      tableDate,
      calltime: 420,
    });
    const scene = { sceneId, episodeId: ids.episodeId, sceneNo: 1, subSceneNo: '', setName: '차고지' };
    await owner.run(other, 'addScene', scene);
    const rows = [{ rowId: newId(), sceneId }];
    await owner.run(other, 'allocateScenes', { timetableId: day, afterRowId: null, rows });
    const { page } = await workplace.signedIn(owner, `/projects/${other}`);
    const presses = await countPresses(page);
    await page.getByRole('link', { name: '일촬표', exact: true }).first().click();
    await page.getByRole('button', { name: '일촬표 만들기' }).click();
    await page.getByLabel('날씨').click();
    await page.keyboard.type('맑음 3° / 11°');
    await page.getByLabel('알림 (한 줄에 하나)').click();
    await page.keyboard.type('차고지 안쪽에 주차');
    await page.getByRole('button', { name: '발행', exact: true }).click();
    const dialog = page.getByRole('dialog');
    // A person looks at the sheet before it goes out; what was typed last stands on it by then (CS25).
    await page.getByText('차고지 안쪽에 주차').nth(1).waitFor();
    await dialog.getByRole('button', { name: '발행', exact: true }).click();
    await page.getByText('발행 1판').waitFor();
    await page.getByRole('button', { name: '받을 사람 없음' }).waitFor();
    expect(await presses()).toBeLessThanOrEqual(10);
    await page.context().close();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
