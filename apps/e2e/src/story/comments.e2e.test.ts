import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** Two people talk about what they plan: at a desk, on a phone, and where there is no signal. */
describe('comments', () => {
  let workplace: Workplace;
  let cable: Cable;
  let owner: Program;
  let film: FilmOnServer;
  let desk: Page;
  let phone: Page;
  let base: string;

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    const { url } = workplace.server;
    cable = await Cable.to(url);
    owner = await Program.join(url, '정서윤');
    film = await filmOnServer(owner, { scenes: 8, days: 2, items: 1, waiting: 2 });
    const editor = await Program.join(url, '김하은');
    await editor.joinProject(workplace.server, owner, film.projectId, 'editor');
    base = `/projects/${film.projectId}`;
    ({ page: desk } = await workplace.signedIn(owner, `${base}/scenes`));
    ({ page: phone } = await workplace.signedIn(editor, `${base}/scenes`, { size: PHONE, url: cable.url }));
  });
  afterAll(async () => {
    await cable?.close();
    await workplace?.close();
  });

  const panel = (page: Page, name: string) =>
    page.getByRole(page === phone ? 'dialog' : 'complementary', { name: `${name} 댓글` });
  const open = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} 댓글`) });
  const write = (page: Page, label = '댓글') => page.getByRole('textbox', { name: label, exact: true });
  const openOnPhone = async (): Promise<void> => {
    await phone.goto(`${base}/scenes?scene=${film.scenes[2]}`);
    await open(phone, 'S#3').click();
  };

  it('CM8: name somebody by the initial consonants of their name, and send with Enter', async () => {
    await desk.getByRole('gridcell', { name: '골목' }).first().hover();
    await desk.getByRole('button', { name: '댓글 남기기' }).click();
    const beside = panel(desk, 'S#3 골목');
    await beside.getByText('여기에 대해 처음 이야기해 보세요').waitFor();
    await write(desk).fill('@ㅎㅇ');
    await desk.getByRole('option', { name: '김하은' }).waitFor();
    await desk.keyboard.press('Enter');
    expect(await write(desk).inputValue()).toBe('@김하은 ');
    await desk.keyboard.press('Backspace');
    await desk.keyboard.insertText('에게 물어볼게요');
    await desk.keyboard.press('Enter');
    await beside.getByText('@김하은에게 물어볼게요').waitFor();
    expect(await write(desk).inputValue()).toBe('');
  });

  it('CM11: are counted until they are looked at, on a phone in a sheet from below', async () => {
    await phone.goto(`${base}/scenes?scene=${film.scenes[2]}`);
    await phone.getByRole('button', { name: 'S#3 댓글 1개, 읽지 않은 것 1개' }).click();
    await panel(phone, 'S#3 골목').getByText('@김하은에게 물어볼게요').waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await phone.getByRole('button', { name: 'S#3 골목 댓글 닫기' }).click();
    await phone.getByRole('button', { name: 'S#3 댓글 1개', exact: true }).waitFor();
  });

  it('CM4: are answered, which the other sees at once', async () => {
    await openOnPhone();
    await phone.getByRole('button', { name: '답글', exact: true }).click();
    await write(phone, '답글').fill('우산은 스무 개면 돼요');
    await panel(phone, 'S#3 골목').getByRole('button', { name: '답글', exact: true }).click();
    await panel(desk, 'S#3 골목').getByText('우산은 스무 개면 돼요').waitFor();
  });

  it('CM5: are said in other words by who wrote them', async () => {
    const sheet = panel(phone, 'S#3 골목');
    const more = sheet.getByRole('button', { name: '김하은 님의 댓글 더 보기' });
    await more.click();
    await phone.getByRole('menuitem', { name: '고치기' }).click();
    await write(phone, '댓글 고치기').fill('우산은 서른 개면 돼요');
    await sheet.getByRole('button', { name: '저장' }).click();
    const beside = panel(desk, 'S#3 골목');
    await beside.getByText('우산은 서른 개면 돼요').waitFor();
    await beside.getByText('고침', { exact: true }).waitFor();
    await desk.getByRole('button', { name: '정서윤 님의 댓글 더 보기' }).click();
    await desk.getByRole('menuitem', { name: '링크 복사' }).waitFor();
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: '김하은 님의 댓글 더 보기' }).click();
    await desk.getByRole('menuitem', { name: '지우기' }).waitFor();
    expect(await desk.getByRole('menuitem', { name: '고치기' }).count()).toBe(0);
    await desk.keyboard.press('Escape');
  });

  it('CM7: are folded away once they are settled, and opened again', async () => {
    const beside = panel(desk, 'S#3 골목');
    await beside.getByRole('button', { name: '해결됨으로' }).click();
    const folded = panel(phone, 'S#3 골목').getByRole('button', { name: '해결된 이야기 1개' });
    await folded.click();
    await phone.getByText('정서윤 님이 해결했어요').waitFor();
    await phone.getByRole('button', { name: '다시 열기' }).click();
    await folded.waitFor({ state: 'detached' });
    await beside.getByRole('button', { name: '해결됨으로' }).waitFor();
  });

  it('CM6, CM9: are taken away with an undo', async () => {
    await write(desk).fill('잘못 쓴 말');
    await desk.keyboard.press('Enter');
    const said = panel(phone, 'S#3 골목').getByText('잘못 쓴 말');
    await said.waitFor();
    await desk.getByRole('button', { name: '정서윤 님의 댓글 더 보기' }).last().click();
    await desk.getByRole('menuitem', { name: '지우기' }).click();
    await said.waitFor({ state: 'detached' });
    const toast = desk.locator('span', { hasText: /^댓글을 지웠어요되돌리기$/ });
    await toast.getByRole('button', { name: '되돌리기' }).click();
    await said.waitFor();
  });

  it('lead by a link to the place and the thread', async () => {
    const commentId = newId();
    const target = { targetKind: 'timetable', targetId: film.days[1]! } as const;
    await owner.run(film.projectId, 'addComment', {
      commentId,
      ...target,
      parentId: null,
      text: '콜을 당겨요',
    });
    await desk.goto(`${base}?comment=${commentId}`);
    await desk.getByRole('heading', { name: '촬영계획표' }).waitFor();
    await panel(desk, '2회차 12.2 수').getByText('콜을 당겨요').waitFor();
    await desk.goto(`${base}?comment=${newId()}`);
    await desk.getByText('지워졌거나 볼 수 없는 댓글이에요.').waitFor();
  });

  it('are opened on the board by the mark of a row, and by a key', async () => {
    await desk.goto(`${base}/timetable`);
    const row = desk.locator('.board-row').first();
    await row.focus();
    await desk.keyboard.press('c');
    await write(desk).fill('이 줄 먼저 찍어요');
    await desk.keyboard.press('Enter');
    await desk.getByText('이 줄 먼저 찍어요').waitFor();
    await desk.getByRole('button', { name: /댓글 닫기$/ }).click();
    await row.locator('.comment-pill').click();
    await desk.getByText('이 줄 먼저 찍어요').waitFor();
  });

  it('are written without a signal, wait, and arrive later', async () => {
    await openOnPhone();
    await panel(phone, 'S#3 골목').getByText('우산은 서른 개면 돼요').waitFor();
    cable.pull();
    await write(phone).fill('지하라 신호가 없어요');
    await phone.getByRole('button', { name: '남기기' }).click();
    await phone.getByText('보내는 중').waitFor();
    await desk.goto(`${base}/scenes`);
    await open(desk, 'S#3').click();
    cable.plugIn();
    await panel(desk, 'S#3 골목').getByText('지하라 신호가 없어요').waitFor();
    await expect.poll(() => phone.getByText('보내는 중').count(), soon).toBe(0);
  });

  it('CM2, CM3: keep what was typed when what it is about is taken away meanwhile', async () => {
    await write(desk).fill('아직 쓰고 있는 말');
    await owner.run(film.projectId, 'removeScenes', { sceneIds: [film.scenes[2]!] });
    const beside = panel(desk, 'S#3 골목');
    await beside.getByText('방금 지워졌거나 볼 수 없게 됐어요').waitFor();
    await beside.getByText('아직 쓰고 있는 말').waitFor();
    await beside.getByRole('button', { name: '쓰던 글 복사' }).waitFor();
  });

  it('CM12: are told with all that they said, when they come too late', async () => {
    await phone.goto(`${base}/scenes?scene=${film.scenes[3]}`);
    await open(phone, 'S#4').click();
    await write(phone).waitFor();
    cable.pull();
    await write(phone).fill('이 씬은 꼭 남겨 주세요');
    await phone.getByRole('button', { name: '남기기' }).click();
    await phone.getByText('보내는 중').waitFor();
    await owner.run(film.projectId, 'removeScenes', { sceneIds: [film.scenes[3]!] });
    cable.plugIn();
    await phone.getByText('방금 지워졌거나 볼 수 없게 됐어요').waitFor();
    await phone.getByRole('button', { name: /댓글 닫기$/ }).click();
    await phone.getByRole('button', { name: '확인할 것 1개' }).click();
    await phone.getByRole('listitem').filter({ hasText: '“이 씬은 꼭 남겨 주세요”' }).waitFor();
  });

  it('are reached in one press, with their count, from each thing that has some', async () => {
    const { projectId, days, scenes } = film;
    const [characterId, locationId, itemId, callsheetId] = [newId(), newId(), newId(), newId()];
    await owner.run(projectId, 'addCharacter', { characterId, name: '민서', kind: 'lead' });
    await owner.run(projectId, 'addLocation', { locationId, realName: '성산동 편의점' });
    const item = {
      _id: itemId,
      type: 'props',
      name: '빨간 우산',
      subtype: '',
      quantity: null,
      note: '',
    } as const;
    await owner.run(projectId, 'addBreakdownItems', {
      sceneId: scenes[0]!,
      items: [{ ...item, source: 'manual', evidence: null }],
    });
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId: days[0]! });
    for (const [targetKind, targetId, path, name] of [
      ['project', projectId, '', /^작품 댓글/],
      ['character', characterId, '/characters', /^민서 댓글/],
      ['location', locationId, '/locations', /^성산동 편의점 댓글/],
      ['breakdownItem', itemId, `/breakdown?scene=${scenes[0]}`, /^빨간 우산 댓글/],
      ['timetable', days[0]!, '/timetable', /^1회차 .*댓글/],
      ['callsheet', callsheetId, `/callsheets/${callsheetId}`, /^일촬표 댓글/],
    ] as const) {
      const text = `${targetKind} 이야기`;
      const said = { commentId: newId(), targetKind, targetId, parentId: null, text };
      await owner.run(projectId, 'addComment', said);
      await desk.goto(`${base}${path}`);
      // The copy on the device may not have the first place yet: then the sets that want one are shown at first.
      if (path === '/locations') await desk.getByRole('button', { name: /^실제 촬영지/ }).click();
      const button = desk.getByRole('button', { name }).first();
      await expect.poll(() => button.getAttribute('data-count'), soon).toBe('1');
      await button.click();
      await desk.getByRole('complementary', { name: /댓글$/ }).getByText(text).waitFor();
      await desk.getByRole('button', { name: /댓글 닫기$/ }).click();
    }
  });

  it('throw nothing', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
