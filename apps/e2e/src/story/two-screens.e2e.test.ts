import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, type Screen } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { Program } from '../harness/program.ts';
import type { RealServer } from '../harness/real-server.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

/** Two people at one board, one of them on a line that can be pulled. */
describe('two screens side by side', () => {
  let workplace: Workplace<RealServer>;
  let cable: Cable;
  let near: Screen;
  let far: Screen;
  let board: { near: TimetablePage; far: TimetablePage };

  beforeAll(async () => {
    workplace = await Workplace.withOwnServer({}, { withWorker: true });
    const { url } = workplace.server;
    const [owner, editor] = [await Program.join(url, '정서윤'), await Program.join(url, '한지원')];
    const days = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8],
    ];
    const { projectId } = await sceneBoard(owner, 12, days);
    await editor.joinProject(workplace.server, owner, projectId, 'editor');
    cable = await Cable.to(url);
    const path = `/projects/${projectId}/timetable`;
    near = await workplace.signedIn(owner, path);
    far = await workplace.signedIn(editor, path, { url: cable.url });
    board = { near: new TimetablePage(near.page), far: new TimetablePage(far.page) };
    await board.near.row(1, '1 ').waitFor();
    await board.far.row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    await cable?.close();
    await workplace?.close();
  });

  const bothShow = async (dayNo: number, order: readonly string[]): Promise<void> => {
    await expect.poll(() => board.near.order(dayNo), soon).toEqual(order);
    await expect.poll(() => board.far.order(dayNo), soon).toEqual(order);
  };

  /** Also where what was done last has not come to both yet. */
  const bothShowTheSame = async (dayNo: number): Promise<void> => {
    const orders = async () => [await board.near.order(dayNo), await board.far.order(dayNo)];
    await expect.poll(async () => new Set((await orders()).map(String)).size, soon).toBe(1);
  };

  it('each sees the move of the other', async () => {
    await board.near.drag(board.near.row(1, '3 '), board.near.row(1, '1 '), 'top');
    await bothShow(1, ['3', '1', '2']);
    await board.far.drag(board.far.row(2, '4 '), board.far.day(3));
    await bothShow(3, ['7', '8', '4']);
    await bothShow(2, ['5', '6']);
  });

  it('work on while the line is gone, and end the same when it is back', async () => {
    const frame = new ProjectFrame(far.page);
    cable.pull();
    await frame.isOffline();
    await board.far.moveByKeys(board.far.row(1, '1 '), 'Alt+ArrowUp');
    await board.far.allocate('9', 2);
    // A move into a day that is locked meanwhile: it will be refused.
    await board.far.drag(board.far.row(2, '6 '), board.far.day(3));
    await expect.poll(() => board.far.order(3), soon).toEqual(['7', '8', '4', '6']);
    await frame.status.filter({ hasText: '보낼 것 3개' }).waitFor();
    await board.near.moveByKeys(board.near.row(1, '2 '), 'Alt+ArrowRight');
    await board.near.lock(3);
    expect(await board.near.order(1)).toEqual(['3', '1']);
    cable.plugIn();
    await frame.saved();
    await bothShow(3, ['7', '8', '4']);
    await bothShow(1, ['1', '3']);
    // What each did alone comes to the other one after another.
    const inTime = async () => [...(await board.near.order(2))].sort();
    await expect.poll(inTime, soon).toEqual(['2', '5', '6', '9']);
    await bothShowTheSame(2);
  });

  it('says why what was refused was refused', async () => {
    const notes = await new ProjectFrame(far.page).notes();
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('잠긴 촬영일이라 바꿀 수 없어요');
    // SN11: which scene, which day, and a way to do it again.
    expect(notes[0]).toMatch(/S#6 .*3회차.*다시 하기/s);
  });

  it('go on when the server has been killed in the middle of their moves', async () => {
    const kinds = ['Alt+ArrowDown', 'Alt+ArrowUp'] as const;
    for (let i = 0; i < 6; i++) {
      await board.near.moveByKeys(board.near.row(1, '1 '), kinds[i % 2]!);
      await board.far.moveByKeys(board.far.row(2, '5 '), kinds[i % 2]!);
      if (i === 2) await workplace.server.kill();
    }
    await workplace.server.start();
    await new ProjectFrame(near.page).saved();
    await new ProjectFrame(far.page).saved();
    for (const dayNo of [1, 2, 3]) await bothShowTheSame(dayNo);
    expect((await board.near.order(1)).toSorted()).toEqual(['1', '3']);
  });

  it('PR10: tells the one whose strip is moved after them who moved it where, and moves it back', async () => {
    await board.near.moveByKeys(board.near.row(2, '5 '), 'Alt+ArrowLeft');
    await new ProjectFrame(near.page).saved();
    await expect.poll(() => board.far.order(1), soon).toContain('5');
    await board.far.moveByKeys(board.far.row(1, '5 '), 'Alt+ArrowRight');
    await near.page
      .getByText(/^S#5 .*한지원 님이 2회차로 옮겼어요\. 내가 옮긴 곳은 1회차예요\.$/)
      .first()
      .waitFor();
    const again = near.page.getByRole('button', { name: '다시 옮기기', disabled: false });
    await again.click();
    // It fades for a moment yet, and acts no more.
    expect(await again.count()).toBe(0);
    await expect.poll(() => board.far.order(1), soon).toContain('5');
    await far.page
      .getByText(/^S#5 .*정서윤 님이 1회차로 옮겼어요\. 내가 옮긴 곳은 2회차예요\.$/)
      .first()
      .waitFor();
  });

  it('PR12: tells the one whose whole day is changed back after them, and changes it again by one press', async () => {
    const swap = async ({ page }: Screen, own: TimetablePage) => {
      // By keys: what was told before may lie over the heads of the days.
      await own.day(2).getByRole('button', { name: '2회차 메뉴' }).focus();
      await page.keyboard.press('Alt+ArrowLeft');
      await page.getByRole('button', { name: '두 날 맞바꾸기' }).click();
      await new ProjectFrame(page).saved();
    };
    const [first, second] = [await board.near.order(1), await board.near.order(2)];
    await swap(near, board.near);
    await bothShow(1, second);
    await bothShow(2, first);
    await swap(far, board.far);
    await bothShow(1, first);
    await near.page
      .getByText(/한지원 님이 날짜를 옮겼어요: .*2회차 → 12\.2 수.*\(내가 옮긴 날짜: /)
      .first()
      .waitFor();
    const told = near.page.getByRole('status').filter({ hasText: '한지원 님이 날짜를 옮겼어요' });
    await told.getByRole('button', { name: '다시 옮기기' }).click();
    await bothShow(1, second);
    await bothShow(2, first);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
